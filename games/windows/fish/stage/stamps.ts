/**
 * Fish for drawing by the CPU, which copies a picture ten times as fast as it scales or rotates one. So each posture of
 * a species is painted in advance at its final size: bent, leaning up or down, in both directions. Painting starts when
 * a posture is first needed and is spread over frames. Until it is done, the nearest painted posture is shown. The
 * first pictures of species are painted one per frame, because ten in one frame took a second on a slow processor. Until
 * then a new fish is hidden, and after a resize a fish keeps its old picture.
 */
import type { FishModel, SpeciesCode } from '../../../engines/fish/species.ts';
import type { Look } from '../art/looks.ts';
import { bareStamp, kindOf, openPostures } from './postures.ts';
import type { Base } from './bases.ts';
import type { Kind, Postures, Stamp } from './postures.ts';

export interface Stamps {
  /**
   * `lean` is in radians, positive downwards; `stroke` is the phase of the swimming stroke, from 0 to 1. Returns undefined
   * until the species' first picture in this direction is painted.
   */
  stamp(code: SpeciesCode, isLeftward: boolean, lean: number, stroke: number): Stamp | undefined;
  /** Whether first pictures are still to be painted. */
  isBehind(): boolean;
  /** Paints this frame's share of the wanted postures. */
  work(): void;
  destroy(): void;
}

interface Known {
  readonly key: string;
  readonly postures: Postures;
  usedAt: number;
}

/** Limits in pixels of four bytes: painted per frame at first, painted per frame later, held by all postures. */
const [firstArea, laterArea, allArea] = [16_000, 6_000, 14_000_000];
const firstFrames = 240;
/** More than a screen of 240 Hz draws while a caught fish is shown. */
const shownFrames = 240;

export function createStamps(model: FishModel, look: Look, unit: number): Stamps {
  const kindOfCode = kindsOf(model, look, unit);
  const known = new Map<string, Known>();
  const plain = new Map<Base, Stamp>();
  /** Postures to paint, smallest area first. */
  let wanted: Known[] = [];
  const firstPictures = createFirstPictures();
  let [turn, area, left] = [0, 0, 0];

  function want(kind: Kind, isLeftward: boolean, lean: number): Known {
    const key = keyOf(kind, isLeftward, lean);
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = { key, postures: openPostures(kind, isLeftward, lean), usedAt: turn };
    known.set(key, made);
    wanted = [...wanted, made].toSorted((one, other) => one.postures.area - other.postures.area);
    area += made.postures.area;
    if (area > allArea) forget();
    return made;
  }

  /** Removes the least recently used postures, except those that a caught fish may still show. */
  function forget(): void {
    for (const one of [...known.values()].toSorted((before, after) => before.usedAt - after.usedAt)) {
      if (area <= allArea * 0.9 || one.usedAt > turn - shownFrames) return;
      known.delete(one.key);
      wanted = wanted.filter((other) => other !== one);
      area -= one.postures.area;
      one.postures.destroy();
    }
  }

  return {
    stamp(code, isLeftward, lean, stroke) {
      const kind = kindOfCode(code);
      if (!kind.isPainted(isLeftward)) return firstPictures.need(kind, isLeftward);
      const most = mostSteps(kind);
      const step = Math.max(-most, Math.min(most, Math.round(lean / kind.leanStep)));
      const exact = want(kind, isLeftward, step);
      exact.usedAt = turn;
      const found = exact.postures.stamps.length > 0 ? exact : nearestPainted(known, kind, isLeftward, step);
      if (found === undefined) return bare(plain, kind, isLeftward);
      found.usedAt = turn;
      const { stamps } = found.postures;
      // A rope's motion is circular; poses alternate back and forth.
      const part = kind.goesRound ? stroke : (1 + Math.sin(2 * Math.PI * stroke)) / 2;
      return stamps[Math.min(stamps.length - 1, Math.floor(part * stamps.length))] ?? bare(plain, kind, isLeftward);
    },
    isBehind: firstPictures.isBehind,
    work() {
      turn += 1;
      // A large posture overdraws the budget, which the next frames make up for.
      left = Math.min(0, left) + (turn < firstFrames ? firstArea : laterArea);
      if (firstPictures.paintOne()) return;
      for (let next = wanted[0]; next !== undefined && left > 0; next = wanted[0]) {
        while (left > 0 && next.postures.stamps.length === 0) left -= next.postures.paintNext();
        if (next.postures.stamps.length > 0) wanted = wanted.slice(1);
      }
    },
    destroy() {
      for (const { postures } of known.values()) postures.destroy();
      known.clear();
      firstPictures.clear();
      wanted = [];
    },
  };
}

function kindsOf(model: FishModel, { pigments }: Look, unit: number): (code: SpeciesCode) => Kind {
  const kinds = new Map(model.species.map((species) => [species.code, kindOf({ species, pigments }, unit)]));
  return (code) => {
    const kind = kinds.get(code);
    if (kind === undefined) throw new Error(`no picture of ${code}`);
    return kind;
  };
}

/** First pictures that are still to be painted, by species and direction, in the order in which they were needed. */
function createFirstPictures() {
  const unpainted = new Map<string, () => Base>();
  return {
    need: (kind: Kind, isLeftward: boolean): undefined =>
      void unpainted.set(keyOf(kind, isLeftward, 0), () => kind.base(isLeftward, 0)),
    /** Paints the next one. Returns false if none was left. */
    paintOne(): boolean {
      const [first] = unpainted;
      if (first === undefined) return false;
      const [key, paint] = first;
      unpainted.delete(key);
      paint();
      return true;
    },
    isBehind: () => unpainted.size > 0,
    clear: () => unpainted.clear(),
  };
}

const keyOf = ({ species }: Kind, isLeftward: boolean, lean: number): string =>
  `${species.code}${isLeftward ? '<' : '>'}${lean}`;

/** Number of leans in either direction. */
const mostSteps = ({ mostLean, leanStep }: Kind): number => Math.round(mostLean / leanStep);

function nearestPainted(
  known: ReadonlyMap<string, Known>,
  kind: Kind,
  isLeftward: boolean,
  lean: number,
): Known | undefined {
  for (let far = 1; far <= 2 * mostSteps(kind); far += 1)
    for (const other of [lean - far, lean + far]) {
      const found = known.get(keyOf(kind, isLeftward, other));
      if (found !== undefined && found.postures.stamps.length > 0) return found;
    }
  return undefined;
}

/** The picture without bend and lean, painted once. */
function bare(plain: Map<Base, Stamp>, kind: Kind, isLeftward: boolean): Stamp {
  const base = kind.base(isLeftward, 0);
  const stamp = plain.get(base) ?? bareStamp(base);
  plain.set(base, stamp);
  return stamp;
}
