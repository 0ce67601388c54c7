/** Welfare, wheels, interest plans, invitations and the club of the demo player: one of each state. */
import { turntableType } from '@foyer/contract/activities/raffle.ts';
import { seedOwner } from '../activities/wheelDraws.ts';
import { handlers } from '../handlers.ts';
import { closeOrder } from '../interest/close.ts';
import { orderById } from '../interest/store.ts';
import { drawSeeds } from '../provider/seeds/drawSeeds.ts';
import { demoTerms } from '../ledger/clearance.ts';
import { addMonths, calendar } from '../settings/calendar.ts';
import { writeReward } from '../vip/store.ts';
import { baht, demoPlayer, give, ifDone, play } from './player.ts';
import type { DemoPlayer, DemoStep } from './player.ts';

/** Reaches level 2, with one gift taken and others waiting. SI-26 */
async function club(player: DemoPlayer): Promise<void> {
  for (let round = 0; round < 12; round += 1)
    await play(player, `club-${round}`, { stakeSatang: baht(5000), winSatang: baht(round % 4 === 0 ? 4800 : 5000) });
  await handlers.fastApplyPromotion(player.asks('rise'), { level: 2 }).catch(ifDone('LEVEL_HELD'));
  await handlers.getVipRewardGift(player.asks('rise-gift'), { rewardId: 'rise:1' }).catch(ifDone('REWARD_TAKEN'));
}

/** Adds the gift for keeping the level for a month. */
async function keptMonth({ house, playerId }: DemoPlayer): Promise<void> {
  await writeReward(house.db, {
    playerId,
    kind: 'month',
    level: 2,
    period: addMonths(calendar.month(house.now()), -1),
    amountSatang: baht(38),
    stakeMultiple: 1,
    earnedMs: house.now(),
  });
}

/** Buys a plan once per key. ENUM-017 */
const buys =
  (key: string, planId: string, amount: number) =>
  (player: DemoPlayer): Promise<{ readonly orderId: string }> =>
    handlers.buyBalanceProfit(player.asks(key), { planId, amountSatang: baht(amount) });
const buysEnded = buys('plan-ended', 'week', 2000);
const buysRedeemed = buys('plan-redeemed', 'month', 1500);

async function endsPlan(player: DemoPlayer): Promise<void> {
  const { orderId } = await buysEnded(player);
  const order = await orderById(player.house, player.playerId, orderId);
  if (order) await closeOrder(player.house, order, 'ended');
}

async function redeemsPlan(player: DemoPlayer): Promise<void> {
  const { orderId } = await buysRedeemed(player);
  await handlers.ransomBalanceProfit(player.asks('plan-redeem'), { orderId }).catch(ifDone('PLAN_CLOSED'));
}

/** Makes a check-in and a sign-in. SI-43 */
async function checksIn(player: DemoPlayer): Promise<void> {
  await handlers.checkin(player.asks('check-in'), {}).catch(ifDone('CHECKED_IN'));
  await handlers.userCheckIn(player.asks('sign-in'), {}).catch(ifDone('CHECKED_IN'));
}

/** Uses one check-in ticket, one exchange and one bind bonus. */
async function usesWelfare(player: DemoPlayer): Promise<void> {
  // Each call would draw another ticket, so it is skipped after the first draw.
  const { lastDraw } = await handlers.checkinInfo(player.asks('check-in'), {});
  if (lastDraw === undefined) await handlers.lottery(player.asks('check-in-draw'), { clientSeed: 'demo' });
  await handlers.bonusIntegralExchange(player.asks('exchange'), { exchangeId: 'b10' });
  await handlers.giveBonus(player.asks('bind-name'), { configId: 'bind-name' }).catch(ifDone('OFFER_CLAIMED'));
}

/** Draws on both wheels until each has paid a money prize; at most twelve times on each. SI-30, SI-31, STATE-020 */
async function draws(player: DemoPlayer): Promise<void> {
  const { house, playerId } = player;
  await give(player, 'deposit-wheel', baht(2000));
  for (const wheel of ['turntable', 'deposit'] as const) {
    const owner = seedOwner(wheel, playerId);
    const seeds = await drawSeeds.published(house, owner);
    if (seeds.commitment === '') await drawSeeds.rotate(house, owner, 'demo', seeds.nextCommitment);
    for (let count = 0; count < 12; count += 1) {
      const context = player.asks(`${wheel}-${count}`);
      const { draw, drawsLeft } =
        wheel === 'turntable'
          ? await handlers.raffle(context, { activityType: turntableType })
          : await handlers.depClickButton(context, { configId: '' });
      if (draw.kind === 'money' || drawsLeft === 0) break;
    }
  }
}

/** Returns the invitation with this note; creates it if necessary. */
async function invite(player: DemoPlayer, note: string) {
  const find = async () => {
    const { list } = await handlers.inviteList(player.asks('list'), { pageNo: 1, pageSize: 50 });
    return list.find((one) => one.note === note);
  };
  const known = await find();
  if (known === undefined) await handlers.createInvitation(player.asks(note), { note });
  return known ?? (await find());
}

/** Registers a friend through an invitation. A friend who meets the conditions earns the bonus. ENUM-011, STATE-015 */
const friendComes = (note: string, userAccount: string, hasReached: boolean) => async (player: DemoPlayer) => {
  const { house } = player;
  const agentCode = (await invite(player, note))?.inviteCode ?? '';
  // Random, because nobody logs in as a friend.
  const password = Buffer.from(house.random.bytes(16)).toString('hex');
  const friend = await demoPlayer(house, { userAccount, password, agentCode, termsVersion: demoTerms });
  if (!hasReached) return;
  await give(friend, 'friend-deposit', baht(500));
  await play(friend, 'friend-round', { stakeSatang: baht(1200), winSatang: baht(1180) });
  const inviteId = (await invite(player, note))?.inviteId ?? '';
  await handlers.getInviteBonus(player.asks('invite-bonus'), { inviteId }).catch(ifDone('INVITE_CLAIMED'));
};

export const rewardSteps: readonly DemoStep[] = [
  // Valid for thirty days, so it has expired by now.
  { daysAgo: 39, does: (player) => invite(player, '老同学') },
  { daysAgo: 36, does: club },
  { daysAgo: 18, does: buysEnded },
  { daysAgo: 16, does: buysRedeemed },
  { daysAgo: 15, does: friendComes('小周', 'friend88', true) },
  { daysAgo: 14, does: friendComes('阿宁', 'friend66', false) },
  { daysAgo: 12, does: redeemsPlan },
  { daysAgo: 10.5, does: endsPlan },
  ...[9, 8, 7, 6, 5].map((daysAgo) => ({ daysAgo, does: checksIn })),
  { daysAgo: 4.5, does: usesWelfare },
  { daysAgo: 4, does: draws },
  { daysAgo: 3.5, does: (player) => invite(player, '表哥') },
  { daysAgo: 3, does: buys('plan-running', 'month', 3000) },
  { daysAgo: 2, does: keptMonth },
];
