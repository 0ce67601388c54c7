/** A log-in that the house stops after the password: the form hands over, and the second step opens above it. */
import { openDialog } from '#session/dialogs.ts';

/** `data` is what came with the refusal SECOND_FACTOR_NEEDED. */
export function openSecondStep(data: unknown): void {
  const ticket = typeof data === 'object' && data !== null && 'ticket' in data ? data.ticket : undefined;
  if (typeof ticket === 'string') openDialog({ kind: 'secondFactor', ticket });
}
