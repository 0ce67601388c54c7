/** Runs in the page for `bench/fish.ts`: the room's own stage with a crowded tide, or a canvas that stays empty. */
import { fishModels } from '../../games/engines/fish/models.ts';
import { tideStart } from '../../games/engines/fish/shoals.ts';
import { tideOf } from '../../games/fair/fishRound.ts';
import { lookOf } from '../../games/windows/fish/art/looks.ts';
import { createStage } from '../../games/windows/fish/stage/stage.ts';
import type { Stage } from '../../games/windows/fish/stage/stage.ts';

export interface Measured {
  readonly framesASecond: number;
  /** Time from frame to frame: the median and the 95th percentile. */
  readonly medianMs: number;
  readonly nearlyLongestMs: number;
  /** Percent of the frames that came more than `lateMs` after the one before. */
  readonly late: number;
  readonly fewestFish: number;
  readonly level: string;
}

/** A frame lasts 16.7 ms; the rest allows for the clock's inaccuracy. */
const lateMs = 20;
/** The same tide in every run, from its middle on, when it is fullest. */
const tide = 9_900_000;
const startMs = tideStart(tide) + 90_000;

/** Resolves to the milliseconds between frames. */
function loop(seconds: number, draw: () => void): Promise<number[]> {
  const between: number[] = [];
  const from = performance.now();
  let last = from;
  return new Promise((done) => {
    const frame = (): void => {
      const at = performance.now();
      between.push(at - last);
      last = at;
      if (at - from >= seconds * 1_000) return done(between);
      requestAnimationFrame(frame);
      draw();
    };
    requestAnimationFrame(frame);
  });
}

function measured(between: readonly number[], fewestFish: number, level: string): Measured {
  const sorted = between.toSorted((one, other) => one - other);
  const spentMs = between.reduce((sum, ms) => sum + ms, 0);
  return {
    framesASecond: (between.length * 1_000) / spentMs,
    medianMs: sorted[Math.floor(sorted.length / 2)] ?? 0,
    nearlyLongestMs: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
    late: (100 * between.filter((ms) => ms > lateMs).length) / between.length,
    fewestFish,
    level,
  };
}

/** Measures how often this machine shows a canvas at all. */
async function emptyLoop(seconds: number): Promise<Measured> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [innerWidth * devicePixelRatio, innerHeight * devicePixelRatio];
  canvas.style.setProperty('width', '100%');
  document.body.replaceChildren(canvas);
  const ctx = canvas.getContext('2d', { alpha: false });
  const draw = (): void => ctx?.fillRect(0, 0, 1, 1);
  return measured(await loop(seconds, draw), 0, '');
}

interface OpenRoom {
  readonly host: HTMLElement;
  readonly stage: Stage;
  readonly draw: () => void;
}

async function openRoom(crowd: number, only?: number): Promise<OpenRoom> {
  const host = document.createElement('div');
  host.setAttribute('id', 'water');
  document.body.replaceChildren(host);
  const model = fishModels.reef;
  const begunMs = performance.now();
  const now = (): number => startMs + performance.now() - begunMs;
  const stage = await createStage({
    host,
    model,
    seatNo: 1,
    now,
    isCalm: () => false,
    look: lookOf('canglan-autumn-water-gold-shark', model.code),
    onGiant: () => undefined,
    ...(only !== undefined && { only }),
  });
  stage.setTides([tideOf(model, 'c3'.repeat(32), tide, crowd)]);
  stage.setSeats([true, true, true, true], 1);
  return { host, stage, draw: () => stage.frame(now()) };
}

let room: OpenRoom | undefined;

/** Warms up for twenty seconds, which are not measured: the level is chosen and its pictures are painted. */
async function enterRoom(crowd: number, only?: number): Promise<void> {
  room = await openRoom(crowd, only);
  await loop(20, room.draw);
}

async function roomLoop(seconds: number): Promise<Measured> {
  if (room === undefined) throw new Error('nobody has entered the room');
  const { host, stage, draw } = room;
  let fewestFish = Infinity;
  const between = await loop(seconds, () => {
    draw();
    fewestFish = Math.min(fewestFish, stage.crowd);
  });
  stage.destroy();
  return measured(between, fewestFish, host.dataset.level ?? '');
}

Object.assign(globalThis, { emptyLoop, enterRoom, roomLoop });
