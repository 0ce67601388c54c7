/** Cannons, bullets, nets and coins. A bullet flies to where its fish will be; the house decides whether it catches. */
import { bulletFlight } from './aim.ts';
import type { Atlas } from './atlas.ts';
import { createCannons } from './cannons.ts';
import { amount, bubble, bullet, caughtFish, coins, net } from './effects.ts';
import { createMovings } from './moving.ts';
import { Container } from './pixi.ts';
import type { Shoal, Swimmer, View } from './swim.ts';

export interface Flight {
  readonly seatNo: number;
  readonly fishId: string;
  readonly angle: number;
}

export interface Guns {
  readonly layer: Container;
  muzzle(seatNo: number): { readonly x: number; readonly y: number };
  sit(taken: readonly boolean[], own: number): void;
  point(seatNo: number, angle: number): void;
  /** Returns the bullet's flight time in milliseconds. */
  shoot(flight: Flight, nowMs: number): number;
  net(x: number, y: number, size: number, nowMs: number): void;
  /** Animates a catch: the fish shrinks, and coins fly to the cannon. */
  haul(swimmer: Swimmer, seatNo: number, amount: string, nowMs: number): void;
  /** Shows that a bullet was not charged. */
  giveBack(seatNo: number, nowMs: number): void;
  frame(nowMs: number): void;
  resize(): void;
}

export function createGuns({ things }: Atlas, view: View, shoal: Shoal, isCalm: () => boolean): Guns {
  const layer = new Container();
  const cannons = createCannons(things, view, layer, isCalm);
  const movings = createMovings(layer);
  const { size, muzzle } = cannons;
  return {
    layer,
    muzzle,
    sit: (taken, own) => cannons.sit(taken, own),
    point: (seatNo, angle) => cannons.point(seatNo, angle),
    shoot({ seatNo, fishId, angle }, nowMs) {
      const from = muzzle(seatNo);
      const swimmer = shoal.swimmers.get(fishId);
      const flight = swimmer && bulletFlight(from, view, (ms) => shoal.placeAt(swimmer, nowMs + ms));
      const to = flight ?? { x: from.x + Math.cos((angle * Math.PI) / 180) * view.height, y: -20, ms: 600 };
      cannons.point(seatNo, (-Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI);
      cannons.kick(seatNo, nowMs);
      movings.add(bullet(things.bullet, from, to, nowMs, size));
      return to.ms;
    },
    net: (x, y, netSize, nowMs) => movings.add(net(things.net, { x, y }, netSize, nowMs, isCalm)),
    haul({ body }, seatNo, text, nowMs) {
      const from = { x: body.x, y: body.y };
      movings.add(caughtFish(body, nowMs, isCalm));
      for (const coin of coins(things.coin, from, muzzle(seatNo), nowMs + 260, size)) movings.add(coin);
      movings.add(amount(text, from, nowMs + 200, view, isCalm));
    },
    giveBack: (seatNo, nowMs) => movings.add(bubble(things.bubble, muzzle(seatNo), nowMs, size)),
    frame(nowMs) {
      cannons.frame(nowMs);
      movings.frame(nowMs);
    },
    resize: () => movings.hide(),
  };
}
