/** Messages of rules travel as a key of the text room `rules` and its arguments. VALID-001 */
export interface RuleMessage {
  readonly key: string;
  readonly args: Record<string, string | number>;
}

/** Packs a key and its arguments into the one string that a schema's issue can hold. */
export function message(key: string, args?: Record<string, string | number>): string {
  return args ? `${key}|${JSON.stringify(args)}` : key;
}

export function readMessage(packed: string): RuleMessage {
  const bar = packed.indexOf('|');
  if (bar < 0) return { key: packed, args: {} };
  return { key: packed.slice(0, bar), args: JSON.parse(packed.slice(bar + 1)) as Record<string, string | number> };
}
