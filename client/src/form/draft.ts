/**
 * Keeps typed values through reloads and navigation, until the session ends (session/signedIn.ts). Passwords and codes
 * are never kept. STATE-003
 */
export interface Draft {
  readonly key: string;
  readonly fields: readonly string[];
}

const prefix = 'foyer.draft.';

export function readDraft({ key, fields }: Draft): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(prefix + key) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).filter(([name, value]) => fields.includes(name) && typeof value === 'string'),
    ) as Record<string, string>;
  } catch {
    return {};
  }
}

export function keepDraft({ key, fields }: Draft, values: Readonly<Record<string, unknown>>): void {
  const kept = Object.fromEntries(fields.map((name) => [name, values[name]]).filter(([, value]) => value !== ''));
  try {
    sessionStorage.setItem(prefix + key, JSON.stringify(kept));
  } catch {
    // Storage is full or forbidden: the form still holds its values while it is open.
  }
}

export function dropDraft({ key }: Draft): void {
  try {
    sessionStorage.removeItem(prefix + key);
  } catch {
    // Nothing was kept.
  }
}
