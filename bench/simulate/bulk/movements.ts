/** The movements of a crowd: built by the domains that build them for players, or as those domains write them. */
import { titles } from '@foyer/house/ledger/accounts.ts';
import type { Leg, Movement } from '@foyer/house/ledger/accounts.ts';
import { orderMovement } from '@foyer/house/lottery/money.ts';
import { roundLegs } from '@foyer/house/provider/gameAccounts.ts';
import type { GameAccounts } from '@foyer/house/provider/gameAccounts.ts';
import type { BetRow as SportBet } from '@foyer/house/provider/sport/betStore.ts';
import { payMovement, stakeMovement as sportStake } from '@foyer/house/provider/sport/money.ts';
import type { TableBetRow } from '@foyer/house/provider/table/betStore.ts';
import { stakeMovement as tableStake } from '@foyer/house/provider/table/money.ts';
import { jackpotShare } from '@foyer/games/engines/slot/jackpot.ts';
import type { Chance } from '../chance.ts';
import type { Crowd, Member } from './crowd.ts';

export const accounts: GameAccounts = { player: 'game:kiln', bank: 'house:games:kiln' };
const tableGame = 'kiln-pine-court-baccarat';

export interface Maker {
  readonly chance: Chance;
  readonly crowd: Crowd;
  readonly nowMs: number;
  /** What is on the player's account. */
  readonly balance: (member: Member, account: Leg['account']) => number;
}

/** A movement to post, and what becomes of its player when it is. */
export interface Made {
  readonly movement: Movement;
  readonly after?: () => void;
}
type Make = (member: Member, maker: Maker) => Made | undefined;

const two = (from: Leg['account'], to: Leg['account'], amountSatang: number): Leg[] => [
  { account: from, amountSatang: -amountSatang },
  { account: to, amountSatang },
];

/** Up to a third more than there is, so that some fall short. */
function part({ chance, balance }: Maker, member: Member, account: Leg['account']): number {
  return 1 + chance.below(Math.max(10, Math.floor(balance(member, account) * 1.3)));
}

const simple = (name: string, title: Movement['title'], from: Leg['account'], to: Leg['account']): Make => {
  const isPaidIn = from.startsWith('house:');
  return (member, maker) => {
    const amountSatang = isPaidIn ? maker.chance.between(1_000, 200_000) : part(maker, member, from);
    const key = `${name}:${maker.crowd.nextNumber()}`;
    return { movement: { playerId: member.playerId, key, title, legs: two(from, to, amountSatang), reference: key } };
  };
};

/** Takes what is left to be ended from one of the player's lists. */
const ending =
  (
    list: (member: Member) => Member['held'],
    name: string,
    title: Movement['title'],
    legs: (amount: number) => Leg[],
  ): Make =>
  (member) => {
    const all = list(member);
    const [first] = all;
    if (first === undefined) return undefined;
    const { playerId } = member;
    const key = `${name}:${first.orderNo}`;
    return {
      movement: { playerId, key, title, legs: legs(first.amountSatang), reference: first.orderNo },
      after: () => void all.shift(),
    };
  };

const beginning =
  (list: (member: Member) => Member['held'], make: Make): Make =>
  (member, maker) => {
    const made = make(member, maker);
    if (made === undefined) return undefined;
    const { key, legs } = made.movement;
    const amountSatang = Math.abs(legs[0]?.amountSatang ?? 0);
    return { ...made, after: () => void list(member).push({ orderNo: key, amountSatang }) };
  };

/** A round that its stake decides, with the share of the jackpot. */
const slotBet: Make = (member, maker) => {
  const { chance, crowd } = maker;
  const betOrderNo = crowd.nextNumber();
  const stakeSatang = chance.pick([100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000]);
  const winSatang = chance.oneIn(4) ? chance.between(1, 6) * stakeSatang : 0;
  const bet = {
    betOrderNo,
    platformCode: 'kiln',
    gameType: 1,
    gameId: 'kiln-slot',
    stakeSatang,
    winSatang,
    roundId: betOrderNo,
  };
  const legs = roundLegs(accounts, { stakeSatang, winSatang, jackpotSatang: jackpotShare(stakeSatang) });
  const named = {
    playerId: member.playerId,
    key: `round:${betOrderNo}:stake`,
    title: titles.stake,
    reference: betOrderNo,
  };
  return { movement: { ...named, legs, bets: [{ ...bet, isSettled: true }] } };
};

const tableBet: Make = (member, maker) => {
  const order = maker.crowd.nextNumber();
  const bet: TableBetRow = {
    owner: member.playerId,
    order_no: `T${order}`,
    request_id: order,
    session_id: '',
    platform_code: 'kiln',
    game_id: tableGame,
    // Each bet has a round to itself, so that its prize has a key to itself.
    round_index: Number(order),
    slip: '',
    stake_satang: part(maker, member, accounts.player),
    prize_satang: 0,
    state: 'placed',
    placed_ms: maker.nowMs,
    settled_ms: null,
  };
  return { movement: tableStake(accounts, bet), after: () => void member.open.push(bet) };
};

const sportOf = (member: Member, order: string, maker: Maker, stakeSatang: number): SportBet => ({
  owner: member.playerId,
  order_no: `S${order}`,
  request_id: order,
  session_id: '',
  platform_code: 'kiln',
  game_id: 'kiln-sport',
  slip: '',
  policy: 'ask',
  stake_satang: stakeSatang,
  paid_satang: 0,
  state: 'open',
  outcome: '',
  reason: '',
  placed_ms: maker.nowMs,
  accept_ms: maker.nowMs,
  settled_ms: null,
  again: 0,
  paid_before_satang: 0,
  is_again: false,
});

const sports = new WeakMap<Member, SportBet[]>();
const sportsOf = (member: Member): SportBet[] => {
  const found = sports.get(member) ?? [];
  sports.set(member, found);
  return found;
};

const sportBet: Make = (member, maker) => {
  const bet = sportOf(member, maker.crowd.nextNumber(), maker, part(maker, member, accounts.player));
  return { movement: sportStake(accounts, bet), after: () => void sportsOf(member).push(bet) };
};

/** A bet's end, at once: cashed out, won or given back. */
const sportEnd =
  (outcome: 'cashed' | 'won' | 'void'): Make =>
  (member, { chance }) => {
    const open = sportsOf(member);
    const [bet] = open;
    if (bet === undefined) return undefined;
    const paid_satang = outcome === 'void' ? bet.stake_satang : chance.between(1, 3 * bet.stake_satang);
    const movement = payMovement(accounts, { ...bet, outcome, paid_satang });
    return movement && { movement, after: () => void open.shift() };
  };

const cart: Make = (member, maker) => {
  const order = maker.crowd.nextNumber();
  const stake_satang = part(maker, member, 'main');
  const bet = {
    player_id: member.playerId,
    bet_order_no: `L${order}-1`,
    order_no: `L${order}`,
    chase_no: '',
    lottery_code: 'minute',
    draw_index: Number(order),
    play: 'position',
    picks: [],
    bankers: [],
    bet_count: 1,
    unit_satang: stake_satang,
    multiple: 1,
    stake_satang,
    state: 'placed',
    prize_satang: 0,
    placed_ms: maker.nowMs,
    settled_ms: null,
  };
  const row = {
    player_id: member.playerId,
    order_no: `L${order}`,
    request_key: order,
    lottery_code: 'minute',
    is_chase: false,
    issue: order,
    bet_count: 1,
    stake_satang,
    lines: [],
    state: 'opening',
    placed_ms: maker.nowMs,
    balance_satang: 0,
  };
  return { movement: orderMovement(row, [bet]) };
};

const held = (member: Member) => member.held;
const saved = (member: Member) => member.saved;
const bonuses = (member: Member) => member.bonuses;

/** By name, with how often each is chosen beside the others. */
export const makers: readonly { readonly name: string; readonly weight: number; readonly make: Make }[] = [
  { name: 'ledger: deposit', weight: 10, make: simple('deposit', titles.deposit, 'house:bank', 'main') },
  { name: 'ledger: transfer in', weight: 14, make: simple('in', titles.transferIn, 'main', accounts.player) },
  { name: 'ledger: transfer out', weight: 8, make: simple('out', titles.transferOut, accounts.player, 'main') },
  { name: 'ledger: bet with jackpot', weight: 24, make: slotBet },
  { name: 'ledger: table bet', weight: 14, make: tableBet },
  { name: 'ledger: sport bet', weight: 8, make: sportBet },
  { name: 'ledger: sport prize', weight: 4, make: sportEnd('won') },
  { name: 'ledger: sport cash-out', weight: 4, make: sportEnd('cashed') },
  { name: 'ledger: sport void', weight: 3, make: sportEnd('void') },
  { name: 'ledger: lottery cart', weight: 4, make: cart },
  {
    name: 'ledger: hold',
    weight: 4,
    make: beginning(held, simple('hold', titles.manualWithdrawal, 'main', 'withdrawing')),
  },
  {
    name: 'ledger: pay',
    weight: 3,
    make: ending(held, 'paid', titles.withdrawalPaid, (amount) => two('withdrawing', 'house:bank', amount)),
  },
  {
    name: 'ledger: return',
    weight: 2,
    make: ending(held, 'returned', titles.withdrawalReturned, (amount) => two('withdrawing', 'main', amount)),
  },
  {
    name: 'ledger: savings',
    weight: 3,
    make: beginning(saved, simple('plan', titles.planPurchase, 'main', 'savings')),
  },
  {
    name: 'ledger: redeem',
    weight: 3,
    make: ending(saved, 'plan-back', titles.planRedemption, (amount) => two('savings', 'main', amount)),
  },
  { name: 'ledger: bonus', weight: 4, make: beginning(bonuses, simple('bonus', titles.bonus, 'house:bonus', 'main')) },
  {
    name: 'ledger: bonus back',
    weight: 2,
    make: ending(bonuses, 'bonus-back', titles.bonus, (amount) => two('main', 'house:bonus', amount)),
  },
];
