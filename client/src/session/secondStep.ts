/** Hands a log-in over to the dialog of its second step. */
import { openDialog } from '#session/dialogs.ts';

/** `data` is what came with the refusal SECOND_FACTOR_NEEDED. */
export function openSecondStep(data: unknown): void {
  const ticket = typeof data === 'object' && data !== null && 'ticket' in data ? data.ticket : undefined;
  if (typeof ticket === 'string') openDialog({ kind: 'secondFactor', ticket });
}
