/** The cases of the conformance run. Amounts are satang; no case leaves the player with less than before by more than 10. */
import { eight, unique } from './table.ts';
import type { Case } from './table.ts';

const duplicates: readonly Case[] = [
  {
    name: 'a repeated stake moves the money once and returns the first balance',
    async play(table, compare) {
      const before = await table.balance();
      compare('the first', await table.debit('d', 100), before - 100);
      compare('the second', await table.debit('d', 100), before - 100);
      compare('balance', await table.balance(), before - 100);
      await table.back();
    },
  },
  {
    name: 'the same stake eight times at once moves the money once',
    async play(table, compare) {
      const before = await table.balance();
      compare('replies', unique(await eight(() => table.debit('d', 100))), [before - 100]);
      compare('balance', await table.balance(), before - 100);
      await table.back();
    },
  },
  {
    name: 'the same win eight times at once pays once',
    async play(table, compare) {
      const before = await table.balance();
      await table.debit('d', 100);
      compare('replies', unique(await eight(() => table.credit('c', 40, { isLast: true }))), [before - 60]);
      compare('balance', await table.balance(), before - 60);
      await table.back();
    },
  },
];

const conflicts: readonly Case[] = [
  {
    name: 'an id that was used for another amount or another call is refused, and moves nothing',
    async play(table, compare) {
      const before = await table.balance();
      await table.debit('d', 100);
      compare('another amount', await table.debit('d', 200), 'conflict');
      compare('another call', await table.credit('d', 100), 'conflict');
      compare('balance', await table.balance(), before - 100);
      await table.back();
    },
  },
  {
    name: 'a stake above the balance is refused, and moves nothing',
    async play(table, compare) {
      const before = await table.balance();
      const answer = await table.debit('d', before + 1);
      // A house with a cap or limits of its player may name those first.
      compare('reply', ['short', 'cap', 'limit'].includes(String(answer)), true);
      compare('balance', await table.balance(), before);
    },
  },
];

const sums: readonly Case[] = [
  {
    name: 'two stakes and two wins add up, in any order and at once',
    async play(table, compare) {
      const before = await table.balance();
      await table.debit('d1', 20);
      await Promise.all([table.debit('d2', 30), table.credit('c1', 15), table.credit('c2', 25)]);
      compare('balance', await table.balance(), before - 10);
      compare('the end', await table.end(), before - 10);
      compare('the end again', await table.end(), before - 10);
    },
  },
  {
    name: 'a free round takes nothing and pays its wins, also those of a jackpot',
    async play(table, compare) {
      const before = await table.balance();
      compare('the free stake', await table.debit('d', 0, { isFree: true }), before);
      compare('the win', await table.credit('c', 30), before + 30);
      compare('the jackpot', await table.credit('j', 500, { isJackpot: true, isLast: true }), before + 530);
      compare('the void', await table.back(), before);
    },
  },
];

const rollbacks: readonly Case[] = [
  {
    name: 'a stake is returned once, however often it is rolled back',
    async play(table, compare) {
      const before = await table.balance();
      await table.debit('d', 100);
      compare('replies', unique(await eight(() => table.back('d'))), [before]);
      compare('the stake again', await table.debit('d', 100), 'takenBack');
      compare('balance', await table.balance(), before);
    },
  },
  {
    name: 'a stake that arrives after its rollback takes nothing',
    async play(table, compare) {
      const before = await table.balance();
      compare('the early rollback', await table.back('d'), before);
      compare('the late stake', await table.debit('d', 100), 'takenBack');
      compare('balance', await table.balance(), before);
    },
  },
  {
    name: 'a stake and its rollback at once leave nothing taken',
    async play(table, compare) {
      const before = await table.balance();
      await Promise.all([table.debit('d', 100), table.back('d'), table.debit('d', 100), table.back('d')]);
      compare('the rollback again', await table.back('d'), before);
      compare('balance', await table.balance(), before);
    },
  },
  {
    name: 'one of two stakes is returned, and the round goes on',
    async play(table, compare) {
      const before = await table.balance();
      await table.debit('d1', 20);
      await table.debit('d2', 30);
      compare('the rollback', await table.back('d1'), before - 30);
      compare('a win', await table.credit('c', 30, { isLast: true }), before);
    },
  },
  {
    name: 'the void of a won round takes the win back, once',
    async play(table, compare) {
      const before = await table.balance();
      await table.debit('d', 100);
      await table.credit('c', 70, { isLast: true });
      compare('replies', unique(await eight(() => table.back())), [before]);
      compare('the win’s rollback', await table.back('c'), before);
      compare('a late win', await table.credit('late', 10), 'roundOver');
      compare('balance', await table.balance(), before);
    },
  },
];

const lateness: readonly Case[] = [
  {
    name: 'a win without a stake is not paid yet',
    async play(table, compare) {
      const before = await table.balance();
      compare('the win', await table.credit('c', 100), 'unknownRound');
      compare('the end', await table.end(), 'unknownRound');
      compare('balance', await table.balance(), before);
    },
  },
  {
    name: 'a round that has ended pays a late win and takes no stake',
    async play(table, compare) {
      const before = await table.balance();
      await table.debit('d', 50);
      await table.end();
      compare('the stake', await table.debit('late', 50), 'roundOver');
      compare('the win', await table.credit('c', 50), before);
    },
  },
];

const strangers: readonly Case[] = [
  {
    name: 'unknown sessions and players are refused',
    async play(table, compare) {
      const stake = { session: 'nobody', round: 'r', transaction: 't', amount: 100 };
      compare('a session', await table.send('debit', stake), 'session');
      compare('a ticket', await table.send('session', { ticket: 'nobody' }), 'session');
      compare(
        'a player',
        await table.send('rollback', { player: 'nobody', round: 'r', transaction: 't' }),
        'unknownPlayer',
      );
    },
  },
  {
    name: 'a request with another key, an old time or a changed body is refused',
    async play(table, compare) {
      for (const forged of ['key', 'time', 'body'] as const)
        compare(forged, await table.send('balance', { session: table.session }, forged), 'unsigned');
    },
  },
  {
    name: 'malformed amounts are refused',
    async play(table, compare) {
      for (const amount of [-1, 0, 1.5, '100', null, 1e15])
        compare(String(amount), await table.debit('d', amount as number), 'malformed');
    },
  },
];

export const cases: readonly Case[] = [...duplicates, ...conflicts, ...sums, ...rollbacks, ...lateness, ...strangers];
