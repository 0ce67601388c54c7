/**
 * The catalogue beyond the games that were named by hand: every place is combined with every subject. The order is
 * fixed, so a longer catalogue begins with the shorter one.
 */
import { slugOf } from './game.ts';
import type { CatalogueGame, Emblem, ModelCode, Names, PlatformCode } from './game.ts';
import { places } from './places.ts';
import { otherSubjects, slotSubjects } from './subjects.ts';
import type { Subject } from './subjects.ts';

/** The longest catalogue: named and generated games together. */
export const mostGames = 5_000;

const everyPlatform = ['moyu', 'orchard', 'kiln', 'brass', 'canglan', 'harbour'] as const;
/**
 * Platforms to which generated slots are assigned by their lead picture. Every twelfth slot belongs to Harbour Nine
 * instead, whatever its picture.
 */
const slotPlatforms = ['moyu', 'orchard', 'kiln', 'brass', 'canglan'] as const;

/** The platforms whose picture pools contain an emblem, so that a machine looks like its neighbours. */
const platformsOf: Readonly<Partial<Record<Emblem, readonly (typeof slotPlatforms)[number][]>>> = {
  dragon: ['moyu', 'kiln', 'canglan'],
  phoenix: ['kiln', 'brass', 'moyu'],
  ingot: ['moyu', 'kiln', 'brass', 'canglan'],
  tiger: ['moyu'],
  lotus: ['canglan', 'moyu', 'kiln'],
  peach: ['orchard', 'kiln', 'moyu'],
  lantern: ['kiln', 'moyu'],
  moon: ['canglan', 'kiln', 'moyu'],
  koi: ['canglan', 'kiln', 'moyu'],
  temple: ['canglan', 'moyu'],
  envelope: ['moyu'],
  coin: ['orchard', 'brass', 'canglan', 'kiln', 'moyu'],
  seven: ['orchard', 'brass'],
  bell: ['brass', 'orchard', 'canglan'],
  gems: ['brass', 'canglan', 'orchard'],
  cherries: ['orchard'],
  cat: ['orchard', 'kiln'],
  plum: ['orchard', 'kiln'],
  lemon: ['orchard'],
  dice: ['brass', 'orchard'],
  lottery: ['orchard'],
  fish: ['canglan', 'kiln'],
  trophy: ['brass'],
  roulette: ['brass'],
  cards: ['brass'],
  chips: ['brass'],
  suits: ['brass'],
  trident: ['canglan'],
  cannon: ['canglan'],
};

/** The base models of a platform's generated machines, in turn. */
const platformModels: Readonly<Record<PlatformCode, readonly ModelCode[]>> = {
  moyu: ['climb', 'bamboo', 'orbit', 'bold', 'ember', 'calm', 'canopy', 'tide'],
  orchard: ['fruit', 'terrace', 'calm', 'vault', 'lattice', 'bold', 'rapids'],
  kiln: ['calm', 'tide', 'ember', 'bamboo', 'terrace', 'climb', 'drift'],
  brass: ['bold', 'vault', 'fruit', 'orbit', 'canopy', 'calm', 'drift'],
  canglan: ['tide', 'rapids', 'bold', 'drift', 'lattice', 'climb', 'orbit'],
  harbour: ['rapids', 'climb', 'vault', 'terrace', 'bold', 'orbit', 'bamboo'],
};

function nameOf(place: Names, subject: Names): Names {
  const joined = `${subject.th}แห่ง${place.th}`;
  return {
    zh_CN: place.zh_CN + subject.zh_CN,
    en: `${place.en} ${subject.en}`,
    th: joined.length <= 26 ? joined : subject.th + place.th,
  };
}

/** Subject and place of game number `index`. Their counts have no common divisor, so no pair repeats. */
function pairOf(subjects: readonly Subject[], index: number): { subject: Subject; names: Names } | undefined {
  const subject = subjects[index % subjects.length];
  const place = places[(index + Math.floor(index / subjects.length) * 7) % places.length];
  return subject && place && { subject, names: nameOf(place, subject.names) };
}

/** A game without the fields that depend on its number on its platform. */
type Unnumbered = Omit<CatalogueGame, 'pictureVariant' | 'baseModel'>;

function slotAt(index: number): Unnumbered | undefined {
  const pair = pairOf(slotSubjects, index);
  if (pair === undefined) return undefined;
  const { emblem } = pair.subject;
  const platforms = platformsOf[emblem] ?? slotPlatforms;
  const dealt = platforms[Math.floor(index / 2) % platforms.length] ?? 'moyu';
  const platform: PlatformCode = index % 12 === 11 ? 'harbour' : dealt;
  return {
    gameId: `${platform}-${slugOf(pair.names.en)}`,
    platform,
    gameType: 1,
    names: pair.names,
    emblem,
    family: 'slots',
    engine: 'slot',
    section: '',
    isNew: index % 14 === 5,
    isHot: index % 14 === 9,
    isTrialOffered: index % 31 !== 17,
  };
}

function otherAt(kind: (typeof otherSubjects)[number], index: number): Unnumbered | undefined {
  const pair = pairOf(kind.subjects, index);
  const platform = everyPlatform[(index + kind.gameType) % everyPlatform.length];
  if (pair === undefined || platform === undefined) return undefined;
  const { engine, emblem, otherEmblems = [] } = pair.subject;
  const pictures = [emblem, ...otherEmblems];
  return {
    gameId: `${platform}-${slugOf(pair.names.en)}`,
    platform,
    gameType: kind.gameType,
    names: pair.names,
    emblem: pictures[Math.floor(index / kind.subjects.length) % pictures.length] ?? emblem,
    family: kind.family,
    engine,
    section: pair.subject.section,
    isNew: index % 13 === 4,
    isHot: index % 13 === 8,
    isTrialOffered: engine !== 'none',
  };
}

/** Each round has eleven slots, and two games of every other type spread between them. */
const slotsARound = 11;
function roundOf(round: number): (Unnumbered | undefined)[] {
  const slots = Array.from({ length: slotsARound }, (_, i) => slotAt(round * slotsARound + i));
  const others = [0, 1].flatMap((i) => otherSubjects.map((kind) => otherAt(kind, round * 2 + i)));
  return slots.flatMap((slot, i) => [slot, ...others.slice(i * 2 - 8, i < 4 ? 0 : i * 2 - 6)]);
}

export interface Generated {
  readonly game: CatalogueGame;
  /** Its place among its platform's machines with the same lead picture. */
  readonly turn: number;
}

/**
 * All games that can be generated. A name that was given by hand is skipped together with its number, so that a new row
 * by hand changes the model of no other game.
 */
export function generated(taken: readonly CatalogueGame[]): readonly Generated[] {
  const names = new Set(taken.flatMap((game) => [game.names.zh_CN, game.names.en, game.names.th]));
  const counts = new Map<string, number>();
  const next = (key: string): number => {
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return count;
  };
  const list: Generated[] = [];
  for (let round = 0; list.length < mostGames - taken.length; round += 1) {
    for (const game of roundOf(round)) {
      if (game === undefined) continue;
      const pictureVariant = next(game.platform);
      const turn = next(`${game.platform} ${game.emblem} ${game.engine}`);
      if (Object.values(game.names).some((name: string) => names.has(name))) continue;
      const models = platformModels[game.platform];
      const baseModel = game.engine === 'slot' ? models[pictureVariant % models.length] : undefined;
      list.push({ game: { ...game, pictureVariant, baseModel }, turn });
    }
  }
  return list.slice(0, mostGames - taken.length);
}
