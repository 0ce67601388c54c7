/** The player's bets and their cash-out. An offer is confirmed as seen or requested again; never accepted for less. */
import { cashOutBet, readBets } from '@foyer/contract/play/sportBets.ts';
import type { SportBet } from '@foyer/contract/play/sportBets.ts';
import { askUntilAnswered } from '../../frame/api.ts';
import { baht } from '../../frame/money.ts';
import { isSessionOver, read } from './read.ts';
import type { Desk } from './state.ts';

export interface MyBets {
  readonly running: () => Promise<void>;
  readonly over: () => Promise<void>;
  readonly askCashOut: (orderNo: string) => void;
  readonly leaveCashOut: () => void;
  readonly confirmCashOut: () => Promise<void>;
}

const isRunning = ({ state }: SportBet): boolean => state === 'opening' || state === 'pending' || state === 'open';

export const offerOf = (bet: SportBet): number =>
  bet.cashOut === undefined || bet.cashOut.isSuspended ? 0 : bet.cashOut.offerSatang;

export function createMyBets(desk: Desk, onPaid: () => void): MyBets {
  const { state, setting } = desk;
  const { sessionId } = setting.desk;

  /** Whether the requested bet of the records has not been looked for yet. */
  let isSought = true;

  async function reading(which: 'running' | 'over', orderNo = ''): Promise<readonly SportBet[] | undefined> {
    const answer = await read(desk, readBets, { sessionId, which, orderNo });
    state.isBetsFault = answer.kind !== 'done';
    desk.changed();
    if (answer.kind !== 'done') return undefined;
    state.purse = answer.data.purse;
    return answer.data.list;
  }

  /** Updates the offer while the confirmation is open. The player confirms the displayed amount. */
  function follow(): void {
    const { cashOut } = state;
    if (cashOut?.step !== 'asked') return;
    const bet = state.running.find(({ orderNo }) => orderNo === cashOut.orderNo);
    state.cashOut = bet && { ...cashOut, offerSatang: offerOf(bet) };
  }

  async function running(): Promise<void> {
    const list = await reading('running');
    if (list === undefined) return;
    const gone = state.running.some(({ orderNo }) => !list.some((bet) => bet.orderNo === orderNo));
    if (gone) desk.soon('over');
    state.offersBefore = new Map(state.running.map((bet) => [bet.orderNo, offerOf(bet)]));
    state.running = list;
    follow();
    desk.changed();
  }

  return {
    running,
    async over() {
      const list = await reading('over');
      if (list === undefined) return;
      const { asked } = state;
      const isThere = asked === '' || list.some(({ orderNo }) => orderNo === asked);
      // The requested bet may be older than the list, or not settled yet.
      const found = isThere ? [] : ((await reading('over', asked)) ?? []);
      state.over = [...found.filter((bet) => !isRunning(bet)), ...list];
      if (found.some(isRunning) && isSought) state.which = 'running';
      isSought = false;
      desk.changed();
    },
    askCashOut(orderNo) {
      const bet = state.running.find((each) => each.orderNo === orderNo);
      if (bet !== undefined && offerOf(bet) > 0)
        state.cashOut = { orderNo, offerSatang: offerOf(bet), step: 'asked', note: '' };
      desk.changed();
    },
    leaveCashOut() {
      state.cashOut = undefined;
      desk.changed();
    },
    confirmCashOut: () => confirmCashOut(desk, running, onPaid),
  };
}

/** Idempotent: a repeat after the payment pays nothing more, so a lost reply is retried until it arrives. */
async function confirmCashOut(desk: Desk, readRunning: () => Promise<void>, onPaid: () => void): Promise<void> {
  const { state, setting } = desk;
  const { words, lang } = setting;
  const asked = state.cashOut;
  if (asked?.step !== 'asked' || asked.offerSatang === 0) return;
  state.cashOut = { ...asked, step: 'sent' };
  desk.changed();
  const { sessionId } = setting.desk;
  const request = { sessionId, orderNo: asked.orderNo, offerSatang: asked.offerSatang };
  const answer = await askUntilAnswered(cashOutBet, request, lang, () => {
    state.cashOut = { ...asked, step: 'unknown' };
    desk.changed();
  });
  state.cashOut = undefined;
  if (answer.kind === 'done') {
    state.purse = answer.data.purse;
    desk.notify(words('cashDone', { amount: baht(answer.data.bet.prizeSatang) }));
    onPaid();
  } else if (isSessionOver(answer)) desk.ended(answer.message);
  else desk.notify(answer.message);
  await readRunning();
  const bet = state.running.find(({ orderNo }) => orderNo === asked.orderNo);
  if (answer.kind === 'refused' && answer.name === 'CASH_OUT_MOVED' && bet !== undefined && offerOf(bet) > 0) {
    const amount = baht(offerOf(bet));
    state.cashOut = { ...asked, offerSatang: offerOf(bet), step: 'asked', note: words('cashMoved', { amount }) };
  }
  desk.soon('over');
  desk.changed();
}
