/**
 * Bad input on a form: the client names the rule and sends nothing. The same input, sent straight to the house from
 * the page, is refused by the same rule. VALID-001, S13
 */
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { clientHeader } from '@foyer/contract/envelope.ts';
import { comeFromOwnAddress } from './player.ts';

export interface Field {
  /** The label on the screen. */
  readonly label: string | RegExp;
  /** A valid value. */
  readonly good: string;
}

/**
 * A field by its wire name, what is typed into it, the message shown, and the house's message if it differs. null as
 * a message: that side is not tested, for example because the field cannot hold the value.
 */
export type Wrong =
  | readonly [name: string, value: string, says: string, houseSays?: string | null]
  | readonly [name: string, value: string, says: null, houseSays: string];

export interface FormUnderTest {
  readonly form: Locator;
  /** Path of its call. */
  readonly path: string;
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

interface Answer {
  readonly code: number;
  readonly msg: string;
}

/** Sends bodies one by one to the house, without the client's checks. Every 15 bodies it changes the IP address. */
export async function sendRaw(page: Page, path: string, bodies: readonly object[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let from = 0; from < bodies.length; from += 15) {
    await comeFromOwnAddress(page.context());
    answers.push(...(await sendSome(page, path, bodies.slice(from, from + 15))));
  }
  return answers;
}

function sendSome(page: Page, path: string, bodies: readonly object[]): Promise<Answer[]> {
  return page.evaluate(
    async ({ address, header, list }) => {
      const answers: Answer[] = [];
      for (const body of list) {
        const common = { lang: 'zh_CN', frontType: '2', deviceId: crypto.randomUUID(), requestId: crypto.randomUUID() };
        const reply = await fetch(address, {
          method: 'POST',
          headers: { [header]: '1' },
          body: new URLSearchParams({ ...common, ...body }),
        });
        answers.push((await reply.json()) as Answer);
      }
      return answers.map(({ code, msg }) => ({ code, msg }));
    },
    { address: path, header: clientHeader, list: bodies },
  );
}

const titleOf = (wrong: Wrong | undefined): string[] => (wrong ? [wrong[0], short(wrong[1])] : []);
const short = (value: string): string => (value.length > 40 ? `${value.slice(0, 20)}… (${value.length})` : value);

/** Counts requests to `path` while `act` runs. */
export async function sentTo(page: Page, path: string, act: () => Promise<void>): Promise<number> {
  let sent = 0;
  const count = (request: { url(): string }) => {
    if (new URL(request.url()).pathname === path) sent += 1;
  };
  page.on('request', count);
  await act();
  page.off('request', count);
  return sent;
}

/** Fills every field with a valid value, then breaks one at a time: first on the screen, then in calls. */
export async function refusesBadInput(page: Page, tested: FormUnderTest): Promise<void> {
  const { form, path, fields, also = {}, wrong } = tested;
  const control = (name: string) => form.getByLabel(fields[name]?.label ?? name, { exact: true }).first();
  for (const [name, { good }] of Object.entries(fields)) await control(name).fill(good);
  const sent = await sentTo(page, path, async () => {
    for (const [name, value, message] of wrong) {
      if (message !== null) await spoil(name, value, message);
    }
  });
  expect(sent, 'a refused form was sent').toBe(0);
  const good = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.good]));
  const onWire = wrong.filter(([, , , houseMessage]) => houseMessage !== null);
  const answers = await sendRaw(
    page,
    path,
    onWire.map(([name, value]) => ({ ...good, ...also, [name]: value })),
  );
  const heard = answers.map(({ code, msg }, at) => [...titleOf(onWire[at]), code !== 200, msg]);
  expect(heard).toEqual(onWire.map((one) => [...titleOf(one), true, one[3] ?? one[2]]));

  async function spoil(name: string, value: string, message: string): Promise<void> {
    const field = control(name);
    await field.fill(value);
    await field.press('Enter');
    await expect(field, `${name}: ${short(value)}`).toHaveAccessibleDescription(message);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill(fields[name]?.good ?? '');
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  }
}
