/**
 * npm run bench:fish: the returns of the fishing rooms, and how smoothly they are rendered.
 *
 * Returns. 10^7 shots per water, divided equally among its species. Each is drawn as the house draws it, but from a
 * fast stream of 32-bit numbers instead of HMAC. The return of each species must lie within three standard errors of 96
 * of 100, its exact return (games/engines/fish/chance.test.ts). BENCH_SHOTS changes the number. The table goes into
 * docs/fish.md.
 *
 * Frames. A headless Chromium renders the reef with at least 80 fish at the sizes of a phone and a desktop, with its
 * main thread slowed down four times. The same run renders an empty canvas of that size: it shows what the machine can
 * deliver at all, for instance without a graphics card or beside other work.
 *
 * BENCH_ONLY=returns or BENCH_ONLY=frames runs one of the two.
 */
import { chanceText, isCatch, placesAt, returnPercent } from '@foyer/games/engines/fish/chance.ts';
import { fishModels } from '@foyer/games/engines/fish/models.ts';
import type { FishModel } from '@foyer/games/engines/fish/species.ts';
import { wordsOf } from './chance.ts';
import { measureFrames } from './fish/frames.ts';
import { writePart } from './returns/marks.ts';

const shots = Number(process.env.BENCH_SHOTS ?? 10_000_000);

interface Row {
  readonly name: string;
  readonly multiplier: number;
  readonly chance: string;
  readonly counted: number;
  readonly errors: number;
}

function rowsOf(model: FishModel, seed: number): Row[] {
  const next = wordsOf(seed);
  const each = Math.floor(shots / model.species.length);
  return model.species.map((species) => {
    const places = placesAt(species);
    const limit = 2 ** 32 - (2 ** 32 % places);
    let catches = 0;
    for (let shot = 0; shot < each; shot += 1) {
      let number = next();
      while (number >= limit) number = next();
      if (isCatch(number % places)) catches += 1;
    }
    const counted = (100 * catches * species.multiplier) / each;
    const p = returnPercent / places;
    const error = (100 * species.multiplier * Math.sqrt(p * (1 - p))) / Math.sqrt(each);
    return {
      name: species.code,
      multiplier: species.multiplier,
      chance: chanceText(species),
      counted,
      errors: (counted - returnPercent) / error,
    };
  });
}

function tableOf(model: FishModel, seed: number): string {
  const rows = rowsOf(model, seed);
  const far = rows.filter(({ errors }) => Math.abs(errors) > 3);
  if (far.length > 0)
    throw new Error(`${model.code}: ${far.map(({ name }) => name).join()} off by three standard errors`);
  const lines = rows.map(
    ({ name, multiplier, chance, counted, errors }) =>
      `| ${name} | ${multiplier} | ${chance} % | ${returnPercent}.00 % | ${counted.toFixed(2)} % | ${errors.toFixed(2)} |`,
  );
  return [
    `### ${model.code}`,
    '',
    `${shots.toLocaleString('en')} shots, seed ${seed}.`,
    '',
    '| species | pays | caught | return, exact | return, counted | standard errors |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...lines,
  ].join('\n');
}

if (process.env.BENCH_ONLY !== 'frames') {
  const tables = Object.values(fishModels).map((model, index) => tableOf(model, 20_261_122 + index));
  console.log(tables.join('\n\n'));
  writePart('fish.md', 'returns', tables.join('\n\n'));
}
if (process.env.BENCH_ONLY !== 'returns') {
  const frames = await measureFrames();
  console.log(frames);
  writePart('fish.md', 'frames', frames);
}
