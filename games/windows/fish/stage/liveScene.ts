/** The scene on the screen. It follows the size of its host, and changes with the level of detail. */
import type { Tide } from '../../../fair/fishRound.ts';
import { createGovernor, firstPlain, levels } from './levels.ts';
import type { Level } from './levels.ts';
import { createScene } from './scene.ts';
import type { Scene, SceneSetting } from './scene.ts';
import { hasGraphics } from './surface.ts';
import type { Swimmer, View } from './swim.ts';

interface Given extends Omit<SceneSetting, 'view'> {
  readonly host: HTMLElement;
  readonly seatNo: number;
  readonly only?: number;
}

export interface LiveScene {
  readonly scene: Scene;
  readonly view: View;
  setTides(tides: readonly Tide[]): void;
  setCaught(names: readonly string[]): void;
  setSeats(taken: readonly boolean[], own: number): void;
  arm(seatNo: number, bulletSatang: number): void;
  /** Removes a caught fish; undefined if it is not in the room. */
  take(fishId: string): Swimmer | undefined;
  clear(): void;
  frame(nowMs: number, marked: string | undefined): void;
  destroy(): void;
}

const levelAt = (place: number): Level => levels[place] ?? levels[4];

function measure(host: HTMLElement, view: View): void {
  view.width = Math.max(240, host.clientWidth);
  view.height = Math.max(240, host.clientHeight);
  view.unit = view.width < view.height ? Math.min(view.width * 1.12, view.height) : view.height;
}

/** The contents that a new scene takes over from the old one. */
interface Shown {
  tides: readonly Tide[];
  readonly caught: Set<string>;
  seats: readonly [taken: readonly boolean[], own: number];
  /** The value of the bullet in each cannon, by seat. */
  readonly bullets: Map<number, number>;
}

export async function createLiveScene({ host, seatNo, only, ...given }: Given): Promise<LiveScene> {
  const view: View = { width: 360, height: 480, unit: 360 };
  measure(host, view);
  const begun = only ?? (hasGraphics() ? 0 : firstPlain);
  const governor = createGovernor(begun, only ?? levels.length - 1);
  const setting: SceneSetting = { ...given, view };
  let scene = await createScene(setting, levelAt(begun));
  const shown: Shown = { tides: [], caught: new Set(), seats: [[], seatNo], bullets: new Map() };
  host.prepend(scene.canvas);

  const resize = (): void => {
    measure(host, view);
    scene.resize();
  };
  resize();
  const observer = new ResizeObserver(resize);
  observer.observe(host);

  let { isPlain } = levelAt(begun);
  host.dataset.level = levelAt(begun).name;

  /** Switching between GPU and CPU needs a new scene with the same contents. The old one is shown until it is ready. */
  async function follow(): Promise<void> {
    const [level, old] = [levelAt(governor.at), scene];
    host.dataset.level = level.name;
    if (level.isPlain === isPlain) return old.setLevel(level);
    isPlain = level.isPlain;
    const next = await createScene(setting, level);
    fill(next, shown);
    scene = next;
    resize();
    old.canvas.replaceWith(next.canvas);
    old.destroy();
  }

  return {
    get scene() {
      return scene;
    },
    view,
    ...contents(shown, () => scene),
    frame(nowMs, marked) {
      if (governor.frame(performance.now())) void follow();
      scene.frame(nowMs, marked);
    },
    destroy() {
      observer.disconnect();
      scene.destroy();
    },
  };
}

function fill({ shoal, guns }: Scene, { tides, caught, seats, bullets }: Shown): void {
  shoal.setTides(tides);
  shoal.setCaught(caught);
  guns.sit(...seats);
  for (const [seatNo, satang] of bullets) guns.arm(seatNo, satang);
}

/** Changes the contents, in the current scene and for later ones. */
function contents(
  shown: Shown,
  scene: () => Scene,
): Pick<LiveScene, 'setTides' | 'setCaught' | 'setSeats' | 'arm' | 'take' | 'clear'> {
  return {
    setTides(tides) {
      shown.tides = tides;
      scene().shoal.setTides(tides);
    },
    setCaught(names) {
      for (const name of names) shown.caught.add(name);
      scene().shoal.setCaught(names);
    },
    setSeats(...seats) {
      shown.seats = seats;
      scene().guns.sit(...seats);
    },
    arm(seatNo, bulletSatang) {
      shown.bullets.set(seatNo, bulletSatang);
      scene().guns.arm(seatNo, bulletSatang);
    },
    take(fishId) {
      shown.caught.add(fishId);
      return scene().shoal.take(fishId);
    },
    clear() {
      shown.caught.clear();
      scene().shoal.clear();
    },
  };
}
