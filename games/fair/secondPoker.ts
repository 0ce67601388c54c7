/**
 * A second verifier of poker, written from the published rules alone and sharing no code with the first: the platform's
 * HMAC, big integers, hands compared as text. Only the tests and the bench use it. F03
 */
import { createHmac } from 'node:crypto';

const deckText = (isShort: boolean): string[] =>
  ['s', 'h', 'c', 'd'].flatMap((suit) =>
    (isShort ? 'A6789TJQK' : 'A23456789TJQK').split('').map((rank) => rank + suit),
  );

/** Deals `count` cards of hand `hand`; a card is `Ah`. */
export function secondDeal(
  server: string,
  client: string,
  nonce: number,
  hand: number,
  count: number,
  isShort = false,
): string[] {
  const deck = deckText(isShort);
  const out: string[] = [];
  let bytes = '';
  for (let block = 0; out.length < count;) {
    if (bytes === '') {
      const message = [client, nonce, hand, ...(block > 0 ? [block] : [])].join(':');
      bytes = createHmac('sha256', server).update(message).digest('hex');
      block += 1;
    }
    const value = BigInt(`0x${bytes.slice(0, 8)}`);
    bytes = bytes.slice(8);
    const size = BigInt(deck.length);
    if (value >= 4_294_967_296n - (4_294_967_296n % size)) continue;
    out.push(...deck.splice(Number(value % size), 1));
  }
  return out;
}

const order = '23456789TJQKA';
const letters = 'abcdefghijklm';

/** A word that sorts as the hand ranks: its kind's digit, then its ranks, the most frequent first. */
function wordOfFive(five: readonly string[], isShort: boolean): string {
  const places = five.map((card) => letters[order.indexOf(card[0] ?? '')] ?? '').toSorted();
  const word = places.join('');
  const counted = [...new Set(places)]
    .map((place) => `${word.split(place).length - 1}${place}`)
    .toSorted()
    .toReversed();
  const shape = counted.map((group) => group[0]).join('');
  const ranks = counted.map((group) => group[1]).join('');
  const isFlush = new Set(five.map((card) => card[1])).size === 1;
  const isWheel = word === (isShort ? 'efghm' : 'abcdm');
  const isRun = isWheel || (shape === '11111' && letters.includes(word));
  if (isRun) return (isFlush ? '8' : '4') + (isWheel ? (word[3] ?? '') : (word[4] ?? ''));
  if (shape === '41') return `7${ranks}`;
  if (shape === '32') return (isShort ? '5' : '6') + ranks;
  if (isFlush) return (isShort ? '6' : '5') + ranks;
  return ({ 311: '3', 221: '2', 2111: '1' }[shape] ?? '0') + ranks;
}

/** The best word of any five of these cards. */
export function secondWord(cards: readonly string[], isShort = false): string {
  const fives = (from: number, chosen: readonly string[]): string[] => {
    if (chosen.length === 5) return [wordOfFive(chosen, isShort)];
    return cards.slice(from).flatMap((card, offset) => fives(from + offset + 1, [...chosen, card]));
  };
  return fives(0, []).toSorted().at(-1) ?? '';
}

/** A kind's place in both pay tables: pair of aces, straight, flush, full house, four, straight flush, royal. */
function tier(word: string): number {
  const kind = Number(word[0]);
  if (kind === 8) return word === '8m' ? 10 : 9;
  if (kind === 1) return word[1] === 'm' ? 1 : 0;
  return kind;
}

/** A round of casino hold'em in whole baht: its nine cards and all that comes back. */
export function secondHoldem(
  server: string,
  client: string,
  nonce: number,
  ante: number,
  bonus: number,
  isCalled: boolean,
): { readonly cards: number[]; readonly back: number } {
  const drawn = secondDeal(server, client, nonce, 0, 9);
  const numbers = drawn.map((card) => deckText(false).indexOf(card));
  const [mine, his, flop, board] = [drawn.slice(0, 2), drawn.slice(2, 4), drawn.slice(4, 7), drawn.slice(4)];
  const side = [0, 7, 7, 7, 7, 20, 30, 40, 0, 50, 100][tier(secondWord([...mine, ...flop]))] ?? 0;
  let back = side > 0 ? bonus * (side + 1) : 0;
  if (!isCalled) return { cards: numbers, back };
  const [player, dealer] = [secondWord([...mine, ...board]), secondWord([...his, ...board])];
  const odds = [1, 1, 1, 1, 1, 2, 3, 10, 0, 20, 100][tier(player)] ?? 1;
  if (dealer < '1c') back += ante * (1 + odds) + 2 * ante;
  else if (player > dealer) back += ante * (1 + odds) + 4 * ante;
  else if (player === dealer) back += 3 * ante;
  return { cards: numbers, back };
}
