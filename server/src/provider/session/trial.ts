/** Trial sessions, which anyone may open and which move no money. Their rounds and bets belong to a guest. M10 */

/** Whether an owner of rounds and bets is a guest of a trial and no player. */
export const isTrial = (owner: string): boolean => owner.startsWith('trial:');

export const trialOwner = (sessionId: string): string => `trial:${sessionId}`;
