/** The frame with reels, title and result, fitted to the available space. */
import type { SlotTitle } from '../../engines/slotTitles.ts';
import type { Art } from './art/art.ts';
import { frameSize } from './art/frame.ts';
import { el } from '../frame/dom.ts';
import { addressOf } from './raster.ts';
import type { Plate } from './art/stages/stage.ts';
import type { Reels } from './reels.ts';

/** Height of the place below the cabinet for the short texts, so that they cover nothing of it. */
const bannerHeight = { narrow: 34, wide: 46 } as const;

export interface Machine {
  readonly element: HTMLElement;
  /** Shows short texts about the result. */
  readonly banner: HTMLElement;
  /** Layer above the reels for panels. */
  readonly over: HTMLElement;
  fit(): void;
}

export function createMachine(title: SlotTitle, name: string, art: Art, reels: Reels): Machine {
  const picture = el('img.frame', { alt: '' });
  const plaque = el('h1.plaque', {}, name);
  const banner = el('p.banner');
  const over = el('div.over');
  const reelRoom = el('div.reels', {}, reels.canvas, over);
  const element = el(`div.machine.${art.plate.style}`, {}, picture, plaque, reelRoom, banner);
  reels.canvas.setAttribute('aria-hidden', 'true');
  let drawn = '';

  function fit(): void {
    const space = element.parentElement?.getBoundingClientRect();
    // Too small to draw: hidden, or in the middle of a change of layout.
    if (!space || Math.min(space.width, space.height) < 40) return;
    const isNarrow = space.width < 620;
    const shape = art.shape(isNarrow);
    const size = frameSize(shape);
    const below = isNarrow ? bannerHeight.narrow : bannerHeight.wide;
    const scale = Math.min(space.width / size.w, (space.height - below) / size.h, 1.5);
    if (drawn !== String(isNarrow)) {
      picture.src = addressOf(art.frame(isNarrow));
      drawn = String(isNarrow);
    }
    const px = (value: number) => `${value * scale}px`;
    element.style.width = px(size.w);
    element.style.height = px(size.h);
    element.style.setProperty('--unit', px(isNarrow ? 0.62 : 1));
    const place = { left: px(shape.side), top: px(shape.top), width: px(shape.hole.w), height: px(shape.hole.h) };
    Object.assign(reelRoom.style, place);
    const { up, side, down } = shape.room;
    Object.assign(picture.style, {
      inset: `${px(-up)} ${px(-side)}`,
      width: px(size.w + side * 2),
      height: px(size.h + up + down),
    });
    plaque.style.top = px(shape.top + (art.plate.y[isNarrow ? 1 : 0] ?? 0));
    plaque.style.fontSize = px(fontOf(name, isNarrow, art.plate));
    // Lamps hang beside the machine.
    element.closest<HTMLElement>('.stage')?.style.setProperty('--half', px(size.w / 2));
    element.style.marginBottom = `${below}px`;
    banner.style.height = `${below - 6}px`;
    reels.resize(shape.hole.w * scale, shape.hole.h * scale);
  }
  element.dataset.game = title.gameId;
  plaque.dataset.face = art.plate.face ?? 'serif';
  return { element, banner, over, fit };
}

/** The font size of the title, smaller for long names. Latin and Thai letters count as narrower. */
function fontOf(name: string, isNarrow: boolean, { width: most, size }: Plate): number {
  const width = Array.from(name).reduce((sum, letter) => sum + (letter.charCodeAt(0) > 0x2e7f ? 1.12 : 0.6), 0);
  const at = isNarrow ? 1 : 0;
  return Math.min(size[at], most[at] / width);
}
