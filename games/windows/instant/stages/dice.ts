/** Three dice under a dome, and the betting layout. */
import type { InstantRound } from '@foyer/contract/play/instant.ts';
import { diceSpots, diceSpotsOf, isDiceWon, mostDiceSpots } from '../../../engines/instant/fastThree.ts';
import type { DiceSpot } from '../../../engines/instant/fastThree.ts';
import { diceSpotName, timesText } from '../../../engines/instant/words.ts';
import { el, wait } from '../../frame/dom.ts';
import { svg } from '../../frame/svg.ts';
import type { Words } from '../words.ts';
import { fade } from './fade.ts';
import { createSpots } from './spots.ts';
import type { Spots } from './spots.ts';
import type { Stage, StageHost } from './stage.ts';

/** Places of the pips for each face of a die, 60 units wide. */
const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[30, 30]],
  2: [
    [17, 17],
    [43, 43],
  ],
  3: [
    [16, 16],
    [30, 30],
    [44, 44],
  ],
  4: [
    [17, 17],
    [43, 17],
    [17, 43],
    [43, 43],
  ],
  5: [
    [16, 16],
    [44, 16],
    [30, 30],
    [16, 44],
    [44, 44],
  ],
  6: [
    [17, 15],
    [43, 15],
    [17, 30],
    [43, 30],
    [17, 45],
    [43, 45],
  ],
};
/** Centre and rotation in degrees of each die on the tray. */
const places = [
  [104, 128, -14],
  [180, 142, 7],
  [254, 126, 19],
] as const;

function die(face: number, [x, y, angle]: (typeof places)[number]): SVGGElement {
  const isRed = face === 1 || face === 4;
  return svg(
    'g',
    { transform: `translate(${x} ${y}) rotate(${angle}) translate(-30 -30)` },
    svg('rect', { class: 'die-edge', x: 0, y: 5, width: 60, height: 60, rx: 13 }),
    svg('rect', { class: 'die', width: 60, height: 60, rx: 13 }),
    ...(pips[face] ?? []).map(([cx, cy]) =>
      svg('circle', { class: isRed ? 'pip red' : 'pip', cx, cy, r: face === 1 ? 9 : 6 }),
    ),
  );
}

/** The tray under its dome. */
function createBowl(): { readonly root: SVGSVGElement; readonly dice: SVGGElement } {
  const dice = svg('g', { class: 'dice' });
  const dome = svg(
    'g',
    { class: 'dome-over' },
    svg('path', { class: 'dome', d: 'M46 168C46 74 100 26 180 26s134 48 134 142z' }),
    svg('path', { class: 'dome-gleam', d: 'M86 138c4-44 24-70 54-82' }),
    svg('circle', { class: 'knob', cx: 180, cy: 20, r: 12 }),
    svg('rect', { class: 'rim', x: 36, y: 162, width: 288, height: 16, rx: 8 }),
  );
  const root = svg(
    'svg',
    { class: 'bowl', viewBox: '0 0 360 212', 'aria-hidden': 'true' },
    svg('defs', {}, fade('dome-light', 'dome-a', 'dome-b')),
    svg('ellipse', { class: 'tray-rim', cx: 180, cy: 160, rx: 172, ry: 46 }),
    svg('ellipse', { class: 'tray-floor', cx: 180, cy: 152, rx: 154, ry: 38 }),
    dice,
    dome,
  );
  return { root, dice };
}

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
  const { root: scene, dice } = createBowl();
  const spots = createSpots<DiceSpot>(
    diceSpots.map((spot) => ({
      spot,
      id: spot.id,
      group: spot.kind,
      text: spot.kind === 'half' || spot.number === 0 ? diceSpotName(words, spot) : String(spot.number),
      name: diceSpotName(words, spot),
      pays: timesText(spot.pay),
    })),
    { most: mostDiceSpots, words, onChange: onChoice },
  );
  let shows = 0;

  function clear(): void {
    shows += 1;
    spots.mark(undefined);
    scene.classList.remove('open', 'shaking');
  }

  return {
    scene: el('div.fast-three', {}, scene, layout(words, spots)),
    desk: el('div.desk', {}, spots.summary),
    choice: () => spots.choice(),
    choose: (next) => spots.choose((diceSpotsOf(next) ?? []).map(({ id }) => id)),
    lock: (isLocked) => spots.lock(isLocked),
    clear,
    async show({ shown }: InstantRound, isStill: boolean) {
      clear();
      const mine = shows;
      if (!isStill) {
        scene.classList.add('shaking');
        for (let beat = 0; beat < 5; beat += 1) {
          sound.tick(beat % 2);
          await wait(240);
        }
        scene.classList.remove('shaking');
      }
      if (mine !== shows) return;
      dice.replaceChildren(...places.map((place, at) => die(shown[at] ?? 1, place)));
      scene.classList.add('open');
      if (!isStill) await wait(620);
      if (mine === shows) spots.mark((spot) => isDiceWon(spot, shown));
    },
  };
}
