/**
 * Reads the HTML of an article into a tree of allowed tags. The browser's own parser is not used, so mark-up cannot
 * contain code, and a policy that forbids HTML strings holds. S08, S05
 */
/** Equal to the contract's `articleTags`, which is not imported here. */
export const richTags = ['p', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br', 'table', 'tr', 'th', 'td'] as const;
export type RichTag = (typeof richTags)[number];

export interface RichElement {
  readonly tag: RichTag;
  /** For links only. The renderer decides which targets are allowed. */
  readonly href: string;
  readonly children: RichNode[];
}
export type RichNode = string | RichElement;

const allowed: ReadonlySet<string> = new Set(richTags);
const blocks: ReadonlySet<string> = new Set(['p', 'h3', 'ul', 'ol', 'table']);
/** Required parents of tags. Elsewhere the tag is dropped and its content kept. */
const parents: Readonly<Record<string, readonly string[]>> = {
  li: ['ul', 'ol'],
  tr: ['table'],
  td: ['tr'],
  th: ['tr'],
};
/** Elements that contain no text of their own. */
const hollow: ReadonlySet<string> = new Set(['ul', 'ol', 'table', 'tr']);
/** Elements whose content is left out. */
const silent: ReadonlySet<string> = new Set(['script', 'style', 'title', 'textarea', 'iframe', 'noscript', 'template']);
const deepest = 16;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

function decoded(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return entities[String(name).toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
  });
}

const hrefOf = (tag: string): string => {
  const found = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(tag);
  return decoded(found?.[1] ?? found?.[2] ?? found?.[3] ?? '').trim();
};

/** The tree and its open elements during parsing. */
class Tree {
  readonly root: RichNode[] = [];
  private readonly open: RichElement[] = [];

  private get holder(): RichElement | undefined {
    return this.open.at(-1);
  }

  write(text: string): void {
    if (text === '' || (this.holder && hollow.has(this.holder.tag))) return;
    (this.holder?.children ?? this.root).push(decoded(text));
  }

  start(tag: RichTag, href: string): void {
    // A block ends an open paragraph or heading; a link or an item ends the previous one.
    if (blocks.has(tag)) this.end('p', 'h3');
    if (tag === 'a') this.end('a');
    if (parents[tag] && this.open.some((one) => one.tag === tag)) this.endInside(tag);
    const holder = this.holder?.tag ?? '';
    if (parents[tag] && !parents[tag].includes(holder)) return;
    if (!parents[tag] && hollow.has(holder)) return;
    const element: RichElement = { tag, href, children: [] };
    (this.holder?.children ?? this.root).push(element);
    if (tag !== 'br' && this.open.length < deepest) this.open.push(element);
  }

  /** Ends the innermost of these and everything in it. */
  end(...tags: readonly RichTag[]): void {
    const place = this.open.findLastIndex((one) => tags.includes(one.tag));
    if (place >= 0) this.open.length = place;
  }

  /** Ends an item or cell of the same list or row, not one of a list around it. */
  private endInside(tag: RichTag): void {
    const place = this.open.findLastIndex((one) => one.tag === tag);
    const border = this.open.findLastIndex((one) => parents[tag]?.includes(one.tag));
    if (place > border) this.open.length = place;
  }
}

/** Position after the closing tag of such an element, or the end of the text if it is not closed. */
function endOf(html: string, name: string, from: number): number {
  const closing = new RegExp(`</${name}[^>]*>`, 'gi');
  closing.lastIndex = from;
  return closing.test(html) ? closing.lastIndex : html.length;
}

/** Parses in one pass: everything outside a tag is text, and tags that are not allowed are left out. */
export function readRichText(html: string): RichNode[] {
  const tree = new Tree();
  let at = 0;
  let end = -1;
  while (at < html.length) {
    const start = html.indexOf('<', at);
    // Searched once for all `<` before it, so that many of them take linear time.
    if (end < start) end = html.indexOf('>', start);
    if (start < 0 || end < 0) {
      tree.write(html.slice(at));
      break;
    }
    tree.write(html.slice(at, start));
    at = end + 1;
    const tag = html.slice(start, end);
    const [, slash = '', name = ''] = /^<(\/?)([a-z][a-z\d]*)/i.exec(tag) ?? [];
    const known = name.toLowerCase();
    if (silent.has(known) && slash === '') at = endOf(html, known, at);
    else if (allowed.has(known) && slash === '') tree.start(known as RichTag, known === 'a' ? hrefOf(tag) : '');
    else if (allowed.has(known)) tree.end(known as RichTag);
    else if (name === '' && !/^<[!/?]/.test(tag)) {
      // A lone `<` is text; the rest is parsed again.
      tree.write('<');
      at = start + 1;
    }
  }
  return tree.root;
}
