/** Cannons, bolts, nets and coins. A bolt flies to where its fish will be; the house decides whether it catches. */
import { things as thingSizes } from '../art/things.ts';
import { bulletFlight } from './aim.ts';
import type { At } from './aim.ts';
import type { Atlas } from './atlas.ts';
import { createCannons } from './cannons.ts';
import { burst, caughtFish, caughtMs, coins, coinsOf } from './effects.ts';
import { createMovings } from './moving.ts';
import { Container } from './pixi.ts';
import { isGain, plate, timesOf } from './plates.ts';
import type { Prize } from './plates.ts';
import { powerOf } from './power.ts';
import { bolt, bubble, muzzleBubbles, muzzleFlash, net, ripples, spark } from './strike.ts';
import type { Shoal, Swimmer, View } from './swim.ts';

export interface Flight {
  readonly seatNo: number;
  readonly fishId: string;
  readonly angle: number;
  readonly bulletSatang: number;
}

export interface Guns {
  readonly layer: Container;
  muzzle(seatNo: number): At;
  sit(taken: readonly boolean[], own: number): void;
  point(seatNo: number, angle: number): void;
  /** Shows the barrels of this bullet's value. */
  arm(seatNo: number, bulletSatang: number): void;
  /** Returns the bolt's flight time in milliseconds. */
  shoot(flight: Flight, nowMs: number): number;
  /** Opens a net at a hit. */
  strike(at: At, bulletSatang: number, nowMs: number): void;
  /** Animates a catch: the fish spins away, and coins fly to the cannon. */
  haul(swimmer: Swimmer, seatNo: number, prize: Prize, nowMs: number): void;
  /** Shows that a bullet was not charged. */
  giveBack(seatNo: number, nowMs: number): void;
  frame(nowMs: number): void;
  resize(): void;
}

interface Given {
  readonly atlas: Atlas;
  readonly view: View;
  readonly shoal: Shoal;
  readonly isCalm: () => boolean;
  /** Device pixels per CSS pixel. */
  readonly resolution: () => number;
}

export function createGuns({ atlas: { things }, view, shoal, isCalm, resolution }: Given): Guns {
  const layer = new Container();
  const cannons = createCannons(things, view, layer, isCalm);
  const movings = createMovings(layer);
  const { size, muzzle, mouth } = cannons;
  /** CSS pixels for one unit of a thing's drawing. */
  const large = (): number => (size() * things.turret.width) / thingSizes.turret.width;
  let own = 0;

  return {
    layer,
    muzzle,
    sit(taken, ownSeat) {
      own = ownSeat;
      cannons.sit(taken, ownSeat);
    },
    point: (seatNo, angle) => cannons.point(seatNo, angle),
    arm: (seatNo, bulletSatang) => cannons.arm(seatNo, powerOf(bulletSatang)),
    shoot({ seatNo, fishId, angle, bulletSatang }, nowMs) {
      const [from, power] = [muzzle(seatNo), powerOf(bulletSatang)];
      const swimmer = shoal.swimmers.get(fishId);
      const flight = swimmer && bulletFlight(from, view, (ms) => shoal.placeAt(swimmer, nowMs + ms));
      const to = flight ?? { x: from.x + Math.cos((angle * Math.PI) / 180) * view.height, y: -20, ms: 600 };
      cannons.arm(seatNo, power);
      cannons.point(seatNo, (-Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI);
      cannons.kick(seatNo, nowMs);
      const { turn, ...tip } = mouth(seatNo);
      const [isOwn, scale] = [seatNo === own, size() * power.bolt];
      const texture = isOwn ? things.bolt : things.otherBolt;
      movings.add(bolt({ texture, from: tip, to, nowMs, scale: Math.max(scale, 0.9 * size()), isCalm }));
      if (isCalm()) return to.ms;
      movings.add(muzzleFlash(things.flash, tip, turn, nowMs, scale));
      for (const one of muzzleBubbles(things.bubble, tip, turn, nowMs, scale)) movings.add(one);
      return to.ms;
    },
    strike(at, bulletSatang, nowMs) {
      const across = powerOf(bulletSatang).net * Math.max(0.85, Math.min(1.35, large() * 1.1));
      if (!isCalm()) {
        for (const one of ripples(things.ripple, at, across, nowMs)) movings.add(one);
        movings.add(spark(things.burst, at, across * 0.9, nowMs));
      }
      movings.add(net(things.net, at, across, nowMs, isCalm));
    },
    haul(swimmer, seatNo, prize, nowMs) {
      const { body } = swimmer;
      const [from, isOwn] = [{ x: body.x, y: body.y }, seatNo === own];
      if (!isGain(prize)) return movings.add(caughtFish(body, nowMs, isCalm));
      const times = timesOf(prize);
      if (!isCalm()) {
        const across = Math.max(90, Math.min(swimmer.length * 1.5, view.width * 1.1));
        const isLong = isOwn && times >= 30;
        movings.add(burst(things.burst, from, isOwn ? across : across * 0.7, nowMs + 80, isLong ? 2_400 : 800));
      }
      movings.add(caughtFish(body, nowMs, isCalm));
      const count = isCalm() ? 0 : coinsOf(isOwn ? times : times / 4);
      const springMs = nowMs + caughtMs * 0.62;
      for (const coin of coins({
        texture: things.coin,
        from,
        to: muzzle(seatNo),
        nowMs: springMs,
        scale: size(),
        count,
      }))
        movings.add(coin);
      const shownMs = nowMs + (isCalm() ? 0 : caughtMs * 0.5);
      movings.add(plate({ prize, at: from, nowMs: shownMs, view, isOwn, resolution: resolution(), isCalm }));
    },
    giveBack: (seatNo, nowMs) => movings.add(bubble(things.bubble, mouth(seatNo), nowMs, size())),
    frame(nowMs) {
      cannons.frame(nowMs);
      movings.frame(nowMs);
    },
    resize: () => movings.hide(),
  };
}
