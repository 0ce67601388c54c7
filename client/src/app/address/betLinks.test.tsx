/** Where the detail of a bet leads: its replay, its draw, or nowhere. SI-42, M07 */
import type { Call } from '@foyer/contract/call.ts';
import type { gameDetail } from '@foyer/contract/bets/history.ts';
import type { ResponseOf } from '@foyer/contract/call.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { setTransport } from '#api/query.ts';
import type { Transport } from '#api/query.ts';
import { BetDetail } from '#features/bets/BetDetail.tsx';
import { readLottery } from '#features/lottery/lotterySearch.ts';

type Detail = ResponseOf<typeof gameDetail>;

const bet: Detail['bet'] = {
  betOrderNo: 'B-1',
  platformCode: 'moyu',
  platformName: '墨玉堂',
  gameType: 1,
  gameId: 'moyu-koi-gate',
  gameName: '锦鲤跃门',
  status: '1',
  betSatang: 1_000,
  validSatang: 1_000,
  profitSatang: -1_000,
  betTime: Date.UTC(2026, 10, 21),
};
const proof: NonNullable<Detail['proof']> = {
  roundId: '900719925474099312345',
  family: 'slot',
  commitment: 'c'.repeat(64),
  serverSeed: '',
  clientSeed: 'mine',
  nonce: 3,
  spinCount: 1,
  moves: [],
  choice: '',
  chosenText: '',
  resultText: '',
  model: 'koi',
};

async function linksOf(detail: Detail): Promise<URL[]> {
  const client = new QueryClient();
  setTransport(client, (async (_call: Call) => detail) as unknown as Transport);
  await act(async () =>
    render(
      <QueryClientProvider client={client}>
        <Suspense>
          <BetDetail betOrderNo="B-1" onClose={() => undefined} />
        </Suspense>
      </QueryClientProvider>,
    ),
  );
  await screen.findByText('B-1');
  return [...document.querySelectorAll('a')].map((link) => new URL(link.href));
}
afterEach(cleanup);

it('links a round to its replay in the game window, by its full number', async () => {
  const [replay, ...others] = await linksOf({ bet, proof });
  expect(others).toEqual([]);
  expect(replay?.pathname).toBe('/launch');
  expect(replay?.searchParams.get('game')).toBe(bet.gameId);
  expect(JSON.parse(replay?.searchParams.get('replay') ?? '')).toBe(proof.roundId);
});

it('links a revealed round of cards to its verification, with the moves of the player. F03', async () => {
  const revealed = {
    ...proof,
    family: 'cards',
    model: 'blackjack',
    serverSeed: 'a5'.repeat(32),
    moves: ['hit', 'stand'],
  };
  const verify = (await linksOf({ bet, proof: revealed })).at(-1);
  expect(verify?.pathname).toBe('/play/cards/');
  expect(Object.fromEntries(verify?.searchParams ?? [])).toMatchObject({ model: 'blackjack', moves: 'hit stand' });
});

it.each(['minute', 'fiveMinute', 'daily'] as const)('links a bet on %s to the records of its draw', async (code) => {
  const issue = code === 'daily' ? '20261121' : '20261121-0834';
  const drawn = { betCount: 1, multiple: 1, numbers: [1, 2, 3, 4, 5] };
  const ticket = { lotteryCode: code, issue, chosenText: '任选五 · 01 02', ...drawn };
  const [draw, ...others] = await linksOf({ bet, ticket });
  expect(others).toEqual([]);
  expect(screen.getByText('任选五 · 01 02')).toBeDefined();
  expect(screen.getByText(code === 'minute' ? /^1\s+2\s+3/ : /^01\s+02\s+03/)).toBeDefined();
  expect(draw?.pathname).toBe('/lottery');
  const search = readLottery(Object.fromEntries(draw?.searchParams ?? []));
  expect(search).toEqual({ ...(code !== 'minute' && { lottery: code }), view: 'records', draw: issue });
});

it('has no link for a bet without a replay, a running bet or a draw to come', async () => {
  expect(await linksOf({ bet })).toEqual([]);
  cleanup();
  expect(await linksOf({ bet: { ...bet, status: '0' }, proof })).toEqual([]);
  cleanup();
  const issue = '20261121-0834';
  const ticket = { lotteryCode: 'minute', issue, chosenText: '', betCount: 1, multiple: 1, numbers: [] };
  expect(await linksOf({ bet: { ...bet, status: '0' }, ticket })).toEqual([]);
});
