/** Fish drawn by the CPU, before their picture is painted and after a resize. The renderer is mocked. */
import { expect, it, vi } from 'vitest';
import type { Fish } from '../../../engines/fish/shoals.ts';
import { stampBody } from './bodies.ts';
import type { Attitude } from './bodies.ts';
import type { Stamps } from './stamps.ts';

vi.mock('./pixi.ts', () => {
  const Texture = { EMPTY: {} };
  class Place {
    x = 0;
    y = 0;
    set(x: number, y = x): void {
      [this.x, this.y] = [x, y];
    }
  }
  class Sprite {
    visible = true;
    texture: unknown = Texture.EMPTY;
    position = new Place();
    scale = new Place();
    children: unknown[] = [];
    addChild(...all: unknown[]): void {
      this.children.push(...all);
    }
  }
  return { Container: Sprite, MeshRope: Sprite, Point: Place, Sprite, Texture };
});

const attitude: Attitude = { x: 120, y: 80, length: 40, isLeftward: false, lean: 0, stroke: 0, hit: 0 };
type Stamp = ReturnType<Stamps['stamp']>;

function open() {
  let stamp: Stamp;
  const stamps = { stamp: () => stamp } as unknown as Stamps;
  const body = stampBody(
    () => stamps,
    { species: { code: 'clownfish' } } as Fish,
    () => 1,
  );
  /** Sets the visibility before the attitude, as the shoal does. */
  const show = (isInView = true): void => {
    body.root.visible = isInView;
    body.show(attitude);
  };
  const [picture] = body.root.children as unknown as { texture: unknown }[];
  return { body, show, picture, paint: (next: Stamp) => void (stamp = next) };
}
const painted = { texture: {}, middle: [10, 10] } as unknown as NonNullable<Stamp>;

it('hides a fish until it is painted, but places it, because a catch is celebrated there', () => {
  const { body, show, paint } = open();
  show();
  expect(body.root).toMatchObject({ visible: false, position: { x: 120, y: 80 } });
  paint(painted);
  show();
  expect(body.root).toMatchObject({ visible: true, position: { x: 120, y: 80 } });
});

it('keeps the picture of a fish whose size has changed until it is painted anew', () => {
  const { body, show, picture, paint } = open();
  paint(painted);
  show();
  paint(undefined);
  show();
  expect([body.root.visible, picture?.texture]).toEqual([true, painted.texture]);
});

it('shows no fish outside of the view', () => {
  const { body, show, paint } = open();
  paint(painted);
  show(false);
  expect(body.root.visible).toBe(false);
});
