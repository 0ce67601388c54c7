/** A platform's code from an address, at most 64 characters; undefined if it can be none. The router reads '888' as a number. */
export const readPlatformCode = (value: unknown): string | undefined =>
  // A number becomes text here.
  /^[\w.-]{1,64}$/.exec((value as string | undefined) ?? '')?.[0];
