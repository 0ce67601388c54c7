// @vitest-environment happy-dom
/** A fish that was caught is no longer on the screen, and does not come back with the next frame. M03 */
import { expect, it } from 'vitest';
import { fishName } from '../../../engines/fish/shoals.ts';
import { fishModels } from '../../../engines/fish/models.ts';
import { tideOf } from '../../../fair/fishRound.ts';
import { Container } from './pixi.ts';
import { createShoal } from './swim.ts';

const nothing = (): void => undefined;

it('takes fish that the house reports as caught off the screen at once and for good', () => {
  const tide = tideOf(fishModels.reef, 'c3'.repeat(32), 9_900_000);
  const shoal = createShoal({ width: 360, height: 480, unit: 360 }, () => ({ root: new Container(), show: nothing }));
  shoal.setTides([tide]);
  const nowMs = tide.startMs + (tide.fish[3]?.enterMs ?? 0) + 1_000;
  shoal.frame(nowMs);
  const all = [...shoal.swimmers.keys()];
  const gone = fishName(tide.tide, 3);
  expect(all).toContain(gone);
  expect(shoal.layer.children).toHaveLength(all.length);
  shoal.setCaught([gone]);
  const others = all.filter((name) => name !== gone);
  expect([...shoal.swimmers.keys()]).toEqual(others);
  expect(shoal.layer.children).toHaveLength(others.length);
  shoal.frame(nowMs + 16);
  expect([...shoal.swimmers.keys()]).toEqual(others);
});
