/** Keys and ICU arguments of every message, as types. Both come from zh_CN through `npm run text`. */
import type { Locale } from '@foyer/contract/envelope.ts';
import type { Messages } from './rooms.gen.ts';

export type Room = keyof Messages;
/** The keys of one room, nested keys joined by dots: `form.title`. */
export type MessageKey<R extends Room> = keyof Messages[R] & string;
/** Nothing where the message has no arguments, else exactly them. */
export type TranslateArgs<R extends Room, K extends MessageKey<R>> = Extract<Messages[R][K], readonly unknown[]>;
export type MessageArgs<R extends Room, K extends MessageKey<R>> = Messages[R][K] extends [infer A] ? A : object;
/** The same, where an argument may be a text in every language. */
export type StoredArgs<R extends Room, K extends MessageKey<R>> =
  TranslateArgs<R, K> extends readonly [infer A] ? [{ [N in keyof A]: A[N] | Record<Locale, string> }] : [];
