/** The rooms of the desk on a house in use: every list, messages, bonuses, content, games, voids, money and risk. */
import { deskCalls } from '@foyer/contract/desk/calls.ts';
import type { DeskCall } from '@foyer/contract/desk/deskCall.ts';
import { contentKinds, contentItem, contentList, endContent, saveContent } from '@foyer/contract/desk/content.ts';
import {
  closeGames,
  drawList,
  openGames,
  platformList,
  previewVoid,
  setMaintenance,
  voidPlay,
} from '@foyer/contract/desk/games.ts';
import { answerMessage, conversation, messageQueue } from '@foyer/contract/desk/messages.ts';
import { books, dayFigures, exportDays, exportEntries, houseEntries } from '@foyer/contract/desk/money.ts';
import { giveBonus, playerBets, playerOrders, playerStatement, playerWallet } from '@foyer/contract/desk/players.ts';
import { bonusQueue, decideBonus } from '@foyer/contract/desk/queues.ts';
import { bigWins, sharedDevices } from '@foyer/contract/desk/risk.ts';
import { trail } from '@foyer/contract/desk/staff.ts';
import { gtBetting } from '@foyer/contract/lottery/betting.ts';
import { getMsgSiteList, insertMsgSite } from '@foyer/contract/messages/mail.ts';
import { noticeList } from '@foyer/contract/home/home.ts';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { assertBooksAreZero } from '../ledger/books.ts';
import { settleDue } from '../lottery/settle.ts';
import { available, cart, everyLastDigit, toNextIssue } from '../lottery/testing/lottery.ts';
import { furnishedPlayer } from '../testing/furnishedPlayer.ts';
import { openTestHouse } from '../testing/house.ts';
import { newPlayer } from '../wallet/testing/wallet.ts';
import { newStaff } from './testing/staff.ts';

const t = await openTestHouse();
afterEach(() => assertBooksAreZero(t.house.db));
afterAll(() => t.close());
const furnished = await furnishedPlayer(t);
const root = await newStaff(t, ['admin']);
const words = (text: string) => ({ zh_CN: text, en: text, th: text });

describe('every list', () => {
  const given: Readonly<Record<string, string | number>> = {
    account: furnished.userAccount,
    query: 'player',
    kind: 'deposit',
    platformCode: '',
    lotteryCode: 'minute',
    of: 'main',
    from: '2026-11-20',
    to: '2026-11-21',
    day: '2026-11-21',
    limit: 1,
  };
  const lists = deskCalls.filter(
    (call) => call.method === 'GET' && call.sends === 'json' && 'limit' in call.given.entries,
  );

  it.each(lists.map((call) => [call.path, call] as const))(
    '%s is read page by page, each item once',
    async (path, call: DeskCall) => {
      const own: Record<string, string | number> = Object.fromEntries(
        Object.entries(given).filter(([name]) => name in call.given.entries),
      );
      if (path.endsWith('/content')) own['kind'] = 'promotion';
      if (path.endsWith('/trail')) own['kind'] = 'all';
      if (path.endsWith('/entries')) own['of'] = 'house:bank';
      if (path.endsWith('/cases') || path.endsWith('/events')) own['kind'] = '';
      const whole = (await root.ok(call, { ...own, limit: 200 })) as unknown as { list: object[]; next: string };
      const seen: object[] = [];
      for (let cursor = ''; seen.length <= 20;) {
        const page = (await root.ok(call, { ...own, cursor })) as unknown as { list: object[]; next: string };
        seen.push(...page.list);
        if (page.next === '') break;
        cursor = page.next;
      }
      // Reading the trail and a player's file adds to the trail.
      if (!path.endsWith('/trail')) expect(seen.slice(0, 20)).toEqual(whole.list.slice(0, 20));
      expect(new Set(seen.map((item) => JSON.stringify(item))).size).toBe(seen.length);
    },
  );

  it('shows what the player owns', async () => {
    const { account } = given as { account: string };
    expect((await root.ok(playerOrders, { account, kind: 'withdrawal' })).list.length).toBeGreaterThan(0);
    expect((await root.ok(playerStatement, { account })).list.length).toBeGreaterThan(0);
    expect((await root.ok(playerBets, { account })).list.length).toBeGreaterThan(0);
    const balances = await t.house.ledger.balances(furnished.playerId);
    const { accounts } = await root.ok(playerWallet, { account });
    expect(accounts.find((one) => one.account === 'main')?.amountSatang).toBe(balances.main);
  });
});

describe('a message', () => {
  it('is answered once, by a letter to the player', async () => {
    const player = await newPlayer(t);
    await player.ok(insertMsgSite, { type: 'deposit', subject: 'Where is it?', content: 'I sent 500 this morning.' });
    const account = player.userAccount;
    const waiting = (await root.ok(messageQueue, { limit: 200 })).list.find((one) => one.account === account);
    expect(waiting).toMatchObject({ topic: 'deposit', subject: 'Where is it?', answeredMs: 0 });
    const answer = { account, mailId: waiting?.mailId ?? '', subject: 'Where is it?', content: 'It arrived at noon.' };
    t.clock.nowMs += 1;
    await root.ok(answerMessage, answer);
    expect((await root.ask(answerMessage, answer)).body).toMatchObject({ error: 'nothingToDecide' });
    const { list } = await player.ok(getMsgSiteList, { box: 'in', pageNo: 1, pageSize: 50 });
    expect(JSON.stringify(list)).toContain('It arrived at noon.');
    expect((await root.ok(conversation, { account })).list.map(({ isFromPlayer }) => isFromPlayer)).toEqual([
      false,
      true,
    ]);
  });
});

describe('a bonus', () => {
  it('under audit is listed, decided once, and in the trail', async () => {
    const player = await newPlayer(t);
    const account = player.userAccount;
    const bonus = {
      account,
      grantId: 'audit-0001',
      names: words('Sorry'),
      amountSatang: 100_00,
      turnoverSatang: 300_00,
    };
    await root.ok(giveBonus, { ...bonus, as: 'audit', reason: 'a late payout' });
    const { list } = await root.ok(bonusQueue, { limit: 200 });
    expect(list.find((one) => one.account === account)).toMatchObject({
      kind: 'audit',
      amountSatang: 100_00,
      targetSatang: 300_00,
    });
    expect(
      (await root.ask(decideBonus, { account, grantId: 'audit-0001', decision: 'reject' })).body.fields?.[0]?.name,
    ).toBe('reason');
    t.clock.nowMs += 1;
    await root.ok(decideBonus, { account, grantId: 'audit-0001', decision: 'approve', hours: 24 });
    expect((await root.ask(decideBonus, { account, grantId: 'audit-0001', decision: 'clear' })).body).toMatchObject({
      error: 'nothingToDecide',
    });
    const [, decided] = (await root.ok(trail, { account, kind: 'acts', call: 'bonuses/decide' })).list;
    expect(decided).toMatchObject({ before: { status: 0 }, after: { status: 5 } });
  });
});

const save = async (kind: 'banner' | 'frontConfig' | 'navigation' | 'promotion', id: string, item: object) =>
  (await root.ask(saveContent, { kind, id, version: '', item: { ...item } })).body.fields?.map(({ name, rule }) => [
    name,
    rule,
  ]);

describe('content', () => {
  it('is added, changed by its version, and removed; the trail keeps it', async () => {
    const item = { names: words('New hours'), contents: words('<p>From Monday.</p>') };
    const named = { kind: 'announcement' as const, id: 'hours-1' };
    const { version } = await root.ok(saveContent, { ...named, version: '', item });
    expect(await root.ok(contentItem, named)).toEqual({ item, version });
    expect(JSON.stringify(await t.client().ok(noticeList, {}, { lang: 'en' }))).toContain('New hours');
    const later = { ...item, names: words('Other hours') };
    const next = await root.ok(saveContent, { ...named, version, item: later });
    expect((await root.ask(saveContent, { ...named, version, item })).body).toMatchObject({
      error: 'changedMeanwhile',
    });
    expect((await root.ask(endContent, { ...named, version })).status).toBe(409);
    t.clock.nowMs += 1;
    await root.ok(endContent, { ...named, version: next.version });
    expect((await root.ask(contentItem, named)).status).toBe(404);
    const [ended] = (await root.ok(trail, { call: 'content/end', kind: 'acts' })).list;
    expect(ended).toMatchObject({ subject: 'announcement hours-1', before: later });
  });

  it('names each field that cannot be taken', async () => {
    const banner = {
      position: 'home',
      eyebrow: words(''),
      title: { ...words('A'), th: '' },
      content: words(''),
      action: words(''),
    };
    expect(
      await save('banner', 'b-1', { ...banner, picture: 'fish', target: 'javascript:alert(1)', sortOrder: 1.5 }),
    ).toEqual([
      ['item.title.th', 'required'],
      ['item.target', 'form'],
      ['item.sortOrder', 'whole'],
    ]);
    expect(await save('frontConfig', 'bankCardRule', { values: words('15-18') })).toEqual([['values.zh_CN', 'oneOf']]);
    expect(await save('frontConfig', 'floatLogin', { values: { ...words('1'), en: '0' } })).toEqual([
      ['values.en', 'sameEverywhere'],
    ]);
    expect(await save('frontConfig', 'thirdLogin', { values: words('{') })).toEqual([['values.zh_CN', 'jsonList']]);
    const nav = { names: words('Out'), leadsTo: 'address', url: '/home', picture: '', sortOrder: 1 };
    expect(await save('navigation', 'n-1', nav)).toEqual([['url', 'address']]);
    const { item } = await root.ok(contentItem, { kind: 'promotion', id: 'activity-deposit-1000' });
    const terms = { ...(item['terms'] as object), multiple: 99 };
    expect(await save('promotion', 'p-1', { ...item, terms })).toEqual([['terms.multiple', 'multipleAbove']]);
    expect(await save('promotion', 'p-1', { ...item, untilMs: item['fromMs'] })).toEqual([
      ['untilMs', 'endsBeforeStart'],
    ]);
  });

  it('reads every item that the house was seeded with as it would be saved', async () => {
    for (const kind of contentKinds) {
      const { list } = await root.ok(contentList, { kind, limit: 200 });
      for (const { id } of list) {
        const { item, version } = await root.ok(contentItem, { kind, id });
        const saved = await root.ask(saveContent, { kind, id, version, item });
        expect([kind, id, saved.body]).toEqual([kind, id, { version }]);
      }
    }
  });
});

describe('games', () => {
  it('are closed all at once and opened again, and a platform says why it is under maintenance', async () => {
    const closed = await root.ok(closeGames, { platformCode: '*', reason: 'drill' });
    expect(closed.closed).toMatchObject([{ platformCode: '*', gameId: '', reason: 'drill' }]);
    expect((await root.ok(openGames, { platformCode: '*' })).closed).toEqual([]);
    expect((await root.ask(closeGames, { platformCode: 'nowhere', reason: 'drill' })).status).toBe(404);
    await root.ok(setMaintenance, { platformCode: 'moyu', isUnderMaintenance: true, remarks: words('until six') });
    const moyu = (await root.ok(platformList, {})).platforms.find(({ platformCode }) => platformCode === 'moyu');
    expect(moyu).toMatchObject({ isUnderMaintenance: true, remarks: words('until six') });
    await root.ok(setMaintenance, { platformCode: 'moyu', isUnderMaintenance: false, remarks: words('') });
  });
});

describe('a void', () => {
  it('shows what it will move, and moves that', async () => {
    const player = await newPlayer(t, 100);
    // The other player's chase is over by then.
    for (let issues = 0; issues < 4; issues += 1) toNextIssue(t);
    const draw = toNextIssue(t);
    await player.ok(gtBetting, cart(t, [everyLastDigit]));
    t.clock.nowMs = draw.drawMs;
    await settleDue(t.house);
    const target = { kind: 'draw', lotteryCode: 'minute', issue: draw.issue } as const;
    const effects = await root.ok(previewVoid, { target });
    expect(effects).toMatchObject({ bets: 1, players: 1, missingSatang: 0, isVoided: false });
    expect((await root.ok(drawList, { lotteryCode: 'minute' })).list[0]).toMatchObject({ issue: draw.issue, bets: 1 });
    const before = await available(player);
    const wrong = await root.ask(voidPlay, { target, reason: 'drill', mark: 'another' });
    expect(wrong.body).toMatchObject({ error: 'changedMeanwhile' });
    await root.ok(voidPlay, { target, reason: 'the drum was seen to stop', mark: effects.mark });
    expect((await available(player)) - before).toBe(effects.stakeSatang - effects.prizeSatang);
    const again = await root.ask(voidPlay, { target, reason: 'drill', mark: effects.mark });
    expect(again.body).toMatchObject({ error: 'nothingToVoid' });
  });
});

describe('money', () => {
  it('adds up to nothing, and by day to what moved', async () => {
    const { sumSatang, accounts } = await root.ok(books, {});
    expect(sumSatang).toBe(0);
    expect(accounts.filter(({ isHouse }) => isHouse).length).toBeGreaterThan(0);
    const { days } = await root.ok(dayFigures, { from: '2026-11-20', to: '2026-11-21' });
    expect(days.map(({ day }) => day)).toEqual(['2026-11-21', '2026-11-20']);
    expect(days[0]?.newPlayers).toBeGreaterThan(0);
    expect(days[0]?.bets).toBeGreaterThan(0);
    expect((await root.ask(dayFigures, { from: '2026-01-01', to: '2026-11-21' })).body.fields?.[0]?.name).toBe('from');
    expect((await root.ok(houseEntries, { of: 'house:bonus' })).list.length).toBeGreaterThan(0);
  });

  it('is exported without formulas, whole', async () => {
    const file = await t.app.inject({
      url: `${exportDays.path}?from=2026-11-20&to=2026-11-21`,
      headers: { cookie: root.cookie },
    });
    expect([file.statusCode, file.headers['content-type'], file.body.split('\r\n').length]).toEqual([
      200,
      'text/csv; charset=utf-8',
      4,
    ]);
    const entries = await t.app.inject({
      url: `${exportEntries.path}?day=2026-11-21`,
      headers: { cookie: root.cookie },
    });
    const lines = entries.body.trim().split('\r\n').slice(1);
    const sum = lines.reduce((total, line) => total + Math.round(Number(line.split(',').at(-1)) * 100), 0);
    expect([lines.length > 0, sum]).toEqual([true, 0]);
  });
});

describe('risk', () => {
  it('finds devices that accounts share, and wins', async () => {
    const other = await newPlayer(t);
    for (const { playerId } of [furnished, other])
      await t.house.db
        .insertInto('player_device')
        .values({
          player_id: playerId,
          device_id: 'one-tablet',
          report: '{}',
          first_seen_ms: 1,
          last_seen_ms: t.clock.nowMs,
        })
        .execute();
    const { list } = await root.ok(sharedDevices, { limit: 200 });
    expect(list.find(({ deviceId }) => deviceId === 'one-tablet')?.players).toHaveLength(2);
    const wins = (await root.ok(bigWins, { limit: 200 })).list.map(
      ({ winSatang, stakeSatang }) => winSatang - stakeSatang,
    );
    expect(wins).toEqual(wins.toSorted((one, two) => two - one));
  });
});
