/** Seeds the pictures by code, the floats and the lobby banners. */
import type { Transaction } from 'kysely';
import type { Tables } from '../tables.ts';
import { inEveryLanguage } from '@foyer/text/inLanguage.ts';
import { realTexts } from './real.ts';
import type { SeedTruth } from './real.ts';
import { seedFloats, seedLobbyBanners, seedPictures } from './lobby.ts';

const none = inEveryLanguage(() => '');

export async function seedLobby(trx: Transaction<Tables>, truth: SeedTruth): Promise<void> {
  const texts = realTexts(truth);
  const banners = seedLobbyBanners.map((banner, index) => ({
    banner_code: banner.code,
    position: banner.position,
    words: JSON.stringify(truth.isPlayMoney ? banner.words : { ...banner.words, eyebrow: none }),
    picture: banner.picture,
    target: banner.target,
    sort_order: index,
  }));
  const insertBanners = trx.insertInto('home_banner').values(banners);
  await insertBanners.onConflict((conflict) => conflict.doNothing()).execute();
  const pictures = seedPictures.map((picture) => ({
    img_code: picture.code,
    picture: picture.picture,
    target: picture.target,
    titles: JSON.stringify(picture.titles),
    contents: JSON.stringify(texts.pictures[picture.code] ?? picture.contents),
  }));
  const insertPictures = trx.insertInto('coded_picture').values(pictures);
  await insertPictures.onConflict((conflict) => conflict.doNothing()).execute();
  const floats = seedFloats.map((float, index) => ({
    float_id: float.id,
    picture: float.picture,
    target: float.target,
    titles: JSON.stringify(float.titles),
    side: float.side,
    sort_order: index,
  }));
  const insertFloats = trx.insertInto('float_picture').values(floats);
  await insertFloats.onConflict((conflict) => conflict.doNothing()).execute();
}
