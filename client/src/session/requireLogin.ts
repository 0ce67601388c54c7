import { openDialog } from '#session/dialogs.ts';
import type { LoginReason } from '#session/dialogs.ts';
import { currentVisitor } from '#session/signedIn.ts';

/** True for a player; a guest is told why to log in and what for. ROLE-005 to ROLE-008 */
export function requireLogin(reason: LoginReason): boolean {
  if (currentVisitor() === 'player') return true;
  openDialog({ kind: 'reminder', reason });
  return false;
}
