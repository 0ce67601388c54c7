import { sportKinds } from '@foyer/contract/play/sport.ts';
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import * as sportBets from '@foyer/contract/play/sportBets.ts';
import { slotStart } from '@foyer/contract/play/sportDays.ts';
import { createFeed } from './feed.ts';
import { createMoves } from './moves.ts';
import { createMyBets } from './myBets.ts';
import type { Desk } from './state.ts';
import { boardOf, boardTabs, hashOf, routeOf, slotOfRoute, sportOfRoute } from './route.ts';

describe('the address', () => {
  it('decodes to the encoded place for every sport, tab, slot and match. ROUTE-059 to ROUTE-070', () => {
    for (const { sportId } of sportKinds)
      for (const tab of [undefined, ...boardTabs]) {
        for (const slot of tab === 'today' || tab === 'early' ? [0, 248_116] : [0]) {
          const route = boardOf(sportId, tab, slot);
          expect(routeOf(hashOf(route), 1)).toEqual(route);
        }
      }
    const match = { kind: 'match', matchId: '201-5938212' } as const;
    expect(routeOf(hashOf(match), 1)).toEqual(match);
    expect(sportOfRoute(match)).toBe(201);
  });

  it('opens the early market at the first slot of tomorrow in Bangkok. AMB-025', () => {
    const nowMs = Date.parse('2026-11-22T16:59:59Z');
    const slot = slotOfRoute(boardOf(1, 'early'), nowMs);
    expect(new Date(slotStart(slot)).toISOString()).toBe('2026-11-22T17:00:00.000Z');
    expect(slotStart(slotOfRoute(boardOf(1, 'early'), nowMs + 1_000))).toBe(slotStart(slot) + 86_400_000);
    expect(slotOfRoute(boardOf(1, 'today'), nowMs)).toBe(0);
    expect(slotOfRoute(routeOf(`#/1/today/${slot}`, 1), nowMs)).toBe(slot);
  });

  it('opens the board of the launched sport if it is unknown', () => {
    for (const hash of ['', '#', '#/', '#/999', '#/match/', '#/match/x-1', '#/match/999-1', '#/__proto__'])
      expect([hash, routeOf(hash, 15)]).toEqual([hash, boardOf(15)]);
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(sportKinds.some(({ sportId }) => sportId === sportOfRoute(routeOf(`#/${text}`, 1)))).toBe(true);
      }),
    );
  });
});

const market = (odds: number) => [
  { kind: 'winner' as const, param: 0, isSuspended: false, picks: [{ pick: 'home', odds }] },
];

describe('a mark of changed odds', () => {
  const key = '1-1:winner:0:home';

  it('shows the direction for eight seconds, and does not appear for new or unchanged odds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 101, max: 900 }), fc.integer({ min: 101, max: 900 }), (before, after) => {
        const moves = createMoves();
        moves.see('1-1', [], market(before), 0);
        expect(moves.of(key, 0)).toBeUndefined();
        moves.see('1-1', market(before), market(after), 1_000);
        const expected = after > before ? 'up' : after < before ? 'down' : undefined;
        expect(moves.of(key, 8_999)).toBe(expected);
        expect(moves.of(key, 9_000)).toBeUndefined();
      }),
    );
  });
});

it('counts the connection as lost until a reply arrives, even if the stream sends messages. R03', () => {
  const route = { kind: 'board', sportId: 1, tab: undefined, slot: 0 };
  const state = {
    isLost: true,
    fault: '',
    freshMs: 0,
    route,
    board: { sportId: 1, slot: 0, matches: [], results: [] },
  };
  // The parts of a desk that the feed needs.
  const desk = { state, setting: { desk: { sessionId: 's' } }, changed: () => undefined, soon: () => undefined };
  createFeed(desk as unknown as Desk, () => undefined).hear({ kind: 'open', serverMs: 0, sportId: 1, matches: [] });
  expect(state.isLost).toBe(true);
});

const nothing = (): void => undefined;

it('shows a board as failed from its second failure on, and again only then after a success. R03', async () => {
  const [reads, faults] = [['lost', 'lost', 'done', 'lost', 'lost'] as const, [] as string[]];
  const state = {
    isLost: false,
    fault: '',
    freshMs: 0,
    route: boardOf(1),
    board: undefined,
    tabs: [],
    slip: { legs: [] },
    running: [],
    moves: createMoves(),
  };
  const setting = { desk: { sessionId: 's' }, lang: 'zh_CN', words: String };
  const desk = { state, setting, changed: nothing, soon: nothing, notify: nothing, ended: nothing };
  const feed = createFeed(desk as unknown as Desk, nothing);
  for (const read of reads) {
    const data = { nowMs: Date.now(), tabs: [], slot: 0, matches: [], results: [] };
    vi.stubGlobal('fetch', () =>
      read === 'lost' ? Promise.reject(new TypeError()) : Response.json({ code: 200, message: '', data }),
    );
    await feed.board();
    faults.push(state.fault);
    // After the success, the player chooses a sport that has no board yet.
    if (read === 'done') state.route = boardOf(15);
  }
  expect(faults).toEqual(['', 'failed', '', '', 'failed']);
  vi.unstubAllGlobals();
});

const purse = { balanceSatang: 0, stakedSatang: 0, wonSatang: 0, nowMs: 0 };
const betOf = (orderNo: string, state: 'open' | 'won') =>
  sportBets.sportBet.encode({
    orderNo,
    requestId: orderNo,
    gameId: 'g',
    state,
    reason: '',
    policy: 'ask',
    stakeSatang: 100,
    offeredOdds: 200,
    odds: 200,
    possibleSatang: 200,
    prizeSatang: 0,
    placedMs: 0,
    legs: [],
  } as unknown as sportBets.SportBet);

/** Reads the list of settled bets in a window that was opened for one bet. */
async function readOver(asked: string) {
  const bets = [betOf('runs', 'open'), betOf('old', 'won')];
  vi.stubGlobal('fetch', (_: string, { body }: { body: URLSearchParams }) => {
    const orderNo = body.get('orderNo');
    const list = orderNo ? bets.filter((bet) => (bet as { orderNo: string }).orderNo === orderNo) : [];
    return Promise.resolve(Response.json({ code: 200, message: '', data: { purse, nowMs: 0, list } }));
  });
  const state = { asked, which: 'over', over: [] as sportBets.SportBet[], running: [], isLost: false };
  const desk = { state, setting: { desk: { sessionId: 's' }, lang: 'zh_CN' }, changed: () => undefined };
  const mine = createMyBets(desk as unknown as Desk, () => undefined);
  await mine.over();
  return { state, mine };
}

it('shows a bet of the records in the list of running or of settled bets, whichever it is in. M07', async () => {
  const { state, mine } = await readOver('runs');
  expect([state.which, state.over]).toEqual(['running', []]);
  // The list that the player then chooses stays.
  state.which = 'over';
  await mine.over();
  expect(state.which).toBe('over');
  const { state: other } = await readOver('old');
  expect([other.which, other.over.map(({ orderNo }) => orderNo)]).toEqual(['over', ['old']]);
  vi.unstubAllGlobals();
});
