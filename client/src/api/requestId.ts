import { isFailure } from './failure.ts';

/** The id under which the house logged a failed request, for the error message; undefined if nothing was sent. */
export const requestIdOf = (error: unknown): string | undefined => (isFailure(error) ? error.requestId : undefined);
