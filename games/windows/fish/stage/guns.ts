/** Cannons, bullets, nets and coins. A bullet flies to where its fish will be; what came of it the house says. */
import { bulletFlight } from './aim.ts';
import type { Atlas } from './atlas.ts';
import { CanvasSource, Container, Sprite, Texture } from './pixi.ts';
import type { Shoal, Swimmer, View } from './swim.ts';

/** Where the seats are, as parts of the width. */
const seatPlaces = [0.15, 0.383, 0.617, 0.85] as const;

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
  /** Answers in how many milliseconds the bullet is there. */
  shoot(flight: Flight, nowMs: number): number;
  net(x: number, y: number, size: number, nowMs: number): void;
  /** The fish goes to the cannon that has it, and so do its coins, with the amount. */
  haul(swimmer: Swimmer, seatNo: number, amount: string, nowMs: number): void;
  /** A bullet that was not charged comes back. */
  giveBack(seatNo: number, nowMs: number): void;
  frame(nowMs: number): void;
  resize(): void;
}

interface Moving {
  readonly sprite: Container;
  readonly fromMs: number;
  readonly lifeMs: number;
  step(part: number): void;
}

const sprite = (texture: Texture): Sprite => new Sprite({ texture, anchor: 0.5 });

export function createGuns(atlas: Atlas, view: View, shoal: Shoal, isCalm: () => boolean): Guns {
  const layer = new Container();
  const movings = new Set<Moving>();
  const seats = seatPlaces.map(() => {
    const root = new Container();
    const barrel = new Sprite({ texture: atlas.things.barrel });
    barrel.anchor.set(0.5, 0.76);
    const [foot, empty] = [sprite(atlas.things.base), sprite(atlas.things.empty)];
    root.addChild(barrel, foot, empty);
    layer.addChild(root);
    return { root, barrel, foot, empty, angle: 90, kickMs: 0 };
  });

  const { base } = atlas.things;
  const size = (): number => Math.max(0.7, Math.min(1.25, view.width / 900 + 0.35)) * 0.5 * (128 / base.width) * 1.3;
  const origin = (seatNo: number) => ({
    x: (seatPlaces[seatNo] ?? 0.5) * view.width,
    y: view.height - (base.height / 2) * size(),
  });

  function add(moving: Moving): void {
    layer.addChild(moving.sprite);
    movings.add(moving);
    moving.step(0);
  }

  function coins(from: { readonly x: number; readonly y: number }, seatNo: number, nowMs: number): void {
    const to = origin(seatNo);
    for (let coin = 0; coin < 5; coin += 1) {
      const picture = sprite(atlas.things.coin);
      const [spreadX, spreadY] = [(coin - 2) * 16, -18 - (coin % 2) * 14];
      add({
        sprite: picture,
        fromMs: nowMs + coin * 60,
        lifeMs: 900,
        step(part) {
          const ease = part * part * (3 - 2 * part);
          const rise = Math.sin(part * Math.PI);
          picture.position.set(
            from.x + (to.x - from.x) * ease + spreadX * rise,
            from.y + (to.y - from.y) * ease + spreadY * rise,
          );
          picture.scale.set(0.62 * size());
          picture.alpha = part > 0.92 ? (1 - part) / 0.08 : 1;
        },
      });
    }
  }

  function amountOver(from: { readonly x: number; readonly y: number }, amount: string, nowMs: number): void {
    const texture = textTexture(amount);
    const picture = sprite(texture);
    const x = Math.min(view.width - 60, Math.max(60, from.x));
    add({
      sprite: picture,
      fromMs: nowMs,
      lifeMs: 1_500,
      step(part) {
        picture.position.set(x, Math.max(30, from.y - 26 - (isCalm() ? 0 : part * 26)));
        picture.scale.set(0.5);
        picture.alpha = part > 0.75 ? (1 - part) / 0.25 : Math.min(1, part * 12);
        if (part >= 1) texture.destroy(true);
      },
    });
  }

  return {
    layer,
    muzzle: origin,
    sit(taken, own) {
      for (const [seatNo, { barrel, foot, empty }] of seats.entries()) {
        const isTaken = taken[seatNo] === true;
        barrel.visible = isTaken;
        foot.visible = isTaken;
        empty.visible = !isTaken;
        foot.alpha = seatNo === own ? 1 : 0.82;
        barrel.alpha = seatNo === own ? 1 : 0.82;
      }
    },
    point(seatNo, angle) {
      const seat = seats[seatNo];
      if (seat) seat.angle = angle;
    },
    shoot({ seatNo, fishId, angle }, nowMs) {
      const from = origin(seatNo);
      const seat = seats[seatNo];
      const swimmer = shoal.swimmers.get(fishId);
      const flight = swimmer && bulletFlight(from, view, (ms) => shoal.placeAt(swimmer, nowMs + ms));
      const to = flight ?? { x: from.x + Math.cos((angle * Math.PI) / 180) * view.height, y: -20, ms: 600 };
      const turn = Math.atan2(to.y - from.y, to.x - from.x);
      if (seat) {
        seat.angle = (-turn * 180) / Math.PI;
        seat.kickMs = nowMs;
      }
      const picture = sprite(atlas.things.bullet);
      picture.rotation = turn + Math.PI / 2;
      add({
        sprite: picture,
        fromMs: nowMs,
        lifeMs: to.ms,
        step(part) {
          const ahead = 0.1 + part * 0.9;
          picture.position.set(from.x + (to.x - from.x) * ahead, from.y + (to.y - from.y) * ahead);
          picture.scale.set(0.8 * size());
        },
      });
      return to.ms;
    },
    net(x, y, netSize, nowMs) {
      const picture = sprite(atlas.things.net);
      add({
        sprite: picture,
        fromMs: nowMs,
        lifeMs: 420,
        step(part) {
          picture.position.set(x, y);
          picture.scale.set((netSize / picture.texture.width) * (isCalm() ? 1 : 0.35 + Math.min(1, part * 3) * 0.65));
          picture.alpha = part > 0.5 ? (1 - part) * 2 : 1;
        },
      });
    },
    haul(swimmer, seatNo, amount, nowMs) {
      const { body } = swimmer;
      const from = { x: body.x, y: body.y };
      const scale = { x: body.scale.x, y: body.scale.y };
      const turn = body.rotation;
      add({
        sprite: body,
        fromMs: nowMs,
        lifeMs: 700,
        step(part) {
          const shake = isCalm() ? 0 : Math.sin(part * 26) * (1 - part) * 0.22;
          body.rotation = turn + shake;
          const smaller = part < 0.45 ? 1 : 1 - (part - 0.45) * 1.3;
          body.scale.set(scale.x * smaller, scale.y * smaller);
          body.alpha = part < 0.5 ? 1 : (1 - part) * 2;
        },
      });
      coins(from, seatNo, nowMs + 260);
      amountOver(from, amount, nowMs + 200);
    },
    giveBack(seatNo, nowMs) {
      const from = origin(seatNo);
      const picture = sprite(atlas.things.bubble);
      add({
        sprite: picture,
        fromMs: nowMs,
        lifeMs: 600,
        step(part) {
          picture.position.set(from.x, from.y - 50 - part * 24);
          picture.scale.set(size());
          picture.alpha = 1 - part;
        },
      });
    },
    frame(nowMs) {
      for (const [seatNo, { root, barrel, angle, kickMs }] of seats.entries()) {
        const { x, y } = origin(seatNo);
        const kick = isCalm() ? 0 : Math.max(0, 1 - (nowMs - kickMs) / 160) * 6;
        const turn = ((90 - angle) * Math.PI) / 180;
        root.position.set(x, y);
        root.scale.set(size());
        barrel.rotation = turn;
        barrel.position.set(-Math.sin(turn) * kick, Math.cos(turn) * kick);
      }
      for (const moving of movings) {
        const part = (nowMs - moving.fromMs) / moving.lifeMs;
        moving.sprite.visible = part >= 0;
        if (part >= 0) moving.step(Math.min(1, part));
        if (part < 1) continue;
        movings.delete(moving);
        moving.sprite.destroy({ children: true });
      }
    },
    resize() {
      for (const moving of movings) moving.sprite.visible = false;
    },
  };
}

function textTexture(text: string): Texture {
  const canvas = document.createElement('canvas');
  canvas.width = 320;
  canvas.height = 88;
  const ctx = canvas.getContext('2d');
  if (ctx) {
    ctx.font = '600 48px system-ui, sans-serif';
    ctx.textAlign = 'center';
    ctx.textBaseline = 'middle';
    ctx.lineJoin = 'round';
    ctx.lineWidth = 9;
    ctx.strokeStyle = 'rgba(6,16,30,.75)';
    ctx.strokeText(text, 160, 46);
    ctx.fillStyle = '#ffe9b0';
    ctx.fillText(text, 160, 46);
  }
  return new Texture({ source: new CanvasSource({ resource: canvas }) });
}
