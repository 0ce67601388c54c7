/**
 * A ticket that came with the address. The page's own script has taken it out of there before anything was asked for;
 * it is kept here until the player has decided, and nowhere else. ROUTE-071, S01
 */
declare global {
  interface Window {
    foyerTicket?: string | undefined;
  }
}

/** Whether one waits: nothing else asks a guest to log in meanwhile. */
export const hasTicket = (): boolean => Boolean(window.foyerTicket);

export const ticketOfAddress = (): string => window.foyerTicket ?? '';

/** The player has decided: the page knows it no longer. */
export function forgetTicket(): void {
  window.foyerTicket = '';
}
