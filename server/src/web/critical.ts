/**
 * Extracts the critical styles, which the page's mark-up can show. They are inlined; the whole files load once the page
 * is in use. A rule is dropped only if it names a class that the mark-up does not have, or applies only to pointer
 * input, opened dialogs or forced colours. The first paint therefore looks final, except in forced colours: what they mark
 * as chosen follows with the whole files.
 */

/**
 * A node of a style sheet. Groups such as `@media` hold nodes, rules hold declarations, and the rest is kept as text.
 */
type Node =
  | { readonly kind: 'group'; readonly prelude: string; readonly nodes: readonly Node[] }
  | { readonly kind: 'rule'; readonly selectors: readonly Selector[]; readonly body: string }
  | { readonly kind: 'keyframes'; readonly name: string; readonly text: string }
  | { readonly kind: 'other'; readonly text: string };

/** States that do not exist before the page is in use: pointer input, selections, open dialogs, `usePayBar`. */
const isOfUse = /:(?:hover|active|modal)\b|::(?:backdrop|selection)\b|\[data-(?:modal|pay)\]/;

interface Selector {
  readonly text: string;
  readonly classes: readonly string[];
  /** Of a selector that is only `:is(…)`: the selectors within, one of which must match. */
  readonly anyOf?: readonly Selector[];
}

export type Sheet = readonly Node[];

/** Returns the end of the block that opens at `start`. Strings may contain braces. */
function endOfBlock(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"' || sign === "'") at = text.indexOf(sign, at + 1);
    else if (sign === '{') depth += 1;
    else if (sign === '}' && (depth -= 1) === 0) return at;
  }
  throw new Error('a style sheet with an open block');
}

/** Splits a list at its commas, except those within brackets. */
function parted(list: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of list) {
    if (sign === '(' || sign === '[') depth += 1;
    if (sign === ')' || sign === ']') depth -= 1;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts;
}

/** Whether every closing bracket has an earlier opening one. The brackets around such a text belong together. */
function isBalanced(text: string): boolean {
  let depth = 0;
  for (const sign of text) {
    if (sign === '(') depth += 1;
    if (sign === ')' && (depth -= 1) < 0) return false;
  }
  return true;
}

/** Ignores classes within brackets, as in `:not(.x)` or `:is(.a, .b)`, because the selector may match without them. */
function selectorOf(text: string): Selector {
  const [, list] = /^:is\((.*)\)$/.exec(text) ?? [];
  if (list !== undefined && isBalanced(list)) return { text, classes: [], anyOf: parted(list).map(selectorOf) };
  const certain = text.replaceAll(/\([^()]*\)/g, '').replaceAll(/\([^()]*\)/g, '');
  return { text, classes: [...certain.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name ?? '') };
}

/** Parses a built style sheet: minified, without comments. */
export function readSheet(text: string): Sheet {
  const nodes: Node[] = [];
  let at = 0;
  while (at < text.length) {
    const open = text.indexOf('{', at);
    const semicolon = text.indexOf(';', at);
    if (semicolon !== -1 && (open === -1 || semicolon < open)) {
      nodes.push({ kind: 'other', text: text.slice(at, semicolon + 1) });
      at = semicolon + 1;
      continue;
    }
    if (open === -1) break;
    const end = endOfBlock(text, open);
    nodes.push(nodeOf(text.slice(at, open).trim(), text.slice(open + 1, end)));
    at = end + 1;
  }
  return nodes;
}

function nodeOf(prelude: string, body: string): Node {
  if (/^@(media|layer|supports|container|starting-style)\b/.test(prelude))
    return { kind: 'group', prelude, nodes: readSheet(body) };
  const keyframes = /^@keyframes\s+([\w-]+)/.exec(prelude);
  if (keyframes?.[1] !== undefined) return { kind: 'keyframes', name: keyframes[1], text: `${prelude}{${body}}` };
  if (prelude.startsWith('@')) return { kind: 'other', text: `${prelude}{${body}}` };
  return { kind: 'rule', selectors: parted(prelude).map(selectorOf), body };
}

const classesOf = (html: string): Set<string> =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => (names ?? '').split(' ')));

const isShown = ({ text, classes, anyOf }: Selector, there: ReadonlySet<string>): boolean =>
  classes.every((name) => there.has(name)) &&
  !isOfUse.test(text) &&
  (anyOf?.some((selector) => isShown(selector, there)) ?? true);

function written(nodes: Sheet, classes: ReadonlySet<string>, isAnimated: (name: string) => boolean): string {
  return nodes
    .map((node) => {
      if (node.kind === 'other') return node.text;
      if (node.kind === 'keyframes') return isAnimated(node.name) ? node.text : '';
      if (node.kind === 'group') {
        if (node.prelude.includes('forced-colors')) return '';
        const inner = written(node.nodes, classes, isAnimated);
        return inner === '' ? '' : `${node.prelude}{${inner}}`;
      }
      const left = node.selectors.filter((selector) => isShown(selector, classes));
      return left.length === 0 ? '' : `${left.map(({ text }) => text).join(',')}{${node.body}}`;
    })
    .join('');
}

/** All that decides which styles a mark-up shows. */
export interface Marks {
  readonly classes: ReadonlySet<string>;
  /** Custom properties that its own style attributes refer to. */
  readonly tokens: ReadonlySet<string>;
}

export const marksOf = (html: string): Marks => ({ classes: classesOf(html), tokens: new Set(tokensIn(html)) });

const tokensIn = (text: string): string[] => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name ?? '');

/** Removes custom properties that neither a rule, nor the mark-up, nor another used property refers to. */
function withoutIdleTokens(style: string, tokens: ReadonlySet<string>): string {
  const token = /(--[\w-]+):([^;{}]*);?(?=[^{}]*\})/g;
  const uses = new Map<string, string[]>();
  const used = new Set<string>();
  for (const [, name = '', value = ''] of style.matchAll(token))
    uses.set(name, [...(uses.get(name) ?? []), ...tokensIn(value)]);
  const open = [...tokensIn(style.replaceAll(token, '')), ...tokens];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (used.has(name)) continue;
    used.add(name);
    open.push(...(uses.get(name) ?? []));
  }
  return style.replaceAll(token, (whole, name: string) => (used.has(name) ? whole : ''));
}

/** Returns the styles of `sheet` that mark-up with these marks can show. */
export function criticalStyle(sheet: Sheet, { classes, tokens }: Marks): string {
  const rules = written(sheet, classes, () => false);
  const animated = new Set(
    [...rules.matchAll(/animation(?:-name)?:([^;}]*)/g)].flatMap(([, value]) => (value ?? '').split(/[\s,]+/)),
  );
  const style = animated.size === 0 ? rules : written(sheet, classes, (name) => animated.has(name));
  return withoutIdleTokens(style, tokens);
}
