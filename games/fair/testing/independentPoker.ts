/**
 * An independent verifier of poker from the published rules, sharing no code with the first: the platform's HMAC, big
 * integers, hands compared as text. Only used by tests and benchmarks. F03
 */
import { createHmac } from 'node:crypto';

const deckText = (isShort: boolean): string[] =>
  ['s', 'h', 'c', 'd'].flatMap((suit) =>
    (isShort ? 'A6789TJQK' : 'A23456789TJQK').split('').map((rank) => rank + suit),
  );
const decks = { full: deckText(false), short: deckText(true) };

/** What message `message` of the seeds draws below each size. */
export function independentPlaces(
  server: string,
  client: string,
  nonce: number,
  message: number,
  sizes: readonly number[],
): number[] {
  const out: number[] = [];
  let bytes = '';
  for (let block = 0; out.length < sizes.length;) {
    if (bytes === '') {
      const text = [client, nonce, message, ...(block > 0 ? [block] : [])].join(':');
      bytes = createHmac('sha256', server).update(text).digest('hex');
      block += 1;
    }
    const value = BigInt(`0x${bytes.slice(0, 8)}`);
    bytes = bytes.slice(8);
    const size = BigInt(sizes[out.length] ?? 1);
    if (value < 4_294_967_296n - (4_294_967_296n % size)) out.push(Number(value % size));
  }
  return out;
}

/** Deals `count` cards of hand `hand`; a card is `Ah`. */
export function independentDeal(
  server: string,
  client: string,
  nonce: number,
  hand: number,
  count: number,
  isShort = false,
): string[] {
  const deck = isShort ? [...decks.short] : [...decks.full];
  const sizes = Array.from({ length: count }, (_, gone) => deck.length - gone);
  return independentPlaces(server, client, nonce, hand, sizes).flatMap((place) => deck.splice(place, 1));
}

const order = '23456789TJQKA';
const letters = 'abcdefghijklm';

/** A word that sorts as the hand ranks: its kind's digit, then its ranks, the most frequent first. `word`: sorted letters. */
function wordOfLetters(word: string, isFlush: boolean, isShort: boolean): string {
  const counted = [...new Set(word)]
    .map((place) => `${word.split(place).length - 1}${place}`)
    .toSorted()
    .toReversed();
  const shape = counted.map((group) => group[0]).join('');
  const ranks = counted.map((group) => group[1]).join('');
  const isWheel = word === (isShort ? 'efghm' : 'abcdm');
  const isRun = isWheel || (shape === '11111' && letters.includes(word));
  if (isRun) return (isFlush ? '8' : '4') + (isWheel ? (word[3] ?? '') : (word[4] ?? ''));
  if (shape === '41') return `7${ranks}`;
  if (shape === '32') return (isShort ? '5' : '6') + ranks;
  if (isFlush) return (isShort ? '6' : '5') + ranks;
  return ({ 311: '3', 221: '2', 2111: '1' }[shape] ?? '0') + ranks;
}

/** Cache: a million hands contain only some thousands of different fives. */
const known = new Map<string, string>();

const letter = (card: string): string => letters[order.indexOf(card[0] ?? '')] ?? '';

function wordOfFive(five: readonly string[], isShort: boolean): string {
  const sorted = five.map(letter).toSorted().join('');
  const suit = five[0]?.[1] ?? '';
  const isFlush = five.every((card) => card.endsWith(suit));
  const key = `${sorted}${isFlush ? 'f' : 'o'}${isShort ? 's' : 'l'}`;
  const word = known.get(key) ?? wordOfLetters(sorted, isFlush, isShort);
  known.set(key, word);
  return word;
}

function everyFive(count: number, from = 0, chosen: readonly number[] = []): number[][] {
  if (chosen.length === 5) return [[...chosen]];
  return Array.from({ length: count - from }, (_, step) => from + step).flatMap((next) =>
    everyFive(count, next + 1, [...chosen, next]),
  );
}
const fives = new Map([5, 6, 7].map((count) => [count, everyFive(count)]));

/** The best word of any five of these five to seven cards. */
export function independentWord(cards: readonly string[], isShort = false): string {
  let best = '';
  for (const five of fives.get(cards.length) ?? []) {
    const word = wordOfFive(
      five.map((place) => cards[place] ?? ''),
      isShort,
    );
    if (word > best) best = word;
  }
  return best;
}

/** A kind's place in both pay tables: pair of aces, straight, flush, full house, four, straight flush, royal. */
function tier(word: string): number {
  const kind = Number(word[0]);
  if (kind === 8) return word === '8m' ? 10 : 9;
  if (kind === 1) return word[1] === 'm' ? 1 : 0;
  return kind;
}

/** A round of casino hold'em in whole baht: its nine cards and what it pays. */
export function independentHoldem(
  server: string,
  client: string,
  nonce: number,
  ante: number,
  bonus: number,
  isCalled: boolean,
): { readonly cards: number[]; readonly back: number } {
  const drawn = independentDeal(server, client, nonce, 0, 9);
  const numbers = drawn.map((card) => decks.full.indexOf(card));
  const [mine, dealers, flop, board] = [drawn.slice(0, 2), drawn.slice(2, 4), drawn.slice(4, 7), drawn.slice(4)];
  const side = [0, 7, 7, 7, 7, 20, 30, 40, 0, 50, 100][tier(independentWord([...mine, ...flop]))] ?? 0;
  let back = side > 0 ? bonus * (side + 1) : 0;
  if (!isCalled) return { cards: numbers, back };
  const [player, dealer] = [independentWord([...mine, ...board]), independentWord([...dealers, ...board])];
  const odds = [1, 1, 1, 1, 1, 2, 3, 10, 0, 20, 100][tier(player)] ?? 1;
  if (dealer < '1c') back += ante * (1 + odds) + 2 * ante;
  else if (player > dealer) back += ante * (1 + odds) + 4 * ante;
  else if (player === dealer) back += 3 * ante;
  return { cards: numbers, back };
}
