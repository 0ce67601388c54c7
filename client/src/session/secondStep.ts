/** Continues a log-in in the dialog of its second step. */
import { openDialog } from '#session/dialogs.ts';

/** `data` is the data of the refusal SECOND_FACTOR_NEEDED. */
export function openSecondStep(data: unknown): void {
  const ticket = typeof data === 'object' && data !== null && 'ticket' in data ? data.ticket : undefined;
  if (typeof ticket === 'string') openDialog({ kind: 'secondFactor', ticket });
}
