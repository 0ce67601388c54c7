/** `useText('home')` returns a room's words in the visitor's language. */
import type { Locale } from '@foyer/contract/envelope.ts';
import type { MessageArgs, MessageKey, Room, TranslateArgs } from '@foyer/text/keys.ts';
import { createContext, use, useContext } from 'react';
import type { ReactNode } from 'react';
import { formatMessage } from '#text/format.ts';
import type { Values } from '#text/format.ts';
import { loadWords, wordsOf } from '#text/rooms.ts';
import type { Words } from '#text/rooms.ts';

const LanguageContext = createContext<Locale>('zh_CN');
/** The rooms used by a page. The server writes them into the page, so that they are available for hydration. */
const UsedRooms = createContext<Set<string> | undefined>(undefined);

interface LanguageProviderProps {
  readonly locale: Locale;
  readonly used?: Set<string> | undefined;
  readonly children: ReactNode;
}

export function LanguageProvider({ locale, used, children }: LanguageProviderProps) {
  return (
    <LanguageContext value={locale}>
      <UsedRooms value={used}>{children}</UsedRooms>
    </LanguageContext>
  );
}

export const useLocale = (): Locale => useContext(LanguageContext);

export interface Text<R extends Room> {
  <K extends MessageKey<R>>(key: K, ...args: TranslateArgs<R, K>): string;
  /** As above with mark-up: `<b>…</b>` in a message calls the value `b` with its content. */
  rich<K extends MessageKey<R>>(key: K, values: RichValues<MessageArgs<R, K>>): ReactNode;
}
type RichValues<A> = Partial<A> & Record<string, Values[string] | ((chunks: ReactNode) => ReactNode)>;

/** Words without mark-up format to text; those with mark-up are for `rich`. */
function textOf<R extends Room>(locale: Locale, words: Words): Text<R> {
  const write = (key: string, values?: object) => formatMessage(words[key], key, locale, values as Values | undefined);
  return Object.assign((key: string, values?: object) => write(key, values) as string, { rich: write }) as Text<R>;
}

/** Suspends until the room's words are there. Keys and rooms are checked when the client is compiled. */
export function useText<R extends Room>(room: R): Text<R> {
  const locale = useContext(LanguageContext);
  useContext(UsedRooms)?.add(room);
  return textOf(locale, use(loadWords(locale, room)));
}

/** The words of a room outside a component: outcomes, notifications. */
export async function textFor<R extends Room>(locale: Locale, room: R): Promise<Text<R>> {
  return textOf(locale, wordsOf(locale, room) ?? (await loadWords(locale, room)));
}
