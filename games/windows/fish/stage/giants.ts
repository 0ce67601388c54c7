/**
 * The giants of a water: the three species with the highest multiples, drawn larger than the engine's lengths. Only the
 * picture is larger. The house judges a shot by the moment of firing, never by a place.
 */
import type { FishModel, Species, SpeciesCode } from '../../../engines/fish/species.ts';
import type { Drawn } from './swim.ts';

/** Scale of the highest multiple first. */
const scales = [1.78, 1.6, 1.42] as const;

const giantsOf = ({ species }: Pick<FishModel, 'species'>): readonly SpeciesCode[] =>
  species
    .toSorted((one, other) => other.multiplier - one.multiplier)
    .slice(0, scales.length)
    .map(({ code }) => code);

/** At least this long from one announced entrance to the next. */
const quietMs = 20_000;

/** Calls `announce` when one of the two highest species comes in, unless one was announced a moment ago. */
export function createHerald(
  model: FishModel,
  announce: (species: Species) => void,
): (species: Species, nowMs: number) => void {
  const announced = new Set(giantsOf(model).slice(0, 2));
  let lastMs = -Infinity;
  return (species, nowMs) => {
    if (!announced.has(species.code) || nowMs - lastMs < quietMs) return;
    lastMs = nowMs;
    announce(species);
  };
}

/** The same water with the lengths that are drawn. */
export function drawnModel(model: FishModel): FishModel {
  const giants = giantsOf(model);
  const scaleOf = (code: SpeciesCode): number => scales[giants.indexOf(code)] ?? 1;
  return {
    ...model,
    species: model.species.map((species) => ({ ...species, length: species.length * scaleOf(species.code) })),
  };
}

/** How each species of a drawn water is shown. */
export function drawnBy(model: FishModel): (species: Pick<Species, 'code'>) => Drawn {
  const giants = giantsOf(model);
  const drawn = new Map(
    model.species.map(({ code, length }) => [code, { length, isGiant: giants.includes(code) }] as const),
  );
  return ({ code }) => drawn.get(code) ?? { length: 0.1, isGiant: false };
}
