/** A player of the kit's own, registered at the first need, to whom writes with good input can do no harm. */
import { randomInt } from 'node:crypto';
import { registered } from '@foyer/contract/account/register.ts';
import type { Backend, Cookies } from './backend.ts';
import type { Newcomer } from './checks/check.ts';
import { codeOf } from './inspect.ts';
import { captchaFields } from './logIn.ts';

const digits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join('');

export async function registerNewcomer(
  backend: Backend,
  verify?: (account: string) => Promise<void>,
): Promise<Newcomer> {
  const account = `kit${digits(8)}`;
  const password = `river${digits(3)}moon`;
  const cookies: Cookies = new Map();
  const captcha = await captchaFields(backend, 'register', account);
  const fields = {
    userAccount: account,
    password,
    confirmPassword: password,
    mobilePhone: `138${digits(8)}`,
    adult: '1',
    terms: '1',
    ...captcha,
  };
  const exchange = await backend.send(registered, fields, { cookies });
  const isVerified = verify !== undefined && codeOf(exchange) === 200;
  if (isVerified) await verify(account);
  return { account, password, cookies, exchange, isVerified };
}
