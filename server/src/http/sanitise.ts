/**
 * Sanitizes an operator's rich text for pages. Keeps the contract's tags and all text; drops other tags, and also the
 * content of those whose content is not readable text, such as scripts. S08, AMB-074
 */
import { articleTags } from '@foyer/contract/richText.ts';

const allowed: ReadonlySet<string> = new Set(articleTags);
/** Tags whose content is not readable text. */
const silent =
  /<(script|style|iframe|object|embed|svg|math|template|noscript|title|textarea|select)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const token = /<(\/?)([a-z][a-z0-9]*)\b((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;

/** Escapes text that looks like a tag. */
const escaped = (text: string): string => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Returns the href if it is a path within the site or an https address; otherwise there is no link. */
function hrefOf(attributes: string): string | undefined {
  const [, double, single] = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes) ?? [];
  const target = (double ?? single ?? '').trim();
  if (/^\/(?![/\\])[\w\-./?=&%#]*$/.test(target)) return target;
  return /^https:\/\/[\w.-]+(?:\/[\w\-./?=&%#]*)?$/.test(target) ? target : undefined;
}

function linkTag(attributes: string): string {
  const href = hrefOf(attributes);
  if (href === undefined) return '<a>';
  return href.startsWith('/') ? `<a href="${href}">` : `<a href="${href}" target="_blank" rel="noopener noreferrer">`;
}

/**
 * Returns HTML in which every tag is allowed, has no attribute except a safe href, and is closed where it was opened.
 */
export function sanitise(html: string): string {
  const source = html.replaceAll(silent, '').replaceAll(/<!--[\s\S]*?(?:-->|$)/g, '');
  const open: string[] = [];
  let clean = '';
  let end = 0;
  for (const match of source.matchAll(token)) {
    const [whole, slash, name = '', attributes = ''] = match;
    clean += escaped(source.slice(end, match.index));
    end = match.index + whole.length;
    const tag = name.toLowerCase();
    if (!allowed.has(tag)) continue;
    if (tag === 'br') clean += slash === '' ? '<br>' : '';
    else if (slash === '') {
      open.push(tag);
      clean += tag === 'a' ? linkTag(attributes) : `<${tag}>`;
    } else if (open.includes(tag)) {
      for (let last = open.pop(); last !== undefined; last = open.pop()) {
        clean += `</${last}>`;
        if (last === tag) break;
      }
    }
  }
  clean += escaped(source.slice(end));
  return (
    clean +
    open
      .toReversed()
      .map((tag) => `</${tag}>`)
      .join('')
  );
}
