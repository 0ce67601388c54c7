/** The kit's light effects in a raster: the emblem itself must be visible. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lightFilter } from '@foyer/pictures/light.ts';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { createRasters } from './raster.ts';

const folder = mkdtempSync(join(tmpdir(), 'rasters-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const rasters = createRasters(folder);

const drop = [0, 12, 10, '#000000', 0.75] as const;
const rims = [[0, 5, 1, '#ffffff', 0.85]] as const;
const outlines = [[4, '#000000']] as const;

it.each([
  ['a shadow and rims', { drop, rims }],
  ['a shadow, rims and an outline', { drop, rims, outlines }],
  ['rims alone', { rims }],
])('keeps the colour of an emblem with %s', async (name, light) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="200" height="200">${lightFilter(
    'f',
    light,
  )}<g filter="url(#f)"><circle cx="100" cy="100" r="60" fill="#ff0000"/></g></svg>`;
  const bytes = await rasters('banner', { svg, version: name.replaceAll(/\W/g, '') }, 'png', 200);
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const middle = (100 * info.width + 100) * info.channels;
  expect([...data.subarray(middle, middle + 3)]).toEqual([255, 0, 0]);
});
