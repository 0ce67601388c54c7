/**
 * A clip of the fishing rooms. Each shot draws one place from the clip's seeds: HMAC-SHA256 of `client:nonce:shot` with
 * the house's seed as the key. The nonce is the clip's, and shots count from 0. The room's shoals come from another
 * seed, which is published with its tide and committed to in the tide before. F01, F02, F03
 */
import { isCatch, placesAt } from '../engines/fish/chance.ts';
import { fishModels } from '../engines/fish/models.ts';
import { shoalsOf, tideStart } from '../engines/fish/shoals.ts';
import type { Fish } from '../engines/fish/shoals.ts';
import type { FishModel, Species } from '../engines/fish/species.ts';
import { commitmentOf, isClientSeed, isServerSeed, placeOf, placesFrom } from './draw.ts';
import type { Seeds } from './draw.ts';
import { hmacSha256, utf8 } from './sha256.ts';
import { itemAt } from '../engines/itemAt.ts';

/** The drawn place of the shot with this number. */
export const shotPlace = (seeds: Seeds, shot: number, species: Species): number =>
  placeOf(seeds, shot, placesAt(species));

export const isCaught = (seeds: Seeds, shot: number, species: Species): boolean =>
  isCatch(shotPlace(seeds, shot, species));

/** 4-byte numbers, big-endian, of HMAC-SHA256(tide's seed, `shoals:tide:0`), then of `shoals:tide:1` and on. */
function* numbersOf(seed: string, tide: number): Generator<number> {
  const key = utf8(seed);
  for (let block = 0; ; block += 1) {
    const digest = hmacSha256(key, utf8(`shoals:${tide}:${block}`));
    const view = new DataView(digest.buffer);
    for (let offset = 0; offset < digest.length; offset += 4) yield view.getUint32(offset);
  }
}

export interface Tide {
  readonly tide: number;
  readonly startMs: number;
  readonly fish: readonly Fish[];
}

/** All fish of a tide. */
export function tideOf(model: FishModel, seed: string, tide: number, crowd = 1): Tide {
  const numbers = numbersOf(seed, tide);
  const draw = (size: number): number => itemAt(placesFrom(numbers, [size]), 0);
  return { tide, startMs: tideStart(tide), fish: shoalsOf(model, draw, crowd) };
}

/** Published data of a shot; includes the house's seed after its reveal. */
export interface ShotClaim {
  readonly commitment: string;
  readonly seeds: Seeds;
  readonly shot: number;
  readonly model: keyof typeof fishModels;
  readonly species: string;
  readonly isCaught: boolean;
}
export type ShotVerdict = 'holds' | 'badSeeds' | 'otherSeed' | 'otherResult';

export function verifyShot({ commitment, seeds, shot, model, species, isCaught: claimed }: ShotClaim): ShotVerdict {
  const { serverSeed, clientSeed, nonce } = seeds;
  const found = fishModels[model].species.find(({ code }) => code === species);
  const isWhole = Number.isSafeInteger(nonce) && nonce >= 0 && Number.isSafeInteger(shot) && shot >= 0;
  if (!isServerSeed(serverSeed) || !isClientSeed(clientSeed) || !isWhole || found === undefined) return 'badSeeds';
  if (commitmentOf(serverSeed) !== commitment) return 'otherSeed';
  return isCaught(seeds, shot, found) === claimed ? 'holds' : 'otherResult';
}
