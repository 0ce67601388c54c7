import { openDialog } from '#session/dialogs.ts';
import type { LoginReason } from '#session/dialogs.ts';
import { currentVisitor } from '#session/signedIn.ts';

/** Returns true for a player. Shows a guest why a log-in is needed. ROLE-005 to ROLE-008 */
export function requireLogin(reason: LoginReason): boolean {
  if (currentVisitor() === 'player') return true;
  openDialog({ kind: 'reminder', reason });
  return false;
}
