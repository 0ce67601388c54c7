/** Where a visitor may be sent after logging in: a path of this site and nothing else. AMB-014, S07 */

/** Characters that browsers drop or read as a slash, so that `/\evil` or `/<tab>/evil` would leave the site. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const tricks = /[\u0000-\u0020\u007f-\u00a0\\\u2028\u2029\ufeff]/;

/** Pages that are never a redirect target: the log-in itself, and pages that act on or display their address. */
const noGoal = new Set(['/login', '/register', '/404', '/launch', '/kit']);

/**
 * Returns the path with its query, or undefined if it is not one of `paths`. It must start with exactly one slash, also
 * after percent-decoding, and must not lead back to the log-in itself.
 */
export function safeRedirect(value: unknown, paths: ReadonlySet<string>): string | undefined {
  if (typeof value !== 'string' || value.length > 512) return undefined;
  let decoded: string;
  try {
    decoded = decodeURIComponent(value.split(/[?#]/)[0] ?? '');
  } catch {
    return undefined;
  }
  if (tricks.test(value) || tricks.test(decoded) || decoded.includes('%')) return undefined;
  if (!/^\/(?!\/)/.test(decoded) || decoded.includes('//') || /\/\.|\.\./.test(decoded)) return undefined;
  const url = new URL(value, 'https://own.invalid');
  if (url.origin !== 'https://own.invalid') return undefined;
  const path = url.pathname.length > 1 ? url.pathname.replace(/\/$/, '') : url.pathname;
  if (!paths.has(path) || noGoal.has(path)) return undefined;
  return path + url.search + url.hash;
}
