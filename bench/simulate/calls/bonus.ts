/** Bonuses with their locks, and savings plans. ENTITY-033, ENTITY-034, ENTITY-036 */
import { casinoWeights } from '@foyer/contract/bonusProducts.ts';
import type { KeptTerms } from '@foyer/contract/bonusTerms.ts';
import { buyBalanceProfit, ransomBalanceProfit } from '@foyer/contract/interest/plans.ts';
import { receiveMyBonus } from '@foyer/contract/promotions/myOffers.ts';
import { selfUnlockAmount } from '@foyer/contract/wallet/locks.ts';
import { applyWithdraw } from '@foyer/contract/wallet/withdrawal.ts';
import { grantBonus, offerBonus } from '@foyer/house/bonus/grant.ts';
import type { Bonus } from '@foyer/house/bonus/grant.ts';
import { titles } from '@foyer/house/ledger/accounts.ts';
import { mustBe, mustBeDone, Untrue } from '../operation.ts';
import type { Kind, Scene } from '../operation.ts';
import { run, send } from './call.ts';
import { arrive, withdrawPassword } from './people.ts';
import { between } from './wallet.ts';

const termsOf = (amountSatang: number, multiple: number): KeptTerms => ({
  gives: { kind: 'fixed', amountSatang },
  who: 'everyone',
  often: 'once',
  multiple,
  multipleOf: 'bonus',
  weights: casinoWeights,
  platformCodes: [],
  excludedGameIds: [],
  longestStakeSatang: 'none',
  expiresAfterHours: 'never',
  fundsOrder: 'ownFirst',
  onCancel: 'bonusReturns',
  winningsCap: 'none',
});

function bonusOf(scene: Scene, playerId: string): Bonus & { readonly amountSatang: number } {
  const amountSatang = scene.chance.between(100, 300) * 100;
  return {
    playerId,
    grantId: scene.newRequestId(),
    names: { zh_CN: '红利', en: 'Bonus', th: 'โบนัส' },
    bonusType: '2',
    terms: termsOf(amountSatang, scene.chance.between(1, 5)),
    depositSatang: 0,
    amountSatang,
  };
}

const given = ({ playerId, amountSatang }: { readonly playerId: string; readonly amountSatang: number }) => ({
  playerId,
  title: titles.bonus,
  legs: between('house:bonus', 'main', amountSatang),
});

const received: Kind = {
  name: 'bonus',
  async ready(scene) {
    const { playerId } = await arrive(scene, 'bonus');
    const bonus = bonusOf(scene, playerId);
    await offerBonus(scene.quiet().house, { ...bonus, claimUntilMs: null });
    const requestId = scene.newRequestId();
    const request = { bonusId: bonus.grantId };
    return {
      players: [playerId],
      send: (process) => send(process, { playerId, requestId, call: receiveMyBonus, request }),
      expected(answer) {
        mustBeDone(answer);
        return [given(bonus)];
      },
    };
  },
};

/** The lock is there before the money: none of it can be withdrawn. */
const locked: Kind = {
  name: 'lock',
  async ready(scene) {
    const person = await arrive(scene, 'lock');
    const { playerId } = person;
    const bonus = bonusOf(scene, playerId);
    const request = {
      method: 'bank',
      bankCardId: person.bankCardId,
      chain: '0' as const,
      address: '',
      withdrawPassword,
    };
    const requestId = scene.newRequestId();
    return {
      players: [playerId],
      send: (process) => run(() => grantBonus(process.house, bonus)),
      async expected(answer) {
        mustBeDone(answer);
        const amountSatang = bonus.amountSatang;
        const call = { playerId, requestId, call: applyWithdraw, request: { ...request, amountSatang } };
        mustBe(await send(scene.quiet(), call), 'ABOVE_WITHDRAWABLE');
        return [given(bonus)];
      },
    };
  },
};

const unlocked: Kind = {
  name: 'unlock',
  async ready(scene) {
    const { playerId } = await arrive(scene, 'unlock');
    const bonus = bonusOf(scene, playerId);
    await scene.step([playerId], async () => {
      await grantBonus(scene.quiet().house, bonus);
      return [given(bonus)];
    });
    const requestId = scene.newRequestId();
    const request = { lockId: bonus.grantId };
    return {
      players: [playerId],
      send: (process) => send(process, { playerId, requestId, call: selfUnlockAmount, request }),
      expected(answer) {
        mustBeDone(answer);
        const { returnedSatang } = answer.data as { readonly returnedSatang: number };
        if (returnedSatang !== bonus.amountSatang) throw new Untrue(`${returnedSatang} returned`);
        return [{ playerId, title: titles.bonus, legs: between('main', 'house:bonus', bonus.amountSatang) }];
      },
    };
  },
};

async function buy(scene: Scene, playerId: string, principalSatang: number): Promise<string> {
  await scene.pay(playerId, 'main', principalSatang);
  let orderId = '';
  await scene.step([playerId], async () => {
    const request = { planId: 'day', amountSatang: principalSatang };
    const call = { playerId, requestId: scene.newRequestId(), call: buyBalanceProfit, request };
    const answer = await send(scene.quiet(), call);
    mustBeDone(answer);
    ({ orderId } = answer.data as { readonly orderId: string });
    return [{ playerId, title: titles.planPurchase, legs: between('main', 'savings', principalSatang) }];
  });
  return orderId;
}

const saved: Kind = {
  name: 'savings buy',
  async ready(scene) {
    const { playerId } = await arrive(scene, 'saver');
    const amountSatang = scene.chance.between(100, 4_000) * 100;
    const isTooMuch = scene.chance.oneIn(8);
    await scene.pay(playerId, 'main', isTooMuch ? amountSatang - 1 : amountSatang);
    const requestId = scene.newRequestId();
    const request = { planId: 'day', amountSatang };
    return {
      players: [playerId],
      send: (process) => send(process, { playerId, requestId, call: buyBalanceProfit, request }),
      expected(answer) {
        mustBe(answer, isTooMuch ? 'PLAN_BALANCE_INSUFFICIENT' : undefined);
        if (isTooMuch) return [];
        return [{ playerId, title: titles.planPurchase, legs: between('main', 'savings', amountSatang) }];
      },
    };
  },
};

/** After hours that were complete it pays interest, which is a bonus; without them the principal alone. */
const redeemed: Kind = {
  name: 'savings redeem',
  async ready(scene) {
    const { playerId } = await arrive(scene, 'redeemer');
    const principalSatang = scene.chance.between(2_000, 5_000) * 100;
    const orderId = await buy(scene, playerId, principalSatang);
    scene.world.clock.nowMs += scene.chance.below(4) * 3_600_000;
    const requestId = scene.newRequestId();
    const request = { orderId };
    return {
      players: [playerId],
      send: (process) => send(process, { playerId, requestId, call: ransomBalanceProfit, request }),
      expected(answer) {
        mustBeDone(answer);
        const { interestSatang, cycles } = answer.data as { readonly interestSatang: number; readonly cycles: number };
        // Ten millionths of the principal for each complete hour, down to whole satang.
        const interest = cycles * Math.floor((principalSatang * 10) / 1_000_000);
        if (Math.abs(interest - interestSatang) > cycles)
          throw new Untrue(`interest of ${interestSatang} in place of ${interest}`);
        const back = { playerId, title: titles.planRedemption, legs: between('savings', 'main', principalSatang) };
        return interestSatang > 0 ? [back, given({ playerId, amountSatang: interestSatang })] : [back];
      },
    };
  },
};

export const bonusKinds = (): readonly Kind[] => [received, locked, unlocked, saved, redeemed];
