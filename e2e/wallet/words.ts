/** What a screen has to say, read from the catalogue itself: a client that shows another language's words fails by them. */
import type { Locale } from '@foyer/contract/envelope.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The text of `room.a.b`, with its arguments filled in. */
export function wordsOf(locale: Locale) {
  const rooms = new Map<string, unknown>();
  const roomOf = (room: string): unknown => {
    const file = join(import.meta.dirname, `../../text/${locale}/${room}.json`);
    if (!rooms.has(room)) rooms.set(room, JSON.parse(readFileSync(file, 'utf8')));
    return rooms.get(room);
  };
  return (path: string, given: Readonly<Record<string, string>> = {}): string => {
    const [room = '', ...keys] = path.split('.');
    const found = keys.reduce<unknown>(
      (part, key) => (part as Record<string, unknown> | undefined)?.[key],
      roomOf(room),
    );
    if (typeof found !== 'string') throw new Error(`${locale} has no ${path}`);
    return found.replaceAll(/\{(\w+)\}/g, (argument, name: string) => given[name] ?? argument);
  };
}
