/** Keys and ICU arguments of every message, as types. Both come from zh_CN through `npm run text`. */
import type { Locale } from '@foyer/contract/envelope.ts';
import type { Messages } from './namespaces.gen.ts';

export type Namespace = keyof Messages;
/** The keys of one namespace, nested keys joined by dots: `form.title`. */
export type MessageKey<N extends Namespace> = keyof Messages[N] & string;
/** Empty if the message has no arguments, else exactly its arguments. */
export type TranslateArgs<N extends Namespace, K extends MessageKey<N>> = Extract<Messages[N][K], readonly unknown[]>;
export type MessageArgs<N extends Namespace, K extends MessageKey<N>> = Messages[N][K] extends [infer A] ? A : object;
/** The same, where an argument may be a text in every language. */
export type StoredArgs<N extends Namespace, K extends MessageKey<N>> =
  TranslateArgs<N, K> extends readonly [infer A] ? [{ [I in keyof A]: A[I] | Record<Locale, string> }] : [];
