/** Two verifiers that share no code draw the same shots. F02, F03 */
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { fishModels } from '../engines/fish/models.ts';
import { commitmentOf } from './draw.ts';
import { isCaught, tideOf, verifyShot } from './fishRound.ts';
import { independentCaught, independentWords } from './testing/independentFish.ts';

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** How many shots are checked; set `FISH_SHOTS=1000000` for more. */
const shots = Number(process.env.FISH_SHOTS ?? 6_000);

it('catches the same shots as the independent verifier. F02, F03', { timeout: 3_600_000 }, () => {
  const all = Object.values(fishModels).flatMap((model) => model.species);
  let serverSeed = hash('fish');
  for (let count = 0; count < shots; count += 1) {
    const species = all[count % all.length];
    if (species === undefined) throw new RangeError('no species');
    const [nonce, shot] = [Math.floor(count / 10), count % 10];
    const seeds = { serverSeed, clientSeed: 'player', nonce };
    const other = independentCaught({ ...seeds, shot, multiplier: species.multiplier });
    if (isCaught(seeds, shot, species) !== other) expect([count, species.code]).toEqual('the same');
    if (shot === 9) serverSeed = hash(serverSeed);
  }
  expect(serverSeed).toHaveLength(64);
});

it('draws the first school of a tide from its first published numbers. F03', () => {
  const model = fishModels.reef;
  const seed = hash('tide');
  const tickets = model.species.reduce((sum, species) => sum + species.tickets, 0);
  const [delay = 0, ticket = 0] = independentWords(seed, 77, [900, tickets]);
  let rest = ticket;
  const expected = model.species.find((species) => (rest -= species.tickets) < 0);
  const first = tideOf(model, seed, 77).fish.find(({ species, enterMs }) => species === expected && enterMs === delay);
  expect(first?.species.code).toBe(expected?.code);
});

it('says what was changed in a claimed shot. F01', () => {
  const serverSeed = hash('claim');
  const seeds = { serverSeed, clientSeed: 'mine', nonce: 3 };
  const [minnow] = fishModels.pond.species;
  if (minnow === undefined) throw new RangeError('an empty pond');
  const right = isCaught(seeds, 4, minnow);
  const claim = {
    commitment: commitmentOf(serverSeed),
    seeds,
    shot: 4,
    model: 'pond',
    species: 'minnow',
    isCaught: right,
  } as const;
  expect(verifyShot(claim)).toBe('holds');
  expect(verifyShot({ ...claim, isCaught: !right })).toBe('otherResult');
  expect(verifyShot({ ...claim, commitment: hash('x') })).toBe('otherSeed');
  expect(verifyShot({ ...claim, species: 'whale' })).toBe('badSeeds');
  expect(verifyShot({ ...claim, seeds: { ...seeds, clientSeed: 'a:b' } })).toBe('badSeeds');
});
