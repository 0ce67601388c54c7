/** A platform's code from an address, at most 64 characters; undefined if it can be none. The router reads '888' as a number. */
export function readPlatformCode(value: unknown): string | undefined {
  const code = typeof value === 'number' ? String(value) : value;
  return typeof code === 'string' && /^[\w.-]{1,64}$/.test(code) ? code : undefined;
}
