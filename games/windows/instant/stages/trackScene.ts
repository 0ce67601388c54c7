/** The scenery of the race course. Layers further away follow the camera more slowly. */
import { range } from '../../../engines/instant/game.ts';
import { el } from '../../frame/dom.ts';
import { svg } from '../../frame/svg.ts';
import { gate, post, travel } from './trackRun.ts';

/** A layer that the camera moves past, with the fraction of the camera's way that it moves. */
export interface Layer {
  readonly root: HTMLElement | SVGElement;
  readonly pace: number;
}

const tiled = (name: string, unit: readonly [width: number, height: number], ...parts: SVGElement[]): SVGSVGElement => {
  const [width, height] = unit;
  const id = `course-${name}`;
  return svg(
    'svg',
    { class: `roll ${name}`, 'aria-hidden': 'true' },
    svg('defs', {}, svg('pattern', { id, width, height, patternUnits: 'userSpaceOnUse' }, ...parts)),
    svg('rect', { width: '100%', height, fill: `url(#${id})` }),
  );
};

const hills = (): SVGSVGElement =>
  tiled(
    'hills',
    [420, 40],
    svg('path', { class: 'hill far', d: 'M0 40V24q46-20 96-4t92-8 104 10 72-8 56 10v16z' }),
    svg('path', { class: 'hill', d: 'M0 40v-6q40-14 84-4t96-6 110 8 130-4v12z' }),
  );

/** A stand with its crowd. The heads have one of five tones, in an order that looks random. */
function stand(): SVGSVGElement {
  const rows = range(0, 4).flatMap((row) =>
    range(0, 34).map((seat) =>
      svg('circle', {
        class: `head tone-${(seat * 7 + row * 11 + ((seat * seat) % 5)) % 5}`,
        cx: 8 + seat * 6.8 + (row % 2) * 3,
        cy: 24 + row * 7.5 - ((seat + row) % 3) * 0.8,
        r: 2.5,
      }),
    ),
  );
  return tiled(
    'stand',
    [330, 60],
    svg('path', { class: 'trees', d: 'M236 60c-4-12 4-22 14-22 2-10 20-14 26-2 8-8 24-4 24 8 10-2 18 4 18 16z' }),
    svg('path', { class: 'steps', d: 'M2 60V20h236v40z' }),
    ...rows,
    svg('path', { class: 'roof', d: 'M-2 15L14 5h214l14 10v3H-2z' }),
    svg('path', { class: 'pillar', d: 'M12 18h3v42h-3zM84 18h3v42h-3zM156 18h3v42h-3zM226 18h3v42h-3z' }),
    svg('path', { class: 'flag', d: 'M40 5v-5h10l-3 2 3 2H41.500v1zM196 5v-5h10l-3 2 3 2h-8.500v1z' }),
    svg('rect', { class: 'wall', x: 0, y: 54, width: 330, height: 6 }),
  );
}

const rail = (name: string): HTMLElement => el(`div.roll.rail.${name}`);

/** The post stands where the winner's nose is at the end of the camera's way. */
function placed(root: HTMLElement, pace: number): HTMLElement {
  root.style.left = `calc(100cqw * ${(post + travel * pace).toFixed(4)})`;
  return root;
}

/** The ground is a plane in perspective, whose middle is at the post: its line is upright when the winner arrives. */
export function scenery(): { readonly back: HTMLElement[]; readonly front: HTMLElement[]; readonly layers: Layer[] } {
  const [hill, crowd, far, near] = [hills(), stand(), rail('far'), rail('near')];
  const start = el('i.gate-line');
  start.style.left = `calc(100cqw * ${gate})`;
  const turf = el('div.roll.turf', {}, placed(el('i.line'), 1), start);
  const [farPost, nearPost] = [placed(el('i.post.far'), 0.6), placed(el('i.post.near'), 1)];
  far.append(farPost);
  near.append(nearPost);
  return {
    back: [
      el('div.heaven', {}, el('i.orb'), el('i.cloud'), el('i.cloud'), hill, crowd),
      el('div.ground', {}, el('div.plane', {}, turf)),
      far,
    ],
    front: [near],
    layers: [
      { root: hill, pace: 0.06 },
      { root: crowd, pace: 0.3 },
      { root: far, pace: 0.6 },
      { root: turf, pace: 1 },
      { root: near, pace: 1 },
    ],
  };
}
