// @vitest-environment happy-dom
/** The giants of a water are drawn larger than the engine's lengths, and still swim in from beyond the edge. */
import { expect, it, vi } from 'vitest';
import { fishModels } from '../../../engines/fish/models.ts';
import type { SpeciesCode } from '../../../engines/fish/species.ts';
import { tideOf } from '../../../fair/fishRound.ts';
import { createHerald, drawnBy, drawnModel } from './giants.ts';
import { Container } from './pixi.ts';
import { createShoal } from './swim.ts';

const nothing = (): void => undefined;
const models = Object.values(fishModels);

it.each(models)(
  'draws the three species of $code with the highest multiples at least twice as long as most',
  (model) => {
    const lengths = drawnModel(model).species.map(({ length }) => length);
    const usual = lengths.toSorted((one, other) => one - other)[lengths.length >> 1] ?? 0;
    for (const length of lengths.slice(-2)) expect(length).toBeGreaterThan(usual * 2);
    expect(lengths.slice(0, -3)).toEqual(model.species.slice(0, -3).map(({ length }) => length));
  },
);

it.each(models)('lets every fish of $code enter and leave unseen, also on a narrow phone', (model) => {
  const tide = tideOf(model, 'c3'.repeat(32), 9_900_000);
  const view = { width: 320, height: 520, unit: 358 };
  const habits = { drawnOf: drawnBy(drawnModel(model)), isCalm: () => true, onEnter: nothing };
  const shoal = createShoal(view, () => ({ root: new Container(), show: nothing }), habits);
  for (const fish of tide.fish) {
    const half = (drawnBy(drawnModel(model))(fish.species).length * view.unit) / 2;
    for (const ms of [fish.enterMs, fish.enterMs + fish.crossingMs]) {
      const x = shoal.placeAt({ fish, startMs: tide.startMs }, tide.startMs + ms)?.x ?? 0;
      expect([fish.species.code, x < -half || x > view.width + half]).toEqual([fish.species.code, true]);
    }
  }
});

it('announces only the two highest species, and none within twenty seconds of another', () => {
  const announced = vi.fn<(code: SpeciesCode) => void>();
  const herald = createHerald(fishModels.reef, ({ code }) => announced(code));
  const comes = (code: SpeciesCode, atMs: number): void => {
    const species = fishModels.reef.species.find((one) => one.code === code);
    if (species) herald(species, atMs);
  };
  comes('ray', 1_000);
  comes('reefShark', 2_000);
  comes('dragonKoi', 21_999);
  comes('dragonKoi', 22_000);
  expect(announced.mock.calls).toEqual([['reefShark'], ['dragonKoi']]);
});
