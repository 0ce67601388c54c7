/**
 * Returns of the poker room: casino hold'em, measured over 10,000,000 hands with the published strategy; its bonus bet,
 * counted exactly; the field of an event, computed from its prizes; and events with a bot in the player's seat,
 * simulated. Writes the marked parts of docs/poker.md.
 *
 *     npm run bench:poker             all of it, some minutes
 *     npm run bench:poker -- 100000   fewer hands, and nothing is written
 */
import { createHash } from 'node:crypto';
import { catalogueOf, usualGames } from '@foyer/games/catalogue/catalogue.ts';
import { holdemReturns } from '@foyer/games/engines/poker/holdem/published.ts';
import { bonusOdds, callTimes, holdemDeal, holdemOutcome } from '@foyer/games/engines/poker/holdem/rules.ts';
import { callsHoldem } from '@foyer/games/engines/poker/holdem/strategy.ts';
import { pokerRulesOf } from '@foyer/games/engines/poker/pokerGames.ts';
import type { PokerRules } from '@foyer/games/engines/poker/pokerGames.ts';
import { scoreOf } from '@foyer/games/engines/poker/ranking.ts';
import { botMove, botStyles } from '@foyer/games/engines/poker/sitAndGo/bots.ts';
import { openEvent, withMove } from '@foyer/games/engines/poker/sitAndGo/event.ts';
import { boardCount } from '@foyer/games/engines/poker/sitAndGo/settle.ts';
import {
  buyIns,
  eventRules,
  handsPerLevel,
  levels,
  prizeOf,
  seatCount,
  stakeOf,
} from '@foyer/games/engines/poker/sitAndGo/structure.ts';
import type { EventRules } from '@foyer/games/engines/poker/sitAndGo/structure.ts';
import { pokerDraw } from '@foyer/games/fair/pokerRound.ts';
import { chanceFrom } from './chance.ts';
import { putParts } from './returns/marks.ts';

const usualHands = 10_000_000;
const hands = Number(process.argv[2] ?? usualHands);
const events = Math.ceil(hands / 10_000);
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

/** The return of the bonus bet per bet, counted over all five-card hands. */
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

/** Simulates events with a bot in the player's seat, each style of bot in turn. */
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

/** The share of all six seats' stakes that is paid back. It is the same for every buy-in and every way of playing. */
function fieldReturn(): number {
  const parts = buyIns.map((bought) => {
    const paid = Array.from({ length: seatCount }, (_, seat) => prizeOf(bought, seat + 1));
    return paid.reduce((sum, prize) => sum + prize, 0) / (seatCount * stakeOf(bought));
  });
  if (new Set(parts).size !== 1) throw new Error('buy-ins return different parts');
  return parts[0] ?? 0;
}

/** Every game of the catalogue that this room plays, with what it returns. */
function titleRows(returns: Readonly<Record<PokerRules, readonly [string, string]>>): string[] {
  return catalogueOf(usualGames).flatMap(({ gameId, names }) => {
    const rules = pokerRulesOf(gameId);
    return rules === undefined ? [] : [`| ${names.en} | ${rules} | ${returns[rules].join(' | ')} |`];
  });
}

const percent = (part: number, places = 2): string => (part * 100).toFixed(places);
const counted = (value: number): string => value.toLocaleString('en');

const holdemPart = (main: ReturnType<typeof holdem>, bonus: number): string => `| bet | return | how |
| --- | -----: | --- |
| ante, by the published play | ${percent(1 + main.edge)} % ± ${percent(main.error)} of the ante | ${counted(hands)} hands |
| all that is staked, by the same play | ${percent(main.stakedReturn)} % | ${percent(main.callRate, 1)} % of hands are called |
| AA bonus bet | ${percent(bonus, 3)} % | exact: all 2,598,960 hands of five |`;

function eventsPart(both: readonly ReturnType<typeof event>[]): string {
  const rows = both.map(
    ({ rules, places, rtp, error, hands: count, moves }) =>
      `| ${rules} | ${places.slice(1).map(counted).join(' | ')} | ${percent(rtp)} % ± ${percent(error)} | ${count.toFixed(1)} | ${moves.toFixed(1)} |`,
  );
  return `${counted(events)} events each:

| rules | 1st | 2nd | 3rd | 4th | 5th | 6th | return | hands | moves |
| ----- | --: | --: | --: | --: | --: | --: | -----: | ----: | ----: |
${rows.join('\n')}`;
}

function blindsPart(): string {
  const blinds = levels.map(({ small, big }) => `${small}/${big}`).join(', ');
  return `- **Blinds** rise every ${handsPerLevel} hands and stay at the last: ${blinds}.`;
}

/** The parts of the page with their marks. Fails the run if the published returns differ. */
function partsOf(): readonly (readonly [string, string])[] {
  const main = holdem();
  const bonus = bonusReturn();
  const both = (['sitAndGo', 'shortDeck'] as const).map(event);
  const shown = Number(holdemReturns.callReturn) / 100 - 1;
  const isOff = Math.abs(main.edge - shown) > 3 * main.error + 0.0005 || percent(bonus) !== holdemReturns.bonusReturn;
  if (isOff) process.exitCode = 1;
  const field = [`${percent(fieldReturn())} %`, 'exact: pool without fee, of the whole field'] as const;
  const titles = titleRows({
    holdem: [
      `${percent(1 + main.edge)} % of the ante, bonus bet ${percent(bonus, 3)} %`,
      `${counted(hands)} hands, ± ${percent(main.error)}; exact`,
    ],
    sitAndGo: field,
    shortDeck: field,
  });
  return [
    ['returns', ['| title | rules | return | how |', '| ----- | ----- | -----: | --- |', ...titles].join('\n')],
    ['holdem', holdemPart(main, bonus)],
    ['events', eventsPart(both)],
    ['blinds', blindsPart()],
  ];
}

putParts('poker.md', partsOf(), hands === usualHands);
