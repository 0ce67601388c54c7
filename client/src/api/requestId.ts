import { isFailure } from './failure.ts';

/** The id under which the house logged what failed, for the message about it; undefined where nothing was sent. */
export const requestIdOf = (error: unknown): string | undefined => (isFailure(error) ? error.requestId : undefined);
