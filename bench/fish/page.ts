/** What `bench/fish.ts` runs in the page: the room's own stage with a crowded tide, or a canvas that stays empty. */
import { fishModels } from '../../games/engines/fish/models.ts';
import { tideAt } from '../../games/engines/fish/shoals.ts';
import { tideOf } from '../../games/fair/fishRound.ts';
import { createStage } from '../../games/windows/fish/stage/stage.ts';

export interface Measured {
  readonly framesASecond: number;
  readonly medianMs: number;
  readonly nearlyLongestMs: number;
  readonly fewestFish: number;
}

/** Begins in the middle of a tide, when it is as full as it gets. */
const startMs = (tideAt(Date.now()) + 0.5) * 180_000;
const begun = performance.now();
const now = (): number => startMs + performance.now() - begun;

async function loop(seconds: number, draw: () => number): Promise<Measured> {
  const times: number[] = [];
  let [fewestFish, frames] = [Infinity, 0];
  const from = performance.now();
  return new Promise((done) => {
    const frame = (): void => {
      const before = performance.now();
      fewestFish = Math.min(fewestFish, draw());
      times.push(performance.now() - before);
      frames += 1;
      const spentMs = performance.now() - from;
      if (spentMs < seconds * 1_000) return void requestAnimationFrame(frame);
      const sorted = times.toSorted((one, other) => one - other);
      return done({
        framesASecond: (frames * 1_000) / spentMs,
        medianMs: sorted[Math.floor(sorted.length / 2)] ?? 0,
        nearlyLongestMs: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
        fewestFish,
      });
    };
    requestAnimationFrame(frame);
  });
}

function emptyLoop(seconds: number): Promise<Measured> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [innerWidth, innerHeight];
  document.body.replaceChildren(canvas);
  const gl = canvas.getContext('webgl2');
  return loop(seconds, () => {
    gl?.clear(gl.COLOR_BUFFER_BIT);
    return 0;
  });
}

async function roomLoop(seconds: number, crowd: number): Promise<Measured> {
  const host = document.createElement('div');
  host.setAttribute('id', 'water');
  document.body.replaceChildren(host);
  const model = fishModels.reef;
  const stage = await createStage({ host, model, seatNo: 1, now, isCalm: () => false });
  const tide = tideAt(startMs);
  stage.setTides([tideOf(model, 'c3'.repeat(32), tide, crowd)]);
  stage.setSeats([true, true, true, true], 1);
  const draw = (): number => {
    stage.frame(now());
    return stage.targets().length;
  };
  // The first frames make the pictures.
  await loop(2, draw);
  const measured = await loop(seconds, () => {
    stage.frame(now());
    return stage.crowd;
  });
  stage.destroy();
  return measured;
}

Object.assign(globalThis, { emptyLoop, roomLoop });
