/** A reason why the house cannot start, in one line for the operator. main prints it and exits with code 1. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Returns the first line of an error's message. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n')[0] ?? text;
}
