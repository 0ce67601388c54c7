/**
 * Good input of writes does what it says: what was written is read back. A player of the kit's own writes, who is
 * registered for it, so that the test player keeps password, mail and orders. Money is moved by `money.ts`.
 */
import { refusals } from '@foyer/contract/refusals.ts';
import type { Call } from '@foyer/contract/call.ts';
import type { Calls } from '@foyer/contract/calls.ts';
import { codeOf } from '../inspect.ts';
import type { Check, Newcomer, Tester } from './check.ts';
import { bonusClaimed, cardAdded } from './moneyTrials.ts';
import {
  collections,
  mail,
  orderCancelled,
  orderMade,
  passwordChanged,
  registration,
  withdrawPassword,
} from './trials.ts';
import type { Trial } from './trials.ts';

/** Calls in the order in which the trials need them do not matter: each trial makes what it needs. */
const trials: Partial<Readonly<Record<keyof Calls, Trial>>> = {
  registered: registration,
  updateLoginPassword: passwordChanged,
  setWithdrawPW: withdrawPassword,
  inPayOrder: orderMade,
  depositOrderCancel: orderCancelled,
  insertMsgSite: mail,
  deleteMsgSite: mail,
  gameAddCollection: collections,
  gameCancelCollection: collections,
  addBankCard: cardAdded,
  giveBonus: bonusClaimed,
};
const trialOf = ({ name }: Call): Trial | undefined => (trials as Readonly<Record<string, Trial | undefined>>)[name];

/** Codes that refuse input which the contract allows. */
const ofInput: ReadonlySet<number> = new Set([refusals.BAD_REQUEST, refusals.INPUT_RULE]);

function isRegistered({ report, skip }: Tester, { exchange }: Newcomer): boolean {
  const code = codeOf(exchange);
  if (code === 200) return true;
  if (ofInput.has(code)) report('effect', 'a registration', `refuses with ${code} what the contract allows`, exchange);
  else skip(`no player could be registered: code ${code}`);
  return false;
}

export const effects: Check = {
  appliesTo: (call) => trialOf(call) !== undefined,
  async run(tester) {
    const newcomer = await tester.newcomer();
    if (!isRegistered(tester, newcomer)) return;
    await trialOf(tester.call)?.({
      newcomer,
      ask: (call, tried, fields) => tester.askOther(call, tried, fields, { cookies: newcomer.cookies }),
      backend: tester.backend,
      cardPrefix: tester.cardPrefix,
      skip: tester.skip,
      expect(isAsItShouldBe, tried, problem, exchange) {
        if (!isAsItShouldBe) tester.report('effect', tried, problem, exchange);
      },
    });
  },
};
