/** Export and erasure of a player: nothing is forgotten, nothing personal stays, and the books still balance. Decision 524 */
import { submitEmail } from '@foyer/contract/account/email.ts';
import { registered } from '@foyer/contract/account/register.ts';
import { login } from '@foyer/contract/account/session.ts';
import { insertMsgSite } from '@foyer/contract/messages/mail.ts';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { assertBooksAreZero } from '../ledger/books.ts';
import { verifyPhone as provePhone } from '../account/contact/phoneStore.ts';
import { addStaffEvent } from '../staff/trailStore.ts';
import { writeStop } from '../protection/stopStore.ts';
import { furnishedPlayer } from '../testing/furnishedPlayer.ts';
import { freshAccount, openTestHouse, testPassword } from '../testing/house.ts';
import { give, newPlayer, readyToWithdraw, uploadProof } from '../wallet/testing/wallet.ts';
import type { TestPlayer } from '../wallet/testing/wallet.ts';
import { erasePlayer } from './erasePlayer.ts';
import { exportPlayer, playerIdOf } from './exportPlayer.ts';
import { playerTable, playerTables } from './playerTables.ts';

const t = await openTestHouse();
const { db, config } = t.house;
afterAll(() => t.close());

const erase = ({ playerId }: TestPlayer) =>
  erasePlayer(db, { playerId, staff: 'mei', nowMs: t.clock.nowMs, secret: config });

/** Columns by table, without parts of partitioned tables and without views. */
async function columns(): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select pg_class.relname as name, array_agg(attname::text) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
    group by 1`.execute(db);
  return new Map(rows.map((row) => [row.name, row.columns]));
}

describe('the list of tables', () => {
  it('names every table with a column of players, by all of these columns', async () => {
    const ofPlayers = /^(?:(?:player|owner|payer|payee|invitee|inviter)(?:_id)?)$/;
    // The owner of a money request is a process of the house.
    const others = new Set(['money_request.owner']);
    const found = [...(await columns())].flatMap(([name, all]) => {
      const by = all.filter((column) => ofPlayers.test(column) && !others.has(`${name}.${column}`));
      return by.length > 0 ? [`${name} by ${by.toSorted().join(', ')}`] : [];
    });
    const listed = [playerTable, ...playerTables].map(({ name, by }) => `${name} by ${by.toSorted().join(', ')}`);
    expect(listed.toSorted()).toEqual(found.toSorted());
  });
  it('hides every column with a secret from the export, and names columns that exist', async () => {
    const all = await columns();
    // Public by design: what was committed to, drawn or signed.
    const open = new Set(['movement.request_hash', 'movement.hash', 'upload.picture_hash', 'passkey.public_key']);
    for (const { name, hidden = [], erasure } of [playerTable, ...playerTables]) {
      const secret = (all.get(name) ?? []).filter(
        (column) => /password|hash|sealed|token|stored_seed/.test(column) && !open.has(`${name}.${column}`),
      );
      expect([name, ...secret.filter((column) => !hidden.includes(column))]).toEqual([name]);
      const blanked = typeof erasure === 'object' ? Object.keys(erasure) : [];
      expect(all.get(name)).toEqual(expect.arrayContaining([...hidden, ...blanked]));
    }
  });
});

it('exports all that a player owns, with pictures, and nothing of another', async () => {
  const [player, other] = [await furnishedPlayer(t), await newPlayer(t, 5)];
  await uploadProof(player);
  const exported = await exportPlayer(t.house, player.playerId);
  expect(await playerIdOf(db, player.userAccount.toUpperCase())).toBe(player.playerId);
  expect(exported.player).toMatchObject([{ user_account: player.userAccount }]);
  expect(Object.keys(exported)).toEqual(
    expect.arrayContaining(['movement', 'entry', 'bank_card', 'site_mail', 'session']),
  );
  const [picture] = exported.upload_picture ?? [];
  expect(Buffer.from(String(picture?.bytes), 'base64').subarray(1, 4).toString()).toMatch(/PNG|IFF/);
  const text = JSON.stringify(exported);
  expect(text).not.toContain(other.playerId);
  expect(text).not.toMatch(/password_hash|argon2/);
});

/** Tables in which one of the words is left. */
async function tablesWith(words: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const name of (await columns()).keys()) {
    const { rows } = await sql<{ isThere: boolean }>`
      select exists (select 1 from ${sql.table(name)} as one where one::text ilike any (${words.map((word) => `%${word}%`)}))
        as "isThere"`.execute(db);
    if (rows[0]?.isThere === true) found.push(name);
  }
  return found;
}

/** A player with a card, a picture, a letter and an address, and no money. */
async function emptyPlayer() {
  const player = await newPlayer(t);
  await readyToWithdraw(t, player);
  const email = `${player.userAccount}@mail.net`;
  await player.ok(submitEmail, { email });
  await uploadProof(player);
  await player.ok(insertMsgSite, { type: 'deposit', subject: 'A secret letter', content: 'Of my private matters.' });
  await db
    .insertInto('player_note')
    .values({ player_id: player.playerId, note_id: '1', by_name: 'mei', content: 'secret letter', created_ms: 1 })
    .execute();
  await addStaffEvent(t.house, {
    actor: 'staff',
    who: 'mei',
    call_name: 'POST /operator/status',
    player_id: player.playerId,
    outcome: 'done',
    is_act: true,
    given: { account: player.userAccount },
    ip: '127.0.0.1',
    device_name: '',
    request_id: player.playerId,
  });
  await provePhone(t.house, player.playerId, `1379${player.playerId.slice(-7)}`);
  return { player, words: [email, `1379${player.playerId.slice(-7)}`, '王小明', 'secret letter'] };
}

describe('an erasure', () => {
  it('leaves no word of the person in any table, keeps the books, and is recorded', async () => {
    const { player, words } = await emptyPlayer();
    await give(t, player.playerId, 'main', 500);
    await expect(erase(player)).rejects.toThrow('The player has money in main: nothing was erased.');
    expect(await tablesWith([words[0] ?? ''])).toEqual(['player']);
    await give(t, player.playerId, 'main', -500);
    const others = new Set(await tablesWith(['王小明']));
    // A wrong password, which is counted under the name.
    await t.client().call(login, { userAccount: player.userAccount, password: 'wrong777', captcha: 'x' });
    expect(await tablesWith([`(${player.userAccount},`])).toContain('login_attempt');
    await erase(player);
    expect(await tablesWith([`(${player.userAccount},`])).toEqual([]);
    expect(await tablesWith([words[0] ?? '', words[1] ?? '', 'secret letter', `"${player.userAccount}"`])).toEqual([]);
    const left = await exportPlayer(t.house, player.playerId);
    expect(JSON.stringify(left)).not.toContain(player.userAccount);
    expect(Object.keys(left).toSorted()).toEqual(
      expect.arrayContaining(['balance', 'entry', 'erased_player', 'movement', 'player', 'wallet']),
    );
    expect(left.movement).toHaveLength(2);
    expect(left.staff_event).toMatchObject([{ who: 'mei', call_name: 'POST /operator/status', given: null }]);
    expect([...others]).toContain('bank_card');
    expect(left.bank_card).toBeUndefined();
    expect(left.erased_player).toMatchObject([{ staff: 'mei', counts: { bank_card: 1, upload_picture: 1 } }]);
    await assertBooksAreZero(db);
    await expect(erase(player)).rejects.toThrow('was erased already');
  });

  it('ends the account: nobody can log in to it, and its name is free', async () => {
    const { player } = await emptyPlayer();
    await erase(player);
    const { userAccount } = player;
    const answer = await t.client().call(login, { userAccount, password: testPassword, captcha: 'x' });
    expect(answer.code).not.toBe(200);
    expect((await player.raw(insertMsgSite, { type: 'deposit', subject: 'x', content: 'y' })).code).toBe(403);
    const request = { userAccount, password: testPassword, captcha: 'x', isAdult: true, hasAcceptedTerms: true };
    expect((await t.client().call(registered, request as never)).code).toBe(200);
  });

  // A Citus cluster commits the wallet first. A crash of the coordinator in between loses the record of the exclusion.
  it.each([
    ['', false],
    [' whose record is lost', true],
  ])(
    'lets an excluded player%s come back neither with the phone nor with the card, until the exclusion ends. M17',
    async (_, isLost) => {
      const { player, words } = await emptyPlayer();
      const untilMs = t.clock.nowMs + 86_400_000;
      const { playerId } = player;
      await writeStop(db, { playerId, stopId: 'x', kind: 'exclusion', fromMs: t.clock.nowMs, untilMs });
      if (isLost) await db.deleteFrom('protection_stop').where('player_id', '=', playerId).execute();
      await erase(player);
      const mobilePhone = words[1] ?? '';
      const again = await newPlayer(t);
      expect(await provePhone(t.house, again.playerId, mobilePhone)).toBe(false);
      const request = { password: testPassword, captcha: 'x', isAdult: true, hasAcceptedTerms: true, mobilePhone };
      const asked = () => t.client().call(registered, { ...request, userAccount: freshAccount() });
      expect((await asked()).refusal).toBe('PHONE_TAKEN');
      const cards = db.selectFrom('bank_card_owner').selectAll().where('player_id', '=', playerId);
      expect(await cards.execute()).toHaveLength(1);
      expect(await tablesWith([mobilePhone])).toEqual([]);
      const before = t.clock.nowMs;
      t.clock.nowMs = untilMs;
      expect(await provePhone(t.house, again.playerId, mobilePhone)).toBe(true);
      t.clock.nowMs = before;
    },
  );
});
