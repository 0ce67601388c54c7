/**
 * What the poker room returns: 10,000,000 hands of casino hold'em by the published play, its bonus bet by counting, events
 * with a bot in the player's seat, and rounds on which two verifiers must not differ. Writes docs/poker.md.
 *
 *     npm run bench:poker             all of it, about a minute
 *     npm run bench:poker -- 100000   fewer hands, and nothing is written
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { holdemReturns } from '@foyer/games/engines/holdem/published.ts';
import { bonusOdds, callTimes, holdemDeal, holdemOutcome } from '@foyer/games/engines/holdem/rules.ts';
import { callsHoldem } from '@foyer/games/engines/holdem/strategy.ts';
import { scoreOf } from '@foyer/games/engines/poker/ranking.ts';
import { botMove, botStyles } from '@foyer/games/engines/sitAndGo/bots.ts';
import { openEvent, withMove } from '@foyer/games/engines/sitAndGo/event.ts';
import { boardCount } from '@foyer/games/engines/sitAndGo/settle.ts';
import { buyIns, eventRules, prizeOf, seatCount, stakeOf } from '@foyer/games/engines/sitAndGo/structure.ts';
import type { EventRules } from '@foyer/games/engines/sitAndGo/structure.ts';
import { pokerDraw } from '@foyer/games/fair/pokerRound.ts';
import { secondHoldem } from '@foyer/games/fair/secondPoker.ts';
import { chanceFrom } from './chance.ts';

const usualHands = 10_000_000;
const hands = Number(process.argv[2] ?? usualHands);
const events = Math.ceil(hands / 10_000);
const verified = Math.ceil(hands / 5_000);
const ante = 1_000;

function holdem() {
  const chance = chanceFrom('holdem');
  const draw = (_: number, sizes: readonly number[]) => sizes.map((size) => Math.floor(chance() * size));
  let [net, squares, calls] = [0, 0, 0];
  for (let hand = 0; hand < hands; hand += 1) {
    const deal = holdemDeal(draw);
    const isCalled = callsHoldem(deal);
    const { winSatang } = holdemOutcome(deal, { anteSatang: ante, bonusSatang: 0 }, isCalled);
    const gain = winSatang / ante - 1 - (isCalled ? callTimes : 0);
    net += gain;
    squares += gain * gain;
    calls += Number(isCalled);
  }
  const edge = net / hands;
  const error = Math.sqrt((squares / hands - edge ** 2) / hands);
  const callRate = calls / hands;
  return { edge, error, callRate, stakedReturn: 1 + edge / (1 + callTimes * callRate) };
}

/** Over all hands of five, in hundredths of a percent of a bet. */
function bonusReturn(): number {
  const five = [0, 0, 0, 0, 0];
  let [back, count] = [0, 0];
  const walk = (place: number, from: number): void => {
    if (place === 5) {
      const odds = bonusOdds(scoreOf(five));
      back += odds > 0 ? odds + 1 : 0;
      count += 1;
      return;
    }
    for (let card = from; card < 48 + place; card += 1) {
      five[place] = card;
      walk(place + 1, card + 1);
    }
  };
  walk(0, 0);
  return back / count;
}

/** A bot's style in the player's seat, each style in turn. */
function event(rules: EventRules) {
  const places = Array.from({ length: seatCount + 1 }, () => 0);
  let [played, dealt] = [0, 0];
  for (let nonce = 0; nonce < events; nonce += 1) {
    const serverSeed = createHash('sha256').update(`${rules} ${nonce}`).digest('hex');
    let now = openEvent(rules, pokerDraw({ serverSeed, clientSeed: 'bench', nonce }));
    const style = botStyles[nonce % botStyles.length] ?? botStyles[0];
    while (now.place === 0) {
      const { hand, holes, board } = now.current;
      const own = holes[0] ?? [];
      const open = board.slice(0, boardCount(hand.street));
      const move = botMove({ style, own, board: open, hand, deck: eventRules[rules], habits: now.habits });
      const next = withMove(now, move);
      if (next === undefined) throw new Error('a bot made a move that was not offered');
      now = next;
      played += 1;
    }
    places[now.place] = (places[now.place] ?? 0) + 1;
    dealt += now.current.hand.number;
  }
  const [bought = { buyInSatang: 0, feeSatang: 0 }] = buyIns;
  const paid = places.map((count, place) => ({ count, part: prizeOf(bought, place) / stakeOf(bought) }));
  const rtp = paid.reduce((sum, { count, part }) => sum + count * part, 0) / events;
  const variance = paid.reduce((sum, { count, part }) => sum + count * (part - rtp) ** 2, 0) / events;
  return { rules, places, rtp, error: Math.sqrt(variance / events), hands: dealt / events, moves: played / events };
}

function differences(): number {
  let wrong = 0;
  for (let nonce = 0; nonce < verified; nonce += 1) {
    const serverSeed = createHash('sha256')
      .update(`second ${nonce % 100}`)
      .digest('hex');
    const deal = holdemDeal(pokerDraw({ serverSeed, clientSeed: 'bench', nonce }));
    const isCalled = nonce % 4 !== 3;
    const first = holdemOutcome(deal, { anteSatang: ante, bonusSatang: 500 }, isCalled);
    const second = secondHoldem(serverSeed, 'bench', nonce, 10, 5, isCalled);
    const cards = [...deal.player, ...deal.dealer, ...deal.flop, ...deal.later];
    if (second.back * 100 !== first.winSatang || second.cards.join() !== cards.join()) wrong += 1;
  }
  return wrong;
}

const percent = (part: number, places = 2): string => (part * 100).toFixed(places);
const counted = (value: number): string => value.toLocaleString('en');

function page(): string {
  const main = holdem();
  const bonus = bonusReturn();
  const both = (['sitAndGo', 'shortDeck'] as const).map(event);
  const wrong = differences();
  const shown = Number(holdemReturns.callReturn) / 100 - 1;
  const isOff = Math.abs(main.edge - shown) > 3 * main.error + 0.0005 || percent(bonus) !== holdemReturns.bonusReturn;
  if (wrong > 0 || isOff) process.exitCode = 1;
  const rows = both.map(
    ({ rules, places, rtp, error, hands: count, moves }) =>
      `| ${rules} | ${places.slice(1).map(counted).join(' | ')} | ${percent(rtp)} % ± ${percent(error)} | ${count.toFixed(1)} | ${moves.toFixed(1)} |`,
  );
  return `# The poker room

Written by \`npm run bench:poker\`.

## Casino hold'em

| bet | return | how |
| --- | -----: | --- |
| ante, by the published play | ${percent(1 + main.edge)} % ± ${percent(main.error)} of the ante | ${counted(hands)} hands |
| all that is staked, by the same play | ${percent(main.stakedReturn)} % | ${percent(main.callRate, 1)} % of hands are called |
| AA bonus bet | ${percent(bonus, 3)} % | exact: all 2,598,960 hands of five |

The published play calls with a pair, with four cards to a flush or to a straight, or with a ten or higher, and folds the
rest (\`games/engines/holdem/strategy.ts\`). Better play returns a little more. ± is one standard error.

Two verifiers that share no code dealt and paid ${counted(verified)} hands from their seeds: **${wrong} differences**.

## Sit-and-go

Six seats: the player and five bots. The stake is buy-in and fee, the fee a tenth of the buy-in. The pool is six buy-ins:
one is the player's, five are put up by the house for its bots; 50, 30 and 20 % go to the first three. Where everybody
plays alike the return is therefore 10 / 11 = 90.91 %. What a player gets hangs on how he plays, and one who plays
better than the bots may get more than he pays: the operator carries that, and closes a table by the game's switch.
Below a bot's own strategy sits in the player's seat, ${counted(events)} events each.

| rules | 1st | 2nd | 3rd | 4th | 5th | 6th | return | hands | moves |
| ----- | --: | --: | --: | --: | --: | --: | -----: | ----: | ----: |
${rows.join('\n')}

An event is a function of its seeds and the player's moves. Message 0 of the seeds draws the button and which bot sits
where; message n the deck of hand n, two cards a seat from the button's left and then the board. Nothing else is drawn.

### How the bots decide

Five styles differ in how many hands they play, how little they want for a bet, and how often they bet with nothing
(\`games/engines/sitAndGo/bots.ts\`). A bot is given its own two cards, the open board, the bets of this hand, and how
often each seat has raised in the hands before. The type of what it is given holds no other cards, and a test deals other
cards to everybody else and lays another board face down: it plays the same.

- **Before the flop** it counts points for its two cards (\`strength.ts\`), more where fewer are at the table. With
  nine big blinds or less it goes all in or folds; else it raises, calls or folds by thresholds that rise with each raise
  before it and with the part of its stack that a call takes, and fall where the raiser raises often.
- **After the flop** it counts of all pairs of cards that another could hold the part that it beats, makes that smaller for
  each further opponent and each raise, adds a share for a draw, and bets, calls or folds by what the pot offers.
- **Its mood**, for a bluff, comes from its own cards, the hand's number and the street: no further chance is drawn.

### When things stop

There is no clock on a move. A closed window, a lost line or a restart of the house leaves the event where it stands; a
reload finds it. After 24 hours without a move the house checks, and folds to every bet, until the player has his place,
and pays that place. Each move carries its number: sent again it changes nothing.
`;
}

const text = page();
if (hands === usualHands) writeFileSync(resolve(import.meta.dirname, '../docs/poker.md'), text);
else process.stdout.write(text);
