/** The house cannot start, and why, in one line for the operator: main prints it and leaves with 1. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** The first line of whatever went wrong. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n')[0] ?? text;
}
