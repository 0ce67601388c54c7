/**
 * Bad input on a form: the client names the rule and sends nothing. The same input, sent straight to the house, is
 * refused with the message of the same rule. VALID-001, S13
 */
import { fireEvent, waitFor, act } from '@testing-library/react';
import type { Call } from '@foyer/contract/call.ts';
import { expect } from 'vitest';
import type { TestPlayer } from '../../../server/src/wallet/testing/wallet.ts';
import { fieldOf } from './hand.ts';
import type { Line } from './line.ts';

export interface Field {
  /** The label on the screen. */
  readonly label: string | RegExp;
  /** A valid value. */
  readonly good: string;
}

/** A field by its wire name, what is typed into it, the message shown, and the house's message if it differs. */
export type Wrong = readonly [name: string, value: string, says: string, houseSays?: string];

export interface FormUnderTest {
  readonly form: HTMLElement;
  readonly call: Call;
  readonly fields: Readonly<Record<string, Field>>;
  /** Sent with the call, but not shown in any field. */
  readonly also?: Readonly<Record<string, string>>;
  readonly wrong: readonly Wrong[];
}

/** Longer than any text may be: the client marks the field, the house rejects the request as a whole. */
export const long = '<b>x'.repeat(2_500);
export const unreadable = '请求错误';
export const fullWidth = (digits: string): string =>
  digits.replaceAll(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));

const short = (value: string): string => (value.length > 40 ? `${value.slice(0, 20)}… (${value.length})` : value);

/** The accessible description of a field. */
export const descriptionOf = (field: HTMLElement): string =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();

/** Sends each of these straight to the house and returns its messages. Fails if the house accepts one. */
export async function refusalsOf(
  player: TestPlayer,
  call: Call,
  bodies: readonly Record<string, string>[],
): Promise<string[]> {
  const messages: string[] = [];
  for (const body of bodies) {
    const { code, message } = await player.raw(call, body);
    expect(code, `${call.name} took ${JSON.stringify(body).slice(0, 200)}`).not.toBe(200);
    messages.push(message);
  }
  return messages;
}

export const submit = (form: HTMLElement) => act(async () => void fireEvent.submit(form));

/** Fills every field with a valid value, then breaks one at a time: first on the screen, then in calls. */
export async function refusesBadInput(player: TestPlayer, line: Line, tested: FormUnderTest): Promise<void> {
  const { form, call, fields, also = {}, wrong } = tested;
  const put = async (name: string, value: string): Promise<HTMLElement> => {
    const field = fieldOf(form, fields[name]?.label ?? name);
    await act(async () => void fireEvent.change(field, { target: { value } }));
    return field;
  };
  for (const [name, { good }] of Object.entries(fields)) await put(name, good);
  line.forget();
  for (const [name, value, message] of wrong) {
    const field = await put(name, value);
    await submit(form);
    await waitFor(() => expect([name, short(value), descriptionOf(field)]).toEqual([name, short(value), message]));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await put(name, fields[name]?.good ?? '');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBeNull());
  }
  expect(line.sentTo(call.path), 'a refused form was sent').toBe(0);
  const good = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.good]));
  const messages = await refusalsOf(
    player,
    call,
    wrong.map(([name, value]) => ({ ...good, ...also, [name]: value })),
  );
  expect(messages.map((words, at) => [wrong[at]?.[0], short(wrong[at]?.[1] ?? ''), words])).toEqual(
    wrong.map(([name, value, message, houseMessage]) => [name, short(value), houseMessage ?? message]),
  );
}
