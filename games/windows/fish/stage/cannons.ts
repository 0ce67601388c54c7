/** The four cannons at the lower edge: taken or empty, the direction of each, and the recoil of a shot. */
import type { At } from './aim.ts';
import type { Atlas } from './atlas.ts';
import { centred } from './moving.ts';
import { Container, Sprite } from './pixi.ts';
import type { View } from './swim.ts';

/** Positions of the seats as fractions of the width. */
const seatPlaces = [0.15, 0.383, 0.617, 0.85] as const;

export interface Cannons {
  /** The scale of everything that comes from a cannon. */
  readonly size: () => number;
  readonly muzzle: (seatNo: number) => At;
  sit(taken: readonly boolean[], own: number): void;
  /** `angle` in degrees counterclockwise from the right. */
  point(seatNo: number, angle: number): void;
  kick(seatNo: number, nowMs: number): void;
  frame(nowMs: number): void;
}

export function createCannons(things: Atlas['things'], view: View, layer: Container, isCalm: () => boolean): Cannons {
  const cannons = seatPlaces.map(() => {
    const root = new Container();
    const barrel = new Sprite({ texture: things.barrel });
    barrel.anchor.set(0.5, 0.76);
    const [foot, empty] = [centred(things.base), centred(things.empty)];
    root.addChild(barrel, foot, empty);
    layer.addChild(root);
    return { root, barrel, foot, empty, angle: 90, kickMs: 0 };
  });
  const { base } = things;
  const size = (): number => Math.max(0.7, Math.min(1.25, view.width / 900 + 0.35)) * 0.5 * (128 / base.width) * 1.3;
  const muzzle = (seatNo: number): At => ({
    x: (seatPlaces[seatNo] ?? 0.5) * view.width,
    y: view.height - (base.height / 2) * size(),
  });

  return {
    size,
    muzzle,
    sit(taken, own) {
      for (const [seatNo, { barrel, foot, empty }] of cannons.entries()) {
        const isTaken = taken[seatNo] === true;
        barrel.visible = isTaken;
        foot.visible = isTaken;
        empty.visible = !isTaken;
        foot.alpha = seatNo === own ? 1 : 0.82;
        barrel.alpha = seatNo === own ? 1 : 0.82;
      }
    },
    point(seatNo, angle) {
      const cannon = cannons[seatNo];
      if (cannon) cannon.angle = angle;
    },
    kick(seatNo, nowMs) {
      const cannon = cannons[seatNo];
      if (cannon) cannon.kickMs = nowMs;
    },
    frame(nowMs) {
      for (const [seatNo, { root, barrel, angle, kickMs }] of cannons.entries()) {
        const { x, y } = muzzle(seatNo);
        const kick = isCalm() ? 0 : Math.max(0, 1 - (nowMs - kickMs) / 160) * 6;
        const turn = ((90 - angle) * Math.PI) / 180;
        root.position.set(x, y);
        root.scale.set(size());
        barrel.rotation = turn;
        barrel.position.set(-Math.sin(turn) * kick, Math.cos(turn) * kick);
      }
    },
  };
}
