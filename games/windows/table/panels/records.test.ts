// @vitest-environment happy-dom
/** The player's records while a round is not settled yet. */
import { noSalt } from '@foyer/contract/chainSalt.ts';
import { tableHistory } from '@foyer/contract/play/table.ts';
import type { PlayedRound, TableBet } from '@foyer/contract/play/table.ts';
import { writeEnvelope } from '@foyer/contract/envelope.ts';
import own from '@foyer/text/zh_CN/table.json' with { type: 'json' };
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tables } from '../../../engines/table/tables.ts';
import { passMs, testWords } from '../../frame/testing/page.ts';
import type { Setting } from '../setting.ts';
import { recordsPanel } from './records.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const setting = {
  state: { sessionId: 'window' },
  game: tables.baccarat,
  words: testWords(own),
  lang: 'zh_CN',
} as unknown as Setting;

function played(roundNo: string, state: TableBet['state'], prizeSatang: number): PlayedRound {
  const bet = {
    orderNo: `T${roundNo}`,
    requestId: `r${roundNo}`,
    slip: 'banker:2000',
    stakeSatang: 2_000,
    placedMs: 1,
  };
  return {
    round: { roundNo, numbers: [], seed: '', isVoid: state === 'void' },
    openMs: 1,
    bets: [{ ...bet, roundNo, prizeSatang, state }],
    position: 1,
    chain: { anchor: '', firstNo: '1', lastNo: '9', publishedMs: 1, salt: noSalt },
  };
}

/** Texts of the returns in the rows. */
const returns = () => Array.from(document.querySelectorAll('.record b.money'), ({ textContent }) => textContent);

/** Opens the panel. `settled` returns the newest round when it is polled; undefined stands for a lost connection. */
function openPanel(settled: () => PlayedRound | undefined) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: URLSearchParams }) => {
    const roundNo = body.get('roundNo') ?? '';
    asked.push(roundNo);
    const now = roundNo === '' ? [played('7', 'placed', 0), played('6', 'won', 3_900)] : settled();
    if (now === undefined) throw new TypeError('Failed to fetch');
    return Response.json(writeEnvelope(200, tableHistory.response.encode({ list: [now].flat() }), ''));
  });
  document.body.append(recordsPanel(setting, () => undefined));
  return asked;
}

it('polls only the unsettled round until it is settled, also after a lost connection. M07, R01', async () => {
  let now: PlayedRound | undefined = played('7', 'placed', 0);
  const asked = openPanel(() => now);
  await passMs(100);
  expect(returns()).toEqual(['–', '+฿39.00']);
  await passMs(2_000);
  now = undefined;
  await passMs(2_000);
  expect(returns()).toEqual(['–', '+฿39.00']);
  now = played('7', 'won', 1_950);
  await passMs(2_000);
  expect(returns()).toEqual(['+฿19.50', '+฿39.00']);
  await passMs(60_000);
  expect(asked).toEqual(['', '7', '7', '7']);
});

it('stops polling when the panel is closed', async () => {
  const asked = openPanel(() => played('7', 'placed', 0));
  await passMs(2_100);
  document.body.replaceChildren();
  await passMs(60_000);
  expect(asked).toEqual(['', '7']);
});
