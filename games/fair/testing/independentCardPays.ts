/**
 * An independent implementation of card game payouts from the published rules, sharing no code with the engines. Cards
 * are the published numbers: 13 ranks from the ace; suits spades, hearts, clubs, diamonds. Only used by tests. F03
 */

const rankOf = (card: number): number => (card % 13) + 1;
const suitOf = (card: number): number => Math.floor((card % 52) / 13);
const tens = (card: number): number => (rankOf(card) > 9 ? 10 : rankOf(card));
const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const downwards = (values: readonly number[]): number[] => values.toSorted((a, b) => b - a);

/** A hand of a duel: its name, its multiplier of the base, and numbers that are compared from left to right. */
export interface IndependentHand {
  readonly kind: string;
  readonly times: number;
  readonly power: readonly number[];
}

function niuNiu(cards: readonly number[]): IndependentHand {
  const pips = cards.map(tens);
  const strongest = Math.max(...cards.map((card) => rankOf(card) * 4 + 3 - suitOf(card)));
  if (cards.every((card) => rankOf(card) <= 4) && total(pips) <= 10)
    return { kind: 'fiveSmall', times: 5, power: [13, strongest] };
  const four = cards.map(rankOf).find((rank) => cards.filter((card) => rankOf(card) === rank).length === 4);
  if (four !== undefined) return { kind: 'bomb', times: 5, power: [12, four] };
  if (cards.every((card) => rankOf(card) >= 11)) return { kind: 'fiveFaces', times: 4, power: [11, strongest] };
  let best = 0;
  for (let set = 0; set < 32; set += 1) {
    const [three, two] = [1, 0].map((side) => pips.filter((_, at) => ((set >> at) & 1) === side));
    if (three?.length === 3 && total(three) % 10 === 0) best = total(two ?? []) % 10 || 10;
  }
  const kind = best === 0 ? 'none' : best === 10 ? 'niuNiu' : `niu${best}`;
  return { kind, times: best === 10 ? 3 : best >= 7 ? 2 : 1, power: [best, strongest] };
}

function goldenFlower(cards: readonly number[]): IndependentHand {
  const heights = downwards(cards.map((card) => (rankOf(card) === 1 ? 14 : rankOf(card))));
  const text = heights.join();
  const isOneSuit = cards.every((card) => suitOf(card) === suitOf(cards[0] ?? 0));
  const rows = Array.from({ length: 12 }, (_, at) => (at === 0 ? '14,3,2' : [at + 3, at + 2, at + 1].join()));
  const row = rows.indexOf(text);
  const twin = heights.find((height, at) => heights.indexOf(height) !== at);
  if (new Set(heights).size === 1) return { kind: 'trio', times: 5, power: [5, ...heights] };
  if (row >= 0 && isOneSuit) return { kind: 'straightFlower', times: 4, power: [4, row] };
  if (isOneSuit) return { kind: 'flower', times: 3, power: [3, ...heights] };
  if (row >= 0) return { kind: 'straight', times: 2, power: [2, row] };
  if (twin !== undefined) return { kind: 'pair', times: 1, power: [1, twin, total(heights) - 2 * twin] };
  // Two, three and five of mixed suits lose to everything except three of a kind.
  return { kind: 'high', times: 1, power: text === '5,3,2' ? [0, 5, 3, 2, 1] : [0, ...heights, 0] };
}

function twoEight(tiles: readonly number[]): IndependentHand {
  // A white tile, the tenth of the kinds, is half a point and below the one.
  const dots = downwards(tiles.map((tile) => (Math.floor(tile / 4) + 1) % 10));
  const [high = 0, low = 0] = dots;
  if (high === low) return { kind: high === 0 ? 'whitePair' : 'tilePair', times: 3, power: [2, high || 10] };
  if (dots.join() === '8,2') return { kind: 'twoEight', times: 2, power: [1] };
  const halves = total(dots.map((dot) => (dot === 0 ? 1 : 2 * dot))) % 20;
  return { kind: `points${halves}`, times: 1, power: [0, halves, high] };
}

const readings = { niuNiu, goldenFlower, twoEight } as const;

export interface IndependentDuel {
  readonly own: IndependentHand & { readonly cards: readonly number[] };
  readonly dealer: IndependentHand & { readonly cards: readonly number[] };
  /** Above 0 where the player won. */
  readonly sign: number;
  readonly times: number;
  readonly feeSatang: number;
  readonly winSatang: number;
}

/** `mostTimes` bases were held: five, and three at two eight. Cards are dealt alternately, the player's first. */
export function independentDuel(
  code: keyof typeof readings,
  order: readonly number[],
  stakeSatang: number,
): IndependentDuel {
  const [mine, theirs] = [0, 1].map((side) => order.filter((_, at) => at % 2 === side));
  const own = { cards: mine ?? [], ...readings[code](mine ?? []) };
  const dealer = { cards: theirs ?? [], ...readings[code](theirs ?? []) };
  const place = own.power.findIndex((value, at) => value !== dealer.power[at]);
  let sign = place < 0 ? 0 : Math.sign((own.power[place] ?? 0) - (dealer.power[place] ?? 0));
  if (code === 'goldenFlower' && own.kind === 'trio' && dealer.power.at(-1) === 1 && dealer.kind === 'high') sign = -1;
  if (code === 'goldenFlower' && dealer.kind === 'trio' && own.power.at(-1) === 1 && own.kind === 'high') sign = 1;
  const times = sign > 0 ? own.times : sign < 0 ? dealer.times : 0;
  const moved = (stakeSatang / (code === 'twoEight' ? 3 : 5)) * times;
  const feeSatang = sign > 0 ? moved * 0.05 : 0;
  return { own, dealer, sign, times, feeSatang, winSatang: stakeSatang + sign * moved - feeSatang };
}

export interface IndependentBlackjack {
  readonly dealer: readonly number[];
  readonly hands: readonly {
    readonly cards: readonly number[];
    readonly result: string;
    readonly stakes: number;
    readonly backSatang: number;
  }[];
  readonly isInsured: boolean;
  readonly insuranceBackSatang: number;
  readonly winSatang: number;
  readonly heldSatang: number;
}

/** The best total, counting an ace as eleven if that does not bust. */
export function blackjackTotal(cards: readonly number[]): number {
  const least = total(cards.map(tens));
  return least <= 11 && cards.some((card) => rankOf(card) === 1) ? least + 10 : least;
}

interface WaitingHand {
  readonly cards: number[];
  /** Whether no more cards may be drawn to it. */
  readonly isShut: boolean;
}

interface PlayedHand {
  readonly cards: readonly number[];
  readonly stakes: number;
}

/** Plays one hand by its moves, taken from the front of `left`, to its end or until it is split. */
function playHand(
  { cards, isShut }: WaitingHand,
  left: string[],
  draw: () => number,
): PlayedHand | { readonly split: readonly WaitingHand[] } {
  let move = isShut || blackjackTotal(cards) >= 21 ? 'stand' : left.shift();
  while (move === 'hit') {
    cards.push(draw());
    move = blackjackTotal(cards) >= 21 ? 'stand' : left.shift();
  }
  if (move === 'split') {
    const isAces = rankOf(cards[0] ?? 0) === 1;
    return { split: cards.map((card) => ({ cards: [card, draw()], isShut: isAces })) };
  }
  if (move === 'double') cards.push(draw());
  return { cards, stakes: move === 'double' ? 2 : 1 };
}

/** Plays the dealt hand and all hands that come from splitting it, from left to right. */
function playHands(dealt: WaitingHand, left: string[], draw: () => number): PlayedHand[] {
  const done: PlayedHand[] = [];
  const waiting = [dealt];
  for (let hand = waiting.shift(); hand !== undefined; hand = waiting.shift()) {
    const played = playHand(hand, left, draw);
    if ('split' in played) waiting.unshift(...played.split);
    else done.push(played);
  }
  return done;
}

function handResult(own: number, against: number, isNatural: boolean, itsNatural: boolean): string {
  if (own > 21) return 'bust';
  if (isNatural && itsNatural) return 'push';
  if (isNatural) return 'natural';
  if (itsNatural) return 'lost';
  if (against > 21 || own > against) return 'won';
  return own === against ? 'push' : 'lost';
}

/** What a hand pays per stake. */
const handBack: Readonly<Record<string, number>> = { bust: 0, lost: 0, push: 1, won: 2, natural: 2.5 };

/** A finished round from its cards and moves. */
export function independentBlackjack(
  order: readonly number[],
  stakeSatang: number,
  moves: readonly string[],
): IndependentBlackjack {
  const shoe = [...order];
  const draw = (): number => shoe.shift() ?? Number.NaN;
  const [first, up, second, hole] = [draw(), draw(), draw(), draw()];
  const [dealer, left] = [[up, hole], [...moves]];
  const isInsured = rankOf(up) === 1 && left.shift() === 'insure';
  const [ownNatural, itsNatural] = [blackjackTotal([first, second]) === 21, blackjackTotal(dealer) === 21];
  const done = playHands({ cards: [first, second], isShut: ownNatural || itsNatural }, left, draw);
  const isNatural = ownNatural && done.length === 1;
  if (!ownNatural && !itsNatural && done.some(({ cards }) => blackjackTotal(cards) <= 21))
    while (blackjackTotal(dealer) < 17) dealer.push(draw());
  const against = blackjackTotal(dealer);
  const hands = done.map(({ cards, stakes }) => {
    const result = handResult(blackjackTotal(cards), against, isNatural, itsNatural);
    return { cards, result, stakes, backSatang: (handBack[result] ?? 0) * stakes * stakeSatang };
  });
  const insuranceBackSatang = isInsured && itsNatural ? 1.5 * stakeSatang : 0;
  return {
    dealer,
    hands,
    isInsured,
    insuranceBackSatang,
    winSatang: total(hands.map((hand) => hand.backSatang)) + insuranceBackSatang,
    heldSatang: stakeSatang * (total(hands.map(({ stakes }) => stakes)) + (isInsured ? 0.5 : 0)),
  };
}

export interface IndependentLandlords {
  readonly hands: readonly (readonly number[])[];
  readonly bottom: readonly number[];
  /** -1 if nobody bid. */
  readonly landlord: number;
  readonly winner: number;
  readonly times: number;
  /** What the player won or lost, in bases. */
  readonly bases: number;
  readonly feeSatang: number;
  readonly winSatang: number;
}

interface SecondTurn {
  readonly seat: number;
  readonly bid: number;
  readonly cards: readonly number[];
}

/** Four of a height, or both jokers. */
const isBomb = (cards: readonly number[]): boolean =>
  (cards.length === 4 && new Set(cards.map((card) => card % 13)).size === 1 && Math.max(...cards) < 52) ||
  (cards.length === 2 && Math.min(...cards) >= 52);

/**
 * Settles a round from its public turns; twelve bases were held. Throws if a seat plays cards that it does not hold.
 */
export function independentLandlords(
  order: readonly number[],
  turns: readonly SecondTurn[],
  stakeSatang: number,
): IndependentLandlords {
  const hands = [0, 1, 2].map((seat) => new Set(order.filter((_, at) => at < 51 && at % 3 === seat)));
  const bottom = order.slice(51);
  const bid = Math.max(...turns.map((turn) => turn.bid));
  const landlord = bid > 0 ? (turns.find((turn) => turn.bid === bid)?.seat ?? -1) : -1;
  for (const card of landlord < 0 ? [] : bottom) hands[landlord]?.add(card);
  const plays = turns.filter(({ cards }) => cards.length > 0);
  for (const { seat, cards } of plays)
    for (const card of cards) if (!hands[seat]?.delete(card)) throw new Error(`${seat} does not hold ${card}`);
  const winner = landlord < 0 ? -1 : hands.findIndex((hand) => hand.size === 0);
  const landlordPlays = plays.filter(({ seat }) => seat === landlord).length;
  const isSpring = winner === landlord ? landlordPlays === plays.length : landlordPlays === 1;
  const doubled = plays.filter(({ cards }) => isBomb(cards)).length + (isSpring ? 1 : 0);
  const times = landlord < 0 ? 0 : Math.min(12, bid * 2 ** doubled);
  const isWon = landlord === 0 ? winner === 0 : winner !== landlord;
  const bases = landlord < 0 ? 0 : (isWon ? 1 : -1) * Math.min(12, landlord === 0 ? 2 * times : times);
  const moved = (bases * stakeSatang) / 12;
  const feeSatang = bases > 0 ? moved * 0.05 : 0;
  return {
    hands: hands.map((hand) => [...hand]),
    bottom,
    landlord,
    winner,
    times,
    bases,
    feeSatang,
    winSatang: stakeSatang + moved - feeSatang,
  };
}
