/** The four cannons at the lower edge: taken or empty, the direction of each, and the recoil of a shot. */
import { things as thingSizes } from '../art/things.ts';
import type { At } from './aim.ts';
import type { Atlas } from './atlas.ts';
import { centred } from './moving.ts';
import { Container, Sprite } from './pixi.ts';
import type { Power } from './power.ts';
import type { View } from './swim.ts';

/** Positions of the seats as fractions of the width. */
const seatPlaces = [0.15, 0.383, 0.617, 0.85] as const;
/** Height of the strip below the turrets, where the names of the seats stand, in CSS pixels. */
const nameStrip = 26;
/** From the turret's centre to the mouth of the longest barrel, in units of a drawing. */
const barrelLength = 62;
const recoilMs = 260;

export interface Cannons {
  /** The scale of everything that comes from a cannon. */
  readonly size: () => number;
  /** The point around which a barrel turns. */
  readonly muzzle: (seatNo: number) => At;
  /** The mouth of the barrel, and its rotation from straight up in radians. */
  readonly mouth: (seatNo: number) => At & { readonly turn: number };
  sit(taken: readonly boolean[], own: number): void;
  /** `angle` in degrees counterclockwise from the right. */
  point(seatNo: number, angle: number): void;
  arm(seatNo: number, power: Power): void;
  kick(seatNo: number, nowMs: number): void;
  frame(nowMs: number): void;
}

interface Cannon {
  readonly root: Container;
  readonly barrel: Sprite;
  readonly foot: Sprite;
  readonly cap: Sprite;
  readonly empty: Sprite;
  angle: number;
  kickMs: number;
}

function cannonOf(things: Atlas['things'], layer: Container): Cannon {
  const root = new Container();
  const barrel = new Sprite({ texture: things.barrel1 });
  barrel.anchor.set(0.5);
  const [foot, cap, empty] = [centred(things.turret), centred(things.breech), centred(things.empty)];
  root.addChild(foot, barrel, cap, empty);
  layer.addChild(root);
  return { root, barrel, foot, cap, empty, angle: 90, kickMs: 0 };
}

/** How far a barrel has sprung back, from 1 at the shot to 0: at once back, slowly forward. */
const recoil = (ms: number): number =>
  ms < 0 || ms > recoilMs ? 0 : Math.min(1, ms / 30) * (1 - ms / recoilMs) ** 1.6;

export function createCannons(things: Atlas['things'], view: View, layer: Container, isCalm: () => boolean): Cannons {
  const cannons = seatPlaces.map(() => cannonOf(things, layer));
  const large = (): number => Math.max(0.6, Math.min(1.1, view.width / 430, view.height / 430));
  const size = (): number => (large() * thingSizes.turret.width) / things.turret.width;
  const muzzle = (seatNo: number): At => ({
    x: (seatPlaces[seatNo] ?? 0.5) * view.width,
    y: view.height - nameStrip - 30 * large(),
  });
  const turnOf = (seatNo: number): number => ((90 - (cannons[seatNo]?.angle ?? 90)) * Math.PI) / 180;
  const barrels = [things.barrel1, things.barrel2, things.barrel3];

  return {
    size,
    muzzle,
    mouth(seatNo) {
      const [{ x, y }, turn] = [muzzle(seatNo), turnOf(seatNo)];
      const far = barrelLength * large();
      return { x: x + Math.sin(turn) * far, y: y - Math.cos(turn) * far, turn };
    },
    sit(taken, own) {
      for (const [seatNo, { barrel, foot, cap, empty }] of cannons.entries()) {
        const [isTaken, isOwn] = [taken[seatNo] === true, seatNo === own];
        for (const part of [barrel, foot, cap]) part.visible = isTaken;
        empty.visible = !isTaken;
        foot.texture = isOwn ? things.turret : things.otherTurret;
        cap.texture = isOwn ? things.breech : things.otherBreech;
      }
    },
    point(seatNo, angle) {
      const cannon = cannons[seatNo];
      if (cannon) cannon.angle = angle;
    },
    arm(seatNo, power) {
      const [cannon, texture] = [cannons[seatNo], barrels[power.barrels - 1]];
      if (cannon && texture) cannon.barrel.texture = texture;
    },
    kick(seatNo, nowMs) {
      const cannon = cannons[seatNo];
      if (cannon) cannon.kickMs = nowMs;
    },
    frame(nowMs) {
      for (const [seatNo, { root, barrel, kickMs }] of cannons.entries()) {
        const { x, y } = muzzle(seatNo);
        const kick = isCalm() ? 0 : recoil(nowMs - kickMs);
        const turn = turnOf(seatNo);
        const back = (kick * 13 * things.turret.width) / thingSizes.turret.width;
        root.position.set(x - Math.sin(turn) * kick * 1.5, y + Math.cos(turn) * kick * 1.5);
        root.scale.set(size());
        barrel.rotation = turn;
        barrel.position.set(-Math.sin(turn) * back, Math.cos(turn) * back);
      }
    },
  };
}
