/** Payments between two players: the payee's money is held, then it is the payer's. SI-49, AMB-150 */
import { reserveCancelOrder, reserveConfirmWithdraw, reserveCreateOrder } from '@foyer/contract/wallet/reserve.ts';
import { applyWithdraw } from '@foyer/contract/wallet/withdrawal.ts';
import { titles } from '@foyer/house/ledger/accounts.ts';
import { mustBe, mustBeDone, orderNoOf } from '../operation.ts';
import type { Kind, Scene } from '../operation.ts';
import { send } from './call.ts';
import { arrive, withdrawPassword } from './people.ts';
import type { Person } from './people.ts';
import { between } from './wallet.ts';

const amountSatang = 500_00;

/** Offers that earlier operations have left are nobody's to take. */
const closeOffers = (scene: Scene) =>
  scene.world.observer.query(`update reserve_offer set state = 'void' where state in ('open', 'asked')`);

const request = ({ bankCardId }: Person) => ({
  method: 'reserve',
  bankCardId,
  chain: '0' as const,
  address: '',
  amountSatang,
  withdrawPassword,
});

const heldOf = (playerId: string) => ({
  playerId,
  title: titles.fastPayWithdrawal,
  legs: between('main', 'withdrawing', amountSatang),
});

async function offered(scene: Scene) {
  await closeOffers(scene);
  const payee = await arrive(scene, 'payee');
  const { playerId } = payee;
  await scene.pay(playerId, 'main', amountSatang);
  let offerNo = '';
  await scene.step([playerId], async () => {
    const call = { playerId, requestId: scene.newRequestId(), call: applyWithdraw, request: request(payee) };
    offerNo = orderNoOf(await send(scene.quiet(), call));
    return [heldOf(playerId)];
  });
  return { payeeId: playerId, offerNo };
}

async function taken(scene: Scene) {
  const { payeeId, offerNo } = await offered(scene);
  const { playerId: payerId } = await arrive(scene, 'payer');
  const call = {
    playerId: payerId,
    requestId: scene.newRequestId(),
    call: reserveCreateOrder,
    request: { amountId: String(amountSatang) },
  };
  const orderNo = orderNoOf(await send(scene.quiet(), call));
  return { payeeId, payerId, offerNo, orderNo };
}

const offer: Kind = {
  name: 'fast pay offer',
  async ready(scene) {
    await closeOffers(scene);
    const payee = await arrive(scene, 'payee');
    const { playerId } = payee;
    const isTooMuch = scene.chance.oneIn(8);
    await scene.pay(playerId, 'main', isTooMuch ? amountSatang - 1 : amountSatang);
    const requestId = scene.newRequestId();
    return {
      players: [playerId],
      send: (process) => send(process, { playerId, requestId, call: applyWithdraw, request: request(payee) }),
      expected(answer) {
        mustBe(answer, isTooMuch ? 'ABOVE_WITHDRAWABLE' : undefined);
        return isTooMuch ? [] : [heldOf(playerId)];
      },
    };
  },
};

const take: Kind = {
  name: 'fast pay take',
  async ready(scene) {
    const { payeeId } = await offered(scene);
    const { playerId } = await arrive(scene, 'payer');
    const requestId = scene.newRequestId();
    const wanted = { amountId: String(amountSatang) };
    return {
      players: [payeeId, playerId],
      send: (process) => send(process, { playerId, requestId, call: reserveCreateOrder, request: wanted }),
      expected(answer) {
        mustBeDone(answer);
        return [];
      },
    };
  },
};

const giveUp: Kind = {
  name: 'fast pay give up',
  async ready(scene) {
    const { payeeId, payerId, orderNo } = await taken(scene);
    const requestId = scene.newRequestId();
    return {
      players: [payeeId, payerId],
      send: (process) =>
        send(process, { playerId: payerId, requestId, call: reserveCancelOrder, request: { orderNo } }),
      expected(answer) {
        mustBeDone(answer);
        return [];
      },
    };
  },
};

const receive: Kind = {
  name: 'fast pay receipt',
  async ready(scene) {
    const { payeeId, payerId, offerNo } = await taken(scene);
    const requestId = scene.newRequestId();
    const wanted = { orderNo: offerNo, isReceived: true };
    return {
      players: [payeeId, payerId],
      send: (process) => send(process, { playerId: payeeId, requestId, call: reserveConfirmWithdraw, request: wanted }),
      expected(answer) {
        mustBeDone(answer);
        return [
          {
            playerId: payeeId,
            title: titles.withdrawalPaid,
            legs: between('withdrawing', 'house:reserve', amountSatang),
          },
          { playerId: payerId, title: titles.fastDeposit, legs: between('house:reserve', 'main', amountSatang) },
        ];
      },
    };
  },
};

export const fastPayKinds = (): readonly Kind[] => [offer, take, giveUp, receive];
