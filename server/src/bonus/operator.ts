/** Lets customer service give and decide a player's bonuses, on /operator/. docs/operators.md */
import { casinoWeights } from '@foyer/contract/bonusProducts.ts';
import { keptTerms } from '@foyer/contract/bonusTerms.ts';
import type { KeptTerms } from '@foyer/contract/bonusTerms.ts';
import { locales } from '@foyer/contract/envelope.ts';
import { minorUnits } from '@foyer/contract/currency.ts';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Words } from '../db/walletTables.ts';
import type { House } from '../house.ts';
import { operatorDesk, textIn } from '../http/operatorDesk.ts';
import { approveBonus, clearAudit, drawBonus, rejectBonus } from './audit.ts';
import { applyForBonus, enterDraw, grantBonus, offerBonus } from './grant.ts';
import type { Bonus } from './grant.ts';
import { offerPrivately } from './privateBonus.ts';

/** Reads `name` for every language, or `name.en` and so on if they differ. */
const wordsIn = (body: unknown, name: string): Words =>
  Object.fromEntries(
    locales.map((lang) => [lang, textIn(body, `${name}.${lang}`) || textIn(body, name)]),
  ) as unknown as Words;

/** Returns fixed-amount terms whose turnover counts casino bets. Undefined if the figures are invalid. */
function plainTerms(body: unknown): KeptTerms | undefined {
  const amountSatang = minorUnits(textIn(body, 'amount')) ?? 0;
  const targetSatang = minorUnits(textIn(body, 'turnover') || '0');
  if (amountSatang <= 0 || targetSatang === undefined || targetSatang < 0) return undefined;
  const platformCode = textIn(body, 'platform');
  return {
    gives: { kind: 'fixed', amountSatang },
    who: 'chosen',
    often: 'once',
    multiple: targetSatang / amountSatang,
    multipleOf: 'bonus',
    weights: casinoWeights,
    platformCodes: platformCode === '' ? [] : [platformCode],
    excludedGameIds: [],
    longestStakeSatang: 'none',
    expiresAfterHours: 'never',
    fundsOrder: 'together',
    onCancel: 'bonusReturns',
    winningsCap: 'none',
  };
}

/** Reads complete terms, or an amount with its turnover. */
function termsIn(body: unknown): KeptTerms | undefined {
  const given: unknown = typeof body === 'object' && body !== null ? (body as { terms?: unknown }).terms : undefined;
  if (given === undefined) return plainTerms(body);
  const read = v.safeParse(keptTerms.schema, given);
  return read.success ? read.output : undefined;
}

type Way = (house: House, bonus: Bonus, untilMs: number | null) => Promise<unknown>;
/** Maps, because an object would also find `constructor`. S21 */
const ways: ReadonlyMap<string, Way> = new Map<string, Way>([
  ['grant', (house, bonus) => grantBonus(house, bonus)],
  ['offer', (house, bonus, claimUntilMs) => offerBonus(house, { ...bonus, claimUntilMs })],
  ['audit', (house, bonus) => applyForBonus(house, bonus)],
  ['draw', enterDraw],
  ['private', (house, bonus, openUntilMs) => offerPrivately(house, { ...bonus, openUntilMs, isAudited: false })],
  ['private-audit', (house, bonus, openUntilMs) => offerPrivately(house, { ...bonus, openUntilMs, isAudited: true })],
]);

const untilIn = (house: House, body: unknown): number | null => {
  const hours = Number(textIn(body, 'hours') || Number.NaN);
  return Number.isFinite(hours) ? house.now() + hours * 3_600_000 : null;
};

type Decide = (house: House, playerId: string, grantId: string, body: unknown) => Promise<boolean>;
const decisions: ReadonlyMap<string, Decide> = new Map<string, Decide>([
  ['approve', (house, playerId, grantId, body) => approveBonus(house, playerId, grantId, untilIn(house, body))],
  ['reject', (house, playerId, grantId, body) => rejectBonus(house, playerId, grantId, wordsIn(body, 'reason'))],
  ['clear', clearAudit],
  ['won', (house, playerId, grantId) => drawBonus(house, playerId, grantId, true)],
  ['lost', (house, playerId, grantId) => drawBonus(house, playerId, grantId, false)],
]);

export function mountBonusOperator(app: FastifyInstance, house: House): void {
  const about = operatorDesk(app, house);
  about('/operator/bonus', async ({ playerId }, body) => {
    const grantId = textIn(body, 'id');
    const terms = termsIn(body);
    const depositSatang = minorUnits(textIn(body, 'deposit') || '0') ?? -1;
    const way = ways.get(textIn(body, 'as') || 'grant');
    if (!/^[\w-]{4,64}$/.test(grantId) || terms === undefined || depositSatang < 0 || way === undefined)
      return { error: 'id, amount, turnover, terms or as' };
    const names = wordsIn(body, 'name');
    const bonus: Bonus = { playerId, grantId, names, bonusType: textIn(body, 'type'), terms, depositSatang };
    try {
      await way(house, bonus, untilIn(house, body));
      return { id: grantId };
    } catch (error) {
      if (error instanceof RangeError || error instanceof v.ValiError) return { error: String(error) };
      throw error;
    }
  });
  about('/operator/bonus/decide', async ({ playerId }, body) => {
    const decide = decisions.get(textIn(body, 'decision'));
    if (decide === undefined) return { error: 'decision' };
    const grantId = textIn(body, 'id');
    return (await decide(house, playerId, grantId, body)) ? { id: grantId } : { error: 'nothing to decide' };
  });
}
