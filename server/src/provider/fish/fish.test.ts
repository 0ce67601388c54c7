/** Shots and their money, clips, rooms and seats. M03, M08, M11, L04, L05, F01 */
import { catalogueOf, usualGames } from '@foyer/games/catalogue/catalogue.ts';
import { commitmentOf } from '@foyer/games/fair/draw.ts';
import { independentCaught } from '@foyer/games/fair/testing/independentFish.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fishModels } from '@foyer/games/engines/fish/models.ts';
import { assertBooksAreWhole } from '../../ledger/books.ts';
import { openTestHouse } from '../../testing/house.ts';
import type { TestHouse } from '../../testing/house.ts';
import { closePlay, openPlay } from '../gameAvailability.ts';
import { publishedSeeds, rotate } from '../seeds/seeds.ts';
import { betsOf, purse } from '../testing/player.ts';
import { proofOf } from '../rounds/proof.ts';
import { fire } from './firing.ts';
import { closeLeftClips } from './pay.ts';
import { seatedIn, seatOf } from './rooms.ts';
import type { PlaySession } from '../session/sessions.ts';
import { angler, fireOnce, fishNow, reefGame, shotAt } from './testing/fish.ts';
import { fishView, historyOf } from './views.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await openTestHouse();
});
afterEach(() => assertBooksAreWhole(t.house.db));
afterAll(() => t.close());

const statesOf = (fired: Awaited<ReturnType<typeof fire>>) => fired.results.map(({ state }) => state);

describe('a shot', () => {
  it('is fired in a game that the catalogue lists as a fishing game', () => {
    const games = catalogueOf(usualGames).filter(({ engine }) => engine === 'fish');
    expect(games.map(({ gameId }) => gameId)).toContain(reefGame);
  });

  it('takes its bullet, pays its catch, and matches the independent verifier. M03, F03', async () => {
    const session = await angler(t, 'ann', 100_000);
    let held = 100_000;
    for (let round = 0; round < 12; round += 1) {
      const { fired } = await fireOnce(t, session);
      const [result] = fired.results;
      held += (result?.winSatang ?? 0) - 100;
      expect(await purse(t, 'ann')).toBe(held);
    }
    const seeds = await publishedSeeds(t.house, 'ann');
    await rotate(t.house, 'ann', 'other', seeds.nextCommitment);
    const clips = await historyOf(t.house, session, '');
    expect(clips).toHaveLength(12);
    for (const { serverSeed, clientSeed, nonce, commitment, shots } of clips)
      for (const { shot, species, isCaught } of shots) {
        const multiplier = fishModels.reef.species.find(({ code }) => code === species)?.multiplier ?? 0;
        expect(commitmentOf(serverSeed)).toBe(commitment);
        expect(isCaught).toBe(independentCaught({ serverSeed, clientSeed, nonce, shot, multiplier }));
      }
  });

  it('is charged once however often it is repeated, and refused if its id is used for another shot. L05', async () => {
    const session = await angler(t, 'bo', 10_000);
    const { shot, fired } = await fireOnce(t, session);
    const after = await purse(t, 'bo');
    const again = await fire(t.house, session, [shot]);
    expect(again.results).toEqual(fired.results);
    t.clock.nowMs += 60_000;
    expect((await fire(t.house, session, [shot])).results).toEqual(fired.results);
    expect(await purse(t, 'bo')).toBe(after);
    await expect(fire(t.house, session, [{ ...shot, bulletSatang: 200 }])).rejects.toThrow('DUPLICATE_REQUEST');
  });

  it('costs nothing if its fish is gone or unknown, or if it is fired too late or too early', async () => {
    const session = await angler(t, 'cy', 10_000);
    t.clock.nowMs += 5_000;
    const [fish] = await fishNow(t, session);
    const name = fish?.name ?? '';
    for (const given of [
      { fishId: '1.1' },
      { fishId: '99999999.9999' },
      { firedMs: t.clock.nowMs - 2_500 },
      { firedMs: t.clock.nowMs + 400 },
    ])
      expect(statesOf(await fire(t.house, session, [shotAt(t, name, given)]))).toEqual(['gone']);
    expect(await purse(t, 'cy')).toBe(10_000);
    await expect(fire(t.house, session, [shotAt(t, name, { bulletSatang: 15 })])).rejects.toThrow('STAKE_NOT_OFFERED');
  });

  it('is refused without enough money. L03', async () => {
    const session = await angler(t, 'di', 150);
    t.clock.nowMs += 5_000;
    const [fish] = await fishNow(t, session);
    const name = fish?.name ?? '';
    const shots = [0, 1, 2].map((step) =>
      shotAt(t, name, { bulletSatang: 200, firedMs: t.clock.nowMs - 1_000 + step * 300 }),
    );
    expect(statesOf(await fire(t.house, session, shots))).toEqual(['short', 'short', 'short']);
    expect(await purse(t, 'di')).toBe(150);
  });

  it('is taken where the bullet costs all that is there', async () => {
    const session = await angler(t, 'last bullet', 100);
    const { fired } = await fireOnce(t, session, { bulletSatang: 100 });
    expect(['missed', 'caught']).toContain(statesOf(fired)[0]);
  });

  it('is refused in a room that the operator has closed; earlier shots are still answered. M26', async () => {
    const session = await angler(t, 'ed', 10_000);
    const { shot, fired } = await fireOnce(t, session);
    await closePlay(t.house, 'canglan', reefGame, 'a drill');
    await expect(fireOnce(t, session)).rejects.toThrow('PLATFORM_MAINTENANCE');
    expect((await fire(t.house, session, [shot])).results).toEqual(fired.results);
    await openPlay(t.house, 'canglan', reefGame);
  });

  it('is refused before the player has set a seed. F01', async () => {
    const session = await angler(t, 'fay', 10_000);
    await t.house.db.updateTable('play_seed').set({ client_seed: null }).where('owner', '=', 'fay').execute();
    await expect(fireOnce(t, session)).rejects.toThrow('SEED_NOT_SET');
  });
});

describe('a clip', () => {
  it('is one paid shot: the next is taken five seconds after it and not before, in whatever room. M11', async () => {
    const session = await angler(t, 'gus', 100_000);
    const pond = await angler(t, 'gus', 100_000, 'canglan-star-river-koi-pond');
    const { fired } = await fireOnce(t, session, { bulletSatang: 10 });
    const openedMs = fired.clip?.opened_ms ?? 0;
    const at = async (ms: number, where: PlaySession) => {
      t.clock.nowMs = openedMs + ms;
      const fish = (await fishNow(t, where)).at(-1);
      return statesOf(await fire(t.house, where, [shotAt(t, fish?.name ?? '', { bulletSatang: 10 })]))[0];
    };
    for (const ms of [300, 1_000, 4_999]) expect(await at(ms, session)).toBe('tooSoon');
    expect(await at(4_999, pond)).toBe('tooSoon');
    expect(['missed', 'caught']).toContain(await at(5_000, pond));
    expect(await at(9_999, session)).toBe('tooSoon');
    expect(['missed', 'caught']).toContain(await at(10_000, session));
    const clips = await historyOf(t.house, session, '');
    expect(clips.map(({ shots }) => shots.length)).toEqual([1, 1]);
  });

  it('takes one of two shots that a player fires at once in two rooms. M11', async () => {
    const rooms = [await angler(t, 'gil', 100_000), await angler(t, 'gil', 0, 'canglan-star-river-koi-pond')];
    t.clock.nowMs += 5_000;
    const shots = await Promise.all(
      rooms.map(async (room) => shotAt(t, (await fishNow(t, room)).at(-1)?.name ?? '', { bulletSatang: 10 })),
    );
    const fired = await Promise.all(rooms.map((room, place) => fire(t.house, room, shots.slice(place, place + 1))));
    expect(fired.flatMap(statesOf).filter((state) => state === 'tooSoon')).toHaveLength(1);
  });

  it('is written to the bet records as one bet with its bullet and catch, when it is over. ENTITY-035', async () => {
    const session = await angler(t, 'hal', 100_000);
    const { fired } = await fireOnce(t, session, { bulletSatang: 500 });
    expect(await betsOf(t, 'hal')).toEqual([]);
    t.clock.nowMs += 10_000;
    await Promise.all([closeLeftClips(t.house), closeLeftClips(t.house)]);
    const [bet, ...others] = await betsOf(t, 'hal');
    expect(others).toEqual([]);
    expect(bet).toMatchObject({ game_type: 5, stake_satang: 500, is_settled: true, round_id: fired.clip?.round_id });
    expect(await purse(t, 'hal')).toBe(100_000 - 500 + (bet?.win_satang ?? 0));
    const proof = await proofOf(t.house, 'hal', bet?.round_id ?? '', 'zh_CN');
    expect(proof).toMatchObject({ family: 'fish', model: 'reef', spinCount: 1, serverSeed: '' });
    expect(proof?.moves).toHaveLength(1);
  });

  it('accepts no shot once its seed is revealed, because the outcome could be predicted. F01', async () => {
    const session = await angler(t, 'ivy', 10_000);
    const { fired } = await fireOnce(t, session);
    const { nextCommitment } = await publishedSeeds(t.house, 'ivy');
    await rotate(t.house, 'ivy', 'mine', nextCommitment);
    t.clock.nowMs = (fired.clip?.opened_ms ?? 0) + 1_000;
    const [fish] = await fishNow(t, session);
    expect(statesOf(await fire(t.house, session, [shotAt(t, fish?.name ?? '')]))).toEqual(['tooSoon']);
    const { fired: next } = await fireOnce(t, session);
    expect(next.clip?.seed_id).not.toBe(fired.clip?.seed_id);
  });
});

describe('a fish', () => {
  it('is caught once: of two players the first has it, and the other keeps their bullet', async () => {
    const [one, other] = [await angler(t, 'jim', 1_000_000), await angler(t, 'kay', 1_000_000)];
    let caught = '';
    while (caught === '') {
      const { shot, fired } = await fireOnce(t, one, { bulletSatang: 10 });
      if (statesOf(fired)[0] === 'caught') caught = shot.fishId;
    }
    expect((await seatOf(t.house, other)).room.room_id).toBe((await seatOf(t.house, one)).room.room_id);
    const before = await purse(t, 'kay');
    expect(statesOf(await fire(t.house, other, [shotAt(t, caught)]))).toEqual(['gone']);
    expect(await purse(t, 'kay')).toBe(before);
    expect((await fishView(t.house, other, await seatOf(t.house, other))).caught).toContain(caught);
  });

  it('is caught once when four players fire at it in the same moment, and all that is paid is paid once', async () => {
    const names = ['l1', 'l2', 'l3', 'l4'];
    const sessions = await Promise.all(names.map((name) => angler(t, name, 100_000)));
    for (let round = 0; round < 6; round += 1) {
      t.clock.nowMs += 5_000;
      const [first] = sessions;
      if (first === undefined) throw new Error('nobody');
      const [fish] = await fishNow(t, first);
      await Promise.all(sessions.map((session) => fire(t.house, session, [shotAt(t, fish?.name ?? '')])));
      const catches = await t.house.db
        .selectFrom('fish_shot')
        .select(['fish_id', 'owner'])
        .where('fish_id', '=', fish?.name ?? '')
        .where('owner', 'in', names)
        .where('is_caught', '=', true)
        .execute();
      const rooms = new Set(
        (await Promise.all(sessions.map((one) => seatOf(t.house, one)))).map(({ room }) => room.room_id),
      );
      expect(catches.length).toBeLessThanOrEqual(rooms.size);
    }
    for (const name of names) {
      const shots = await t.house.db.selectFrom('fish_shot').selectAll().where('owner', '=', name).execute();
      const net = shots.reduce((sum, shot) => sum + shot.win_satang - shot.bullet_satang, 0);
      expect(await purse(t, name)).toBe(100_000 + net);
    }
  });
});

describe('a room', () => {
  it('has four seats; the fifth player opens the next room, and trials have rooms of their own. M10', async () => {
    const other = 'canglan-star-river-koi-pond';
    const names = ['m1', 'm2', 'm3', 'm4', 'm5'];
    const seats = [];
    for (const name of names) seats.push(await seatOf(t.house, await angler(t, name, 0, other)));
    expect(seats.map(({ seat }) => seat.seat_no)).toEqual([0, 1, 2, 3, 0]);
    expect(seats.map(({ room }) => room.room_no)).toEqual([1, 1, 1, 1, 2]);
    const trial = await seatOf(t.house, await angler(t, undefined, 0, other));
    expect(trial.room.room_id).toBe(`${other}:trial:1`);
    // A player's second window keeps the seat. After a minute without a connection the seat is free.
    expect((await seatOf(t.house, await angler(t, 'm3', 0, other))).seat.seat_no).toBe(2);
    t.clock.nowMs += 61_000;
    expect((await seatOf(t.house, await angler(t, 'm6', 0, other))).seat.seat_no).toBe(0);
    expect(await seatedIn(t.house, `${other}:real:1`)).toHaveLength(1);
  });

  it('publishes the commitment of a tide before it begins. F01', async () => {
    const session = await angler(t, 'nan');
    const now = await fishView(t.house, session, await seatOf(t.house, session));
    t.clock.nowMs += 180_000;
    const next = await fishView(t.house, session, await seatOf(t.house, session));
    expect(commitmentOf(next.tides[1]?.seed ?? '')).toBe(now.nextCommitment);
    expect(next.tides[0]).toEqual(now.tides[1]);
  });
});

describe('a trial', () => {
  it('fires for its own credit, touches no account, and leaves no bet. M10', async () => {
    const session = await angler(t, undefined);
    let credit = 1_000_000;
    for (let round = 0; round < 8; round += 1) {
      const { fired } = await fireOnce(t, session);
      credit += (fired.results[0]?.winSatang ?? 0) - 100;
    }
    const { purse: held } = await fishView(t.house, session, await seatOf(t.house, session));
    expect(held.balanceSatang).toBe(credit);
    expect(held.wonSatang - held.stakedSatang).toBe(credit - 1_000_000);
    t.clock.nowMs += 10_000;
    await closeLeftClips(t.house);
    expect(await betsOf(t, session.owner)).toEqual([]);
    expect((await historyOf(t.house, session, '')).every(({ isClosed }) => isClosed)).toBe(true);
  });
});
