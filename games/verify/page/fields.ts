/** The fields of a proof as inputs, and the proof that they contain. */
import { proofFields } from '../../fair/proof.ts';
import type { Family, FieldKind, FieldName } from '../../fair/proof.ts';
import { el } from '../../windows/frame/dom.ts';
import type { Words } from '../words.ts';

/** The value of a field as it is typed: lists with spaces between their items. */
function typedText(kind: FieldKind, value: unknown): string {
  if (Array.isArray(value)) return value.join(' ');
  return kind === 'json' ? JSON.stringify(value) : String(value);
}

/** Undefined for text that is not a value of this kind, so that the check of the proof names the field. */
function valueIn(kind: FieldKind, typed: string): unknown {
  const text = typed.trim();
  if (kind === 'words' || kind === 'numbers') {
    const items = text.split(/[\s,，]+/).filter((item) => item !== '');
    return kind === 'words' ? text.split(/\s+/).filter((item) => item !== '') : items.map(Number);
  }
  if (kind === 'salt') return text;
  if (text === '') return undefined;
  if (kind === 'count') return Number(text);
  if (kind !== 'json') return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

export interface Fields {
  readonly root: HTMLElement;
  /** What is typed, by field. */
  read(): Record<string, unknown>;
  fill(proof: object): void;
  focus(field: string): void;
}

const long = new Set<FieldKind>(['words', 'json']);

export function createFields(words: Words, family: Family): Fields {
  const kinds: Readonly<Record<string, FieldKind>> = proofFields[family];
  const inputs = Object.entries(kinds).map(([name, kind]) => {
    const props = { id: `field-${name}`, name, autocomplete: 'off', spellcheck: 'false' };
    const input = long.has(kind)
      ? el('textarea', { ...props, rows: '2' })
      : el('input', { ...props, ...(kind === 'count' && { inputmode: 'numeric' }) });
    return { name, kind, input };
  });
  return {
    root: el(
      'div.fields',
      {},
      ...inputs.map(({ name, kind, input }) =>
        el(
          kind === 'count' ? 'label.short' : 'label',
          {},
          // Every field of every family has a word.
          el('span', {}, words(`field.${name as FieldName}`)),
          input,
        ),
      ),
    ),
    read: () => ({
      family,
      ...Object.fromEntries(
        inputs
          .map(({ name, kind, input }) => [name, valueIn(kind, input.value)] as const)
          .filter(([, value]) => value !== undefined),
      ),
    }),
    fill(proof) {
      const given = proof as Readonly<Record<string, unknown>>;
      for (const { name, kind, input } of inputs) input.value = typedText(kind, given[name]);
    },
    focus: (field) => inputs.find(({ name }) => name === field)?.input.focus(),
  };
}
