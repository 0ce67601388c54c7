/** Logs the player in, with the captcha that the backend asks for: work is done, a picture cannot be read. */
import { captchaNotAsked, defaultKaptcha, login } from '@foyer/contract/account/session.ts';
import { solveWork, solvedId } from '@foyer/contract/captchaWork.ts';
import * as v from 'valibot';
import type { Backend } from './backend.ts';
import type { LoggedIn } from './checks/check.ts';
import { envelopeOf } from './inspect.ts';

export interface Player {
  readonly account: string;
  readonly password: string;
}

/** Answers the captcha of a form, if it can be answered without a person. */
export async function captchaFields(
  backend: Backend,
  purpose: 'login' | 'register',
  account: string,
): Promise<Record<string, string>> {
  const asked = await backend.send(defaultKaptcha, { purpose, userAccount: account });
  const read = v.safeParse(defaultKaptcha.response.schema, envelopeOf(asked)?.data);
  if (!read.success || read.output.captchaId === '') return { captcha: captchaNotAsked };
  const { captchaId, work } = read.output;
  const solved = work === undefined ? captchaId : solvedId(captchaId, solveWork(captchaId, work));
  return { captcha: captchaNotAsked, captchaId: solved };
}

/** The reply to the log-in, whatever it is, with the cookies that it has set. */
export async function logInTo(backend: Backend, player: Player): Promise<LoggedIn> {
  const cookies = new Map<string, string>();
  const captcha = await captchaFields(backend, 'login', player.account);
  const fields = { userAccount: player.account, password: player.password, ...captcha };
  return { exchange: await backend.send(login, fields, { cookies }), cookies };
}
