/** A scene whose size changes. What draws is replaced, because a test has no canvas. */
import { beforeEach, expect, it, vi } from 'vitest';
import type { FishModel } from '../../../engines/fish/species.ts';
import { lookOf } from '../art/looks.ts';
import { caughtMs } from './effects.ts';
import { levels } from './levels.ts';
import { createScene } from './scene.ts';
import type { View } from './swim.ts';

const drawn = vi.hoisted(() => ({ destroyed: [] as number[], made: 0, isBehind: false }));
const part = { layer: {}, back: {}, front: {}, swimmers: new Map(), resize: () => undefined, frame: () => undefined };

vi.mock('./pixi.ts', () => {
  class Node {
    addChild(): void {}
    destroy(): void {}
  }
  return { Container: Node, Sprite: Node };
});
vi.mock('./atlas.ts', () => ({ createAtlas: () => ({ things: {} }) }));
vi.mock('./bodies.ts', () => ({}));
vi.mock('./guns.ts', () => ({ createGuns: () => part }));
vi.mock('./sea.ts', () => ({ createSea: () => part }));
vi.mock('./swim.ts', () => ({ createShoal: () => part }));
vi.mock('./surface.ts', () => ({
  openSurface: async () => ({
    canvas: { remove: () => undefined },
    renderer: { resize: () => undefined, render: () => undefined, destroy: () => undefined },
  }),
  resolutionOf: () => 1,
}));
vi.mock('./stamps.ts', () => ({
  createStamps() {
    drawn.made += 1;
    const id = drawn.made;
    return { isBehind: () => drawn.isBehind, work: () => undefined, destroy: () => drawn.destroyed.push(id) };
  },
}));

beforeEach(() => Object.assign(drawn, { destroyed: [], made: 0, isBehind: false }));

async function open() {
  const view: View = { width: 360, height: 640, unit: 360 };
  const model = { code: 'reef', species: [] } as unknown as FishModel;
  const look = lookOf('', 'reef');
  const scene = await createScene({ model, look, view, isCalm: () => false, onGiant: () => undefined }, levels[4]);
  const turn = (unit: number): void => {
    view.unit = unit;
    scene.resize();
  };
  return { scene, turn };
}

it('keeps the stamps of the old size until a fish that was caught with them is gone', async () => {
  const { scene, turn } = await open();
  scene.frame(1_000, undefined);
  turn(640);
  turn(360);
  scene.frame(1_016, undefined);
  scene.frame(1_016 + caughtMs, undefined);
  expect([drawn.made, drawn.destroyed]).toEqual([3, []]);
  scene.frame(1_017 + caughtMs, undefined);
  expect(drawn.destroyed).toEqual([1, 2]);
  scene.destroy();
  expect(drawn.destroyed).toEqual([1, 2, 3]);
});

it('keeps the stamps of the old size as long as a fish has no picture of the new one', async () => {
  const { scene, turn } = await open();
  drawn.isBehind = true;
  turn(640);
  scene.frame(1_000, undefined);
  scene.frame(9_000, undefined);
  expect(drawn.destroyed).toEqual([]);
});

it('keeps its stamps if the size is the same', async () => {
  const { scene, turn } = await open();
  turn(360);
  scene.frame(5_000, undefined);
  expect([drawn.made, drawn.destroyed]).toEqual([1, []]);
});

it('destroys all stamps with the scene, also those of an old size', async () => {
  const { scene, turn } = await open();
  turn(640);
  scene.destroy();
  expect(new Set(drawn.destroyed)).toEqual(new Set([1, 2]));
});
