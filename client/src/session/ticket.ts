/**
 * A log-in ticket from the address. The inline script removes it from the address before any request is made. It is
 * only kept here until the player decides. ROUTE-071, S01
 */
declare global {
  interface Window {
    foyerTicket?: string | undefined;
  }
}

/** True while a ticket is pending; no other log-in prompt is shown then. */
export const hasTicket = (): boolean => Boolean(window.foyerTicket);

export const ticketOfAddress = (): string => window.foyerTicket ?? '';

/** Called when the player has decided. */
export function forgetTicket(): void {
  window.foyerTicket = '';
}
