/** The crowd's rounds: posts and settlements in batches, each compared with the model before the next. */
import { checkStep, Divergence } from '../check.ts';
import { faultNames } from '../grid.ts';
import type { FaultName } from '../grid.ts';
import type { Given } from '../calls/calls.ts';
import { betsAsked, askOf, checkOutcomes, checkReplies, postsOf } from './posts.ts';
import type { Asked } from './posts.ts';
import { crowdOf, noteBets } from './crowd.ts';
import type { Member } from './crowd.ts';
import { makers } from './movements.ts';
import { sendBatch } from './send.ts';
import { annul, decide } from './settlements.ts';
import type { Settlement } from './settlements.ts';

export interface Bulk {
  readonly kinds: readonly string[];
  /** One round; returns how many operations it was. A faulty one is small, so that more faults find more places. */
  round(hasFault: boolean): Promise<number>;
}

type RoundKind = 'posts' | 'decide' | 'annul';
const rare = ['ledger: same again', 'ledger: key taken', 'ledger: paid twice'];
const kit = ['kit: prize', 'kit: lost bet', 'kit: void'];

/** Enough that a large batch has a player for each movement, few enough that each has something to end. */
export const crowdFor = (operations: number): number => Math.max(40, Math.min(600, Math.floor(operations / 40)));

export function bulkOf({ machines, model, grid, trace }: Given, people: number): Bulk {
  const { world, chance } = machines;
  const crowd = crowdOf(chance, people);
  const places = new Map<string, number>();
  const late: Asked[][] = [];
  let decks: FaultName[] = [];

  const nextFault = (): FaultName => {
    if (decks.length === 0) decks = chance.shuffled(faultNames);
    return decks.pop() ?? 'crash';
  };

  async function compare(members: readonly Member[], movements: readonly Asked['movement'][]): Promise<void> {
    const players = members.map(({ playerId }) => playerId);
    const written = await checkStep(world, model, players, movements);
    trace.add(...written.map(({ playerId, seq, id }) => [playerId, seq, id]));
    await checkBets(members);
  }

  async function checkBets(members: readonly Member[]): Promise<void> {
    const { rows } = await world.observer.query<BetLine>({
      ...betRows,
      values: [members.map(({ playerId }) => playerId)],
    });
    const found = Map.groupBy(rows, ({ player_id }) => player_id);
    for (const { playerId, bets } of members) {
      const modelled = [...bets].map(([no, bet]) =>
        lineOf(no, bet.stakeSatang, bet.winSatang, bet.isSettled, bet.voidSatang),
      );
      const real = (found.get(playerId) ?? []).map((row) =>
        lineOf(row.bet_order_no, row.stake_satang, row.win_satang, row.is_settled, row.void_satang ?? undefined),
      );
      const [one, other] = [modelled, real].map((lines) => lines.toSorted().join('\n'));
      if (one !== other) throw new Divergence(`bets of ${playerId}:\n${other}\nthe model says\n${one}`);
    }
  }

  /** `at` of this sort of round: every statement in turn. */
  function count(
    what: string,
    fault: FaultName | 'none',
    kinds: Readonly<Record<string, number>>,
    hasHit: boolean,
  ): void {
    for (const [kind, times] of Object.entries(kinds)) if (times > 0) grid.done(kind, times);
    if (fault === 'none') return;
    places.set(`${what} ${fault}`, hasHit ? (places.get(`${what} ${fault}`) ?? 0) + 1 : 0);
    if (!hasHit) return;
    grid.faults += 1;
    for (const [kind, times] of Object.entries(kinds)) if (times > 0) grid.hit(kind, fault, times);
  }

  const placeOf = (what: string, fault: FaultName | 'none'): number => (places.get(`${what} ${fault}`) ?? 0) + 1;

  async function posts(fault: FaultName | 'none', size: number): Promise<number> {
    const maker = {
      chance,
      crowd,
      nowMs: world.clock.nowMs,
      balance: (member: Member, account: Parameters<typeof model.balance>[1]) =>
        model.balance(member.playerId, account),
    };
    const asked = crowd.some(size).map((member) => askOf(member, maker, model));
    const { all, hasHit } = await sendBatch(
      machines,
      postsOf(asked, fault === 'duplicate'),
      fault,
      placeOf('posts', fault),
    );
    checkOutcomes(asked, all);
    const done = asked.filter(({ expect }) => expect === 'posted');
    for (const one of done) noteBets(one.member, betsAsked(one));
    await compare(
      asked.map(({ member }) => member),
      done.map(({ movement }) => movement),
    );
    checkReplies(model, asked, all);
    for (const one of done) {
      one.member.latest = one.movement;
      one.after();
    }
    for (const { member } of asked) member.age += 1;
    if (fault === 'reorder') await arriveLate(done);
    count('posts', fault, tally(asked), hasHit || fault === 'duplicate' || fault === 'reorder');
    return asked.length;
  }

  /** Copies of an earlier round arrive, in another order. */
  async function arriveLate(done: readonly Asked[]): Promise<void> {
    late.push([...done]);
    if (late.length < 3) return;
    const old = chance.shuffled(late.shift() ?? []).map((one) => ({ ...one, expect: 'repeated' as const }));
    const { all } = await sendBatch(machines, postsOf(old, false), 'none', 1);
    checkOutcomes(old, all);
    await compare([...new Set(old.map(({ member }) => member))], []);
  }

  async function settle(what: 'decide' | 'annul', fault: FaultName | 'none', size: number): Promise<number> {
    const ready = crowd
      .all()
      .filter(({ open, decided }) => (what === 'decide' ? open : [...open, ...decided]).length > 0);
    const chosen = chance.shuffled(ready).slice(0, size);
    if (chosen.length === 0) return 0;
    const settlement: Settlement = what === 'decide' ? decide(chosen, chance) : annul(chosen, model);
    const { hasHit } = await sendBatch(machines, settlement.work, fault, placeOf(what, fault));
    settlement.after();
    if (fault === 'duplicate' || fault === 'reorder') await sendBatch(machines, settlement.work, 'none', 1);
    await compare(settlement.members, settlement.movements);
    for (const member of settlement.members) member.age += 1;
    count(what, fault, settlement.counts, hasHit || fault === 'duplicate' || fault === 'reorder');
    return settlement.members.length;
  }

  return {
    kinds: [...makers.map(({ name }) => name), ...rare, ...kit],
    async round(hasFault) {
      const what = chance.pick<RoundKind>(['posts', 'posts', 'posts', 'posts', 'posts', 'posts', 'decide', 'annul']);
      const fault = hasFault ? nextFault() : 'none';
      const size = hasFault ? chance.between(1, 24) : chance.between(120, 256);
      world.clock.nowMs += chance.between(100, 1_000);
      trace.add(what, fault, world.clock.nowMs);
      try {
        return await (what === 'posts' ? posts(fault, size) : settle(what, fault, size));
      } catch (error) {
        throw new Divergence(`${what} x ${fault}: ${error instanceof Error ? error.message : String(error)}`, {
          cause: error,
        });
      }
    },
  };
}

const tally = (asked: readonly Asked[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { kind } of asked) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
};

interface BetLine {
  readonly player_id: string;
  readonly bet_order_no: string;
  readonly stake_satang: string;
  readonly win_satang: string;
  readonly is_settled: boolean;
  readonly void_satang: string | null;
}
const betRows = {
  name: 'simulate_bets',
  text: `select bet.player_id, bet_order_no, stake_satang, win_satang, is_settled, void_satang
    from unnest($1::text[]) as known (player_id) join bet using (player_id)`,
};
const lineOf = (...fields: readonly unknown[]): string => fields.map(String).join(' ');
