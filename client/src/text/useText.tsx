/** `useText('home')` returns a namespace's words in the visitor's language. */
import type { Locale } from '@foyer/contract/envelope.ts';
import type { MessageArgs, MessageKey, Namespace, TranslateArgs } from '@foyer/text/keys.ts';
import { createContext, use, useContext } from 'react';
import type { ReactNode } from 'react';
import { formatMessage } from '#text/format.ts';
import type { Values } from '#text/format.ts';
import { loadWords, wordsOf } from '#text/namespaces.ts';
import type { Words } from '#text/namespaces.ts';

const LanguageContext = createContext<Locale>('zh_CN');
/** The namespaces used by a page. The server writes them into the page, so that they are available for hydration. */
const UsedNamespaces = createContext<Set<string> | undefined>(undefined);

interface LanguageProviderProps {
  readonly locale: Locale;
  readonly used?: Set<string> | undefined;
  readonly children: ReactNode;
}

export function LanguageProvider({ locale, used, children }: LanguageProviderProps) {
  return (
    <LanguageContext value={locale}>
      <UsedNamespaces value={used}>{children}</UsedNamespaces>
    </LanguageContext>
  );
}

export const useLocale = (): Locale => useContext(LanguageContext);

export interface Text<N extends Namespace> {
  <K extends MessageKey<N>>(key: K, ...args: TranslateArgs<N, K>): string;
  /** As above with mark-up: `<b>…</b>` in a message calls the value `b` with its content. */
  rich<K extends MessageKey<N>>(key: K, values: RichValues<MessageArgs<N, K>>): ReactNode;
}
type RichValues<A> = Partial<A> & Record<string, Values[string] | ((chunks: ReactNode) => ReactNode)>;

/** Texts without mark-up are formatted to strings; those with mark-up are for `rich`. */
function textOf<N extends Namespace>(locale: Locale, words: Words): Text<N> {
  const write = (key: string, values?: object) => formatMessage(words[key], key, locale, values as Values | undefined);
  return Object.assign((key: string, values?: object) => write(key, values) as string, { rich: write }) as Text<N>;
}

/** Suspends until the namespace is loaded. The compiler checks keys and namespaces. */
export function useText<N extends Namespace>(namespace: N): Text<N> {
  const locale = useContext(LanguageContext);
  useContext(UsedNamespaces)?.add(namespace);
  return textOf(locale, use(loadWords(locale, namespace)));
}

/** The texts of a namespace outside a component, such as for messages. */
export async function textFor<N extends Namespace>(locale: Locale, namespace: N): Promise<Text<N>> {
  return textOf(locale, wordsOf(locale, namespace) ?? (await loadWords(locale, namespace)));
}
