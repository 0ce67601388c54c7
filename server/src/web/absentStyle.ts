/**
 * Hides links to addresses that this site does not have, wherever they come from: a banner, an article, a dialog. The
 * site's own lists of links leave them out. Decision 463
 */
export function absentStyle(absent: readonly string[]): string {
  const paths = absent.filter((part) => part.startsWith('/'));
  if (paths.length === 0) return '';
  const links = paths.map((path) => `[href="${path}"],[href^="${path}?"]`).join();
  return `a:is(${links}),li:has(>a:is(${links})){display:none!important}`;
}
