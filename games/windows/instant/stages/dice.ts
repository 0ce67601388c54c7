/** Three dice under a cup on a cloth, and the betting layout printed below it. */
import './spots.css';
import './dice.css';
import type { InstantRound } from '@foyer/contract/play/instant.ts';
import { diceSpots, diceSpotsOf, isDiceWon, mostDiceSpots } from '../../../engines/instant/fastThree.ts';
import type { DiceSpot } from '../../../engines/instant/fastThree.ts';
import { diceSpotName, timesText } from '../../../engines/instant/words.ts';
import { el, wait } from '../../frame/dom.ts';
import type { Words } from '../words.ts';
import { smallDice } from './cubeDie.ts';
import { createBowl } from './diceBowl.ts';
import { createSpots } from './spots.ts';
import type { Spots } from './spots.ts';
import type { Stage, StageHost } from './stage.ts';

/** Pairs and triples show their dice. */
const pictureOf = ({ kind, number }: DiceSpot): SVGSVGElement | undefined =>
  kind === 'pair' ? smallDice(number, 2) : kind === 'triple' ? smallDice(number, 3) : undefined;

/** The groups of spots, in the order of the layout. */
const groups = ['half', 'sum', 'pair', 'triple', 'straight', 'anyTriple'] as const;

const layout = (words: Words, spots: Spots<DiceSpot>): HTMLElement =>
  el(
    'div.layout',
    {},
    ...groups.map((kind) =>
      el(
        `section.spot-group.${kind}`,
        { 'aria-label': words(`kind.${kind}`) },
        el('h2', {}, words(`kind.${kind}`)),
        el('div.spot-row', {}, ...spots.of(kind)),
      ),
    ),
  );

export function diceStage({ words, sound, onChoice }: StageHost): Stage {
  const bowl = createBowl();
  const spots = createSpots<DiceSpot>(
    diceSpots.map((spot) => ({
      spot,
      id: spot.id,
      group: spot.kind,
      text: spot.kind === 'half' || spot.number === 0 ? diceSpotName(words, spot) : String(spot.number),
      name: diceSpotName(words, spot),
      pays: timesText(spot.pay),
      picture: pictureOf(spot),
    })),
    { most: mostDiceSpots, words, onChange: onChoice },
  );
  let shows = 0;

  function clear(): void {
    shows += 1;
    spots.mark(undefined);
    bowl.cover();
  }

  return {
    scene: el('div.fast-three', {}, bowl.root, layout(words, spots)),
    desk: el('div.desk', {}, spots.summary),
    choice: () => spots.choice(),
    choose: (next) => spots.choose((diceSpotsOf(next) ?? []).map(({ id }) => id)),
    lock: (isLocked) => spots.lock(isLocked),
    clear,
    showChip: (satang) => spots.showChip(satang),
    paidAt: () => bowl.root,
    async show({ shown }: InstantRound, isStill: boolean) {
      clear();
      const mine = shows;
      if (!isStill) {
        bowl.shake();
        for (let beat = 0; beat < 5; beat += 1) {
          sound.tick(beat % 2);
          await wait(240);
        }
      }
      if (mine !== shows) return;
      bowl.lift(shown);
      if (!isStill) sound.reveal();
      if (!isStill) await wait(620);
      if (mine === shows) spots.mark((spot) => isDiceWon(spot, shown));
    },
  };
}
