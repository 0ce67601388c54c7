/** Trial sessions, which anyone may open and which move no money. Their rounds and bets belong to a guest. M10 */

/** Whether an owner of rounds and bets is the guest of a trial, not a player. */
export const isTrial = (owner: string): boolean => owner.startsWith('trial:');

export const trialOwner = (sessionId: string): string => `trial:${sessionId}`;
