/**
 * Offers of the demo player: every status, kind and type in section 4. ENUM-002, ENUM-005, ENUM-006, ENUM-007, ENUM-010
 */
import { storedWords } from '@foyer/text/translate.ts';
import { casinoWeights } from '@foyer/contract/bonusProducts.ts';
import type { KeptTerms } from '@foyer/contract/bonusTerms.ts';
import { clearAudit, drawBonus, rejectBonus } from '../bonus/audit.ts';
import { cancelBonus, expireReceived, settleHeld } from '../bonus/cancel.ts';
import { applyForBonus, enterDraw, grantBonus, offerBonus } from '../bonus/grant.ts';
import type { Bonus } from '../bonus/grant.ts';
import { heldBonus } from '../bonus/heldStore.ts';
import { insertDepositLock } from '../bonus/lockStore.ts';
import { locksOf } from '../bonus/locks.ts';
import { offerPrivately } from '../bonus/privateBonus.ts';
import type { Words } from '../db/walletTables.ts';
import { baht, dayMs, give, play } from './player.ts';
import type { DemoPlayer, DemoStep } from './player.ts';

const words = storedWords('seed/demo');

const termsOf = (amountBaht: number, more: Partial<KeptTerms> = {}): KeptTerms => ({
  gives: { kind: 'fixed', amountSatang: baht(amountBaht) },
  who: 'chosen',
  often: 'once',
  multiple: 3,
  multipleOf: 'bonus',
  weights: casinoWeights,
  platformCodes: [],
  excludedGameIds: [],
  longestStakeSatang: 'none',
  expiresAfterHours: 'never',
  fundsOrder: 'ownFirst',
  onCancel: 'bonusReturns',
  winningsCap: 'none',
  ...more,
});

type Naming = readonly [id: string, type: string, names: Words];
const named = (player: DemoPlayer, [id, type, names]: Naming, terms: KeptTerms, depositSatang = 0): Bonus => ({
  playerId: player.playerId,
  grantId: `demo:${id}`,
  names,
  bonusType: type,
  terms,
  depositSatang,
});

const newcomer: Naming = ['newcomer', '6', words('offers.newcomer')];
const firstDeposit: Naming = ['given-up', '2', words('offers.firstDeposit')];
const retention: Naming = ['expired', 'C', words('offers.retention')];
const rescue: Naming = ['rescue', 'A', words('offers.rescue')];
const older: Naming = ['cleared', '5', words('offers.older')];
const lostDraw: Naming = ['draw-lost', '9', words('offers.lostDraw')];
const phone: Naming = ['phone', '7', words('offers.phone')];
const wednesday: Naming = ['deposit', '2', words('offers.wednesday')];
const rebate: Naming = ['rebate', '1', words('offers.rebate')];
const invite: Naming = ['invite', '3', words('offers.invite')];
const checkIn: Naming = ['check-in', '4', words('offers.checkIn')];
const upgrade: Naming = ['upgrade', 'B', words('offers.upgrade')];
const luckyDraw: Naming = ['draw', '9', words('offers.luckyDraw')];
const own: Naming = ['own', '5', words('offers.own')];
const noLoss = words('noLoss');

const ofDeposit = (percent: number, capBaht: number, more: Partial<KeptTerms> = {}): KeptTerms => ({
  ...termsOf(capBaht, more),
  gives: { kind: 'percent', percent, capSatang: baht(capBaht), leastDepositSatang: baht(100) },
});

async function completed(player: DemoPlayer): Promise<void> {
  await grantBonus(player.house, named(player, newcomer, termsOf(58)));
  await play(player, 'newcomer', { stakeSatang: baht(174), winSatang: baht(150) });
  await settleHeld(player.house, player.playerId);
}

async function givenUp(player: DemoPlayer): Promise<void> {
  const { house, playerId } = player;
  const bonus = named(player, firstDeposit, ofDeposit(20, 200), baht(1000));
  await grantBonus(house, bonus);
  const lock = (await locksOf(house, playerId)).find(({ lockId }) => lockId === bonus.grantId);
  if (lock) await cancelBonus(house, playerId, lock, false);
}

async function expired({ house, playerId }: DemoPlayer): Promise<void> {
  const held = await heldBonus(house, playerId, 'demo:expired');
  if (held?.ended_ms === null) await expireReceived(house, held);
}

async function decided(player: DemoPlayer): Promise<void> {
  const { house, playerId } = player;
  await applyForBonus(house, named(player, rescue, termsOf(88)));
  await rejectBonus(house, playerId, 'demo:rescue', noLoss);
  await applyForBonus(house, named(player, older, termsOf(18)));
  await clearAudit(house, playerId, 'demo:cleared');
  await enterDraw(house, named(player, lostDraw, termsOf(888)));
  await drawBonus(house, playerId, 'demo:draw-lost', false);
}

/** Deposits money that must be staked once. Its lock is created before the money arrives. ENTITY-033 */
async function deposits(player: DemoPlayer, key: string, amountBaht: number): Promise<void> {
  const { house, playerId } = player;
  const [orderNo, lockedSatang] = [`demo-${key}`, baht(amountBaht)];
  const lock = { orderNo, principalSatang: lockedSatang, targetSatang: lockedSatang, createdMs: house.now() };
  await insertDepositLock(house, playerId, lock);
  await give(player, key, lockedSatang);
}

/** Creates a deposit with a bonus, both still being staked, and a bonus without turnover. */
async function beingStaked(player: DemoPlayer): Promise<void> {
  const { house } = player;
  await deposits(player, 'deposit-open', 500);
  await grantBonus(
    house,
    named(player, wednesday, ofDeposit(10, 300, { multipleOf: 'bonusAndDeposit', expiresAfterHours: 720 }), baht(500)),
  );
  await play(player, 'present', { stakeSatang: baht(200), winSatang: baht(180) });
  await grantBonus(house, named(player, phone, termsOf(8, { multiple: 0 })));
}

async function waiting(player: DemoPlayer): Promise<void> {
  const { house } = player;
  await applyForBonus(house, named(player, rebate, termsOf(12.6, { multiple: 1 })));
  await offerBonus(house, { ...named(player, invite, termsOf(38)), claimUntilMs: null });
  const untilMs = house.now() + 60 * dayMs;
  await offerBonus(house, { ...named(player, checkIn, termsOf(28, { multiple: 1 })), claimUntilMs: untilMs });
  await offerBonus(house, { ...named(player, upgrade, termsOf(68)), claimUntilMs: null });
  await enterDraw(house, named(player, luckyDraw, termsOf(188)));
  const alone = { ...named(player, own, termsOf(66)), openUntilMs: null };
  await offerPrivately(house, { ...alone, isAudited: false });
  await offerPrivately(house, { ...alone, grantId: 'demo:own-audited', isAudited: true });
}

export const offerSteps: readonly DemoStep[] = [
  { daysAgo: 38, does: completed },
  // Its lock is cleared by the stakes of the step `club`.
  { daysAgo: 37, does: (player) => deposits(player, 'deposit-done', 1000) },
  { daysAgo: 30, does: givenUp },
  {
    daysAgo: 26,
    does: (player) => grantBonus(player.house, named(player, retention, termsOf(38, { expiresAfterHours: 24 }))),
  },
  { daysAgo: 24, does: expired },
  { daysAgo: 20, does: decided },
  { daysAgo: 2.5, does: beingStaked },
  { daysAgo: 1, does: waiting },
];
