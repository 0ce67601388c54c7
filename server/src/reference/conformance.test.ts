/**
 * The conformance kit, which knows the house only by HTTP, finds nothing in it. Behind a proxy that deviates in one way
 * from the contract, it finds each of the deviations. docs/conformance.md
 */
import { runKit } from '@foyer/conformance/runKit.ts';
import { terminalReport } from '@foyer/conformance/report/terminal.ts';
import { startBroken } from '@foyer/conformance/testing/brokenBackend.ts';
import { deviations } from '@foyer/conformance/testing/deviations.ts';
import { accessDeviations } from '@foyer/conformance/testing/accessDeviations.ts';
import { effectDeviations } from '@foyer/conformance/testing/effectDeviations.ts';
import { listDeviations } from '@foyer/conformance/testing/listDeviations.ts';
import { moneyDeviations } from '@foyer/conformance/testing/moneyDeviations.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { furnishedPlayer } from '../testing/furnishedPlayer.ts';
import { openTestHouse, signUp, testPassword } from '../testing/house.ts';

const t = await openTestHouse();
afterAll(() => t.close());
beforeEach(() => t.house.db.deleteFrom('rate_limit').execute());

let url = '';
let account = '';
let second = { account: '', password: testPassword };
beforeAll(async () => {
  ({ userAccount: account } = await furnishedPlayer(t));
  second = { ...second, account: (await signUp(t)).userAccount };
  url = await t.app.listen({ port: 0, host: '127.0.0.1' });
});
const patientMs = 20_000;
const verify = async (userAccount: string): Promise<void> => {
  await t.house.db
    .updateTable('player')
    .set({ is_phone_verified: true })
    .where('user_account', '=', userAccount)
    .execute();
};
const cardPrefix = '976402000000';
const planted = [...deviations, ...accessDeviations, ...moneyDeviations, ...listDeviations, ...effectDeviations];

it('has 60 deviations, each under its own name', () => {
  expect(new Set(planted.map(({ name }) => name)).size).toBe(planted.length);
  expect(planted.length).toBeGreaterThanOrEqual(60);
});

it.each(planted)('finds a backend that deviates: $name', async ({ only, at = only, answer, foundBy }) => {
  const broken = await startBroken(url, { [at]: answer() });
  const timeoutMs = foundBy === 'timeout' ? 2_000 : patientMs;
  const result = await runKit({
    url: broken.url,
    player: { account, password: testPassword },
    second,
    verify,
    cardPrefix,
    only: [only],
    timeoutMs,
  });
  await broken.close();
  expect(result.findings.map(({ check }) => check)).toContain(foundBy);
});

it('finds nothing in the house, behind the same proxy', async () => {
  const proxy = await startBroken(url, {});
  const player = { account, password: testPassword };
  const result = await runKit({ url: proxy.url, player, second, verify, cardPrefix, timeoutMs: patientMs });
  await proxy.close();
  expect(result.findings.length === 0 ? '' : terminalReport(result)).toBe('');
  // Guards the kit: a call that it leaves out is not tested.
  expect(result.calls.length).toBeGreaterThan(250);
  expect(result.calls.filter(({ skipped }) => skipped.some(({ reason }) => reason.startsWith('needs')))).toEqual([]);
});
