/** What a house says of its money is true of it, in each of its modes and languages. M10 */
import { locales } from '@foyer/contract/envelope.ts';
import { offeredFeatures } from '@foyer/contract/site/offered.ts';
import { getFrontConfig } from '@foyer/contract/site/config.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { wordsOf } from '../../messages/letters.ts';
import { openTestHouse } from '../../testing/house.ts';
import type { TestHouse } from '../../testing/house.ts';
import { newPlayer } from '../../wallet/testing/wallet.ts';

const opened: TestHouse[] = [];
afterAll(() => Promise.all(opened.map((t) => t.close())));

const modes = {
  sandbox: { isSandbox: true, isPlayMoney: true },
  'play money without a sandbox': { isSandbox: false, isPlayMoney: true },
  'real money': { isSandbox: false, isPlayMoney: false },
};

async function openIn(mode: keyof typeof modes): Promise<TestHouse> {
  const t = await openTestHouse({ config: modes[mode] });
  opened.push(t);
  return t;
}

/** Every row of content that a new house has, as one text each. */
async function contentOf({ house: { db } }: TestHouse): Promise<string[]> {
  const tables = ['home_banner', 'announcement', 'article', 'push_info', 'coded_picture', 'float_picture'] as const;
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
  return rows.flat().map((row) => JSON.stringify(row));
}

const ofPlayMoney = /演示|play money|demonstration|เงินจำลอง|สาธิต/i;
const ofSandboxBank = /沙盒|sandbox bank|ธนาคารจำลอง/i;
const matching = async (t: TestHouse, words: RegExp) => (await contentOf(t)).filter((text) => words.test(text)).length;

describe('a new house', () => {
  it('with real money says nowhere that its money is play, and names no bank of the sandbox', async () => {
    const t = await openIn('real money');
    const said = await contentOf(t);
    expect(said.filter((text) => ofPlayMoney.test(text))).toEqual([]);
    expect(said.filter((text) => ofSandboxBank.test(text))).toEqual([]);
    const terms = said.find((text) => text.includes('"terms"')) ?? '';
    for (const words of ['都是真钱', 'are real money', 'เป็นเงินจริง']) expect(terms).toContain(words);
  });

  it('with play money outside the sandbox says so, and names no bank of the sandbox', async () => {
    const t = await openIn('play money without a sandbox');
    expect(await matching(t, ofPlayMoney)).toBeGreaterThan(8);
    expect(await matching(t, ofSandboxBank)).toBe(0);
  });

  it('of the sandbox says both', async () => {
    const t = await openIn('sandbox');
    expect(await matching(t, ofPlayMoney)).toBeGreaterThan(8);
    expect(await matching(t, ofSandboxBank)).toBeGreaterThan(2);
  });
});

it.each([
  ['sandbox', true, 'welcome'],
  ['play money without a sandbox', true, 'welcome'],
  ['real money', false, 'welcomeReal'],
] as const)('%s: claims, notice and the welcome of a new player agree', async (mode, isPlay, kind) => {
  const t = await openIn(mode);
  const guest = t.client();
  expect((await guest.ok(offeredFeatures, {}))?.features?.includes('playMoney')).toBe(isPlay);
  expect((await guest.ok(getFrontConfig, { configKey: 'playMoneyNotice' })).configVal !== '').toBe(isPlay);
  const { playerId } = await newPlayer(t, 0);
  const letters = await t.house.db.selectFrom('site_mail').select('kind').where('player_id', '=', playerId).execute();
  expect(letters.map((letter) => letter.kind)).toContain(kind);
  for (const lang of locales)
    expect(ofPlayMoney.test(wordsOf(lang, kind, { account: 'willow77' }).content)).toBe(isPlay);
});
