/** What the CPU paints in one frame. Canvas and renderer are mocked, because Node has none. */
import { beforeEach, expect, it, vi } from 'vitest';
import { fishModels } from '../../../engines/fish/models.ts';
import { lookOf } from '../art/looks.ts';
import { createStamps } from './stamps.ts';

const painted = vi.hoisted((): string[] => []);

vi.mock('./pixi.ts', () => ({ ImageSource: EventTarget, Texture: EventTarget }));
vi.mock('../art/painters.ts', async (original) => ({
  ...(await original<typeof import('../art/painters.ts')>()),
  puppetOf: () => undefined,
}));
vi.mock('./bases.ts', () => ({
  baseOf({ painted: { species } }: { painted: { species: { code: string } } }, isLeftward: boolean) {
    painted.push(`${species.code}${isLeftward ? '<' : '>'}`);
    return { pixels: { width: 2, height: 2, data: new Uint8ClampedArray(16) }, left: 0, top: 0 };
  },
  contextOf: () => ({ putImageData: () => undefined, canvas: { transferToImageBitmap: () => undefined } }),
}));
vi.stubGlobal('ImageData', EventTarget);

const { reef: model } = fishModels;
const codes = model.species.map(({ code }) => code);
beforeEach(() => void painted.splice(0));

const open = () => createStamps(model, lookOf('', 'reef'), 360);

it('paints the first picture of one species a frame, and shows none before', () => {
  const stamps = open();
  const shown = (): string[] => codes.filter((code) => stamps.stamp(code, false, 0, 0) !== undefined);
  expect([shown(), painted]).toEqual([[], []]);
  for (let frame = 1; frame <= codes.length; frame += 1) {
    stamps.work();
    expect(shown()).toEqual(codes.slice(0, frame));
    expect(painted).toHaveLength(frame);
  }
});

it('paints the two directions of a species in two frames', () => {
  const stamps = open();
  const [code = 'clownfish'] = codes;
  const both = (): boolean[] => [false, true].map((isLeftward) => stamps.stamp(code, isLeftward, 0, 0) !== undefined);
  expect(both()).toEqual([false, false]);
  stamps.work();
  expect(both()).toEqual([true, false]);
  stamps.work();
  expect(both()).toEqual([true, true]);
  expect(painted).toEqual([`${code}>`, `${code}<`]);
});
