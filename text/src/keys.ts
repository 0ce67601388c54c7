/** Keys and ICU arguments of every message, as types. Both come from zh_CN through `npm run text`. */
import type { ICUArgs, MessageKeys, NestedKeyOf, NestedValueOf } from 'use-intl/core';
import type { Messages } from './messages.gen.ts';

export type Room = keyof Messages;
/** The keys of one room, nested keys joined by dots: `deposit.title`. */
export type MessageKey<R extends Room> = MessageKeys<Messages[R], NestedKeyOf<Messages[R]>>;

interface ArgumentTypes {
  ICUArgument: string | number;
  ICUNumberArgument: number;
  ICUDateArgument: Date;
}
/** The words of one message in zh_CN, as a literal type. */
export type SourceText<R extends Room, K extends MessageKey<R>> = Extract<NestedValueOf<Messages[R], K>, string>;
export type MessageArgs<R extends Room, K extends MessageKey<R>> = ICUArgs<SourceText<R, K>, ArgumentTypes>;
/** Nothing where the message has no arguments, else exactly them. */
export type TranslateArgs<R extends Room, K extends MessageKey<R>> = keyof MessageArgs<R, K> extends never
  ? []
  : [args: MessageArgs<R, K>];
