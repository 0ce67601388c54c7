/** Builds the whole screen: scene, bars, machine, ladder, notices. */
import { inLanguage } from '@foyer/text/inLanguage.ts';
import type { PlayState } from '@foyer/contract/play/slot.ts';
import type { SlotTitle } from '../../engines/slotTitles.ts';
import type { Art } from './art/art.ts';
import { el } from '../frame/dom.ts';
import { createLive, createNotice } from '../frame/talk.ts';
import type { Notice } from '../frame/talk.ts';
import { createHud } from './hud.ts';
import type { Hud, HudActions } from './hud.ts';
import { createLadder } from './ladder.ts';
import type { TitleLadder } from './ladder.ts';
import { createMachine } from './machine.ts';
import type { Machine } from './machine.ts';
import { addressOf, symbolImages } from './raster.ts';
import type { SymbolImages } from './raster.ts';
import { createReels } from './reels.ts';
import type { Reels } from './reels.ts';
import type { Lang } from '../frame/words.ts';
import type { Words } from './words.ts';

export interface Table {
  readonly hud: Hud;
  readonly machine: Machine;
  readonly reels: Reels;
  readonly ladder: TitleLadder;
  readonly images: SymbolImages;
  readonly root: HTMLElement;
  readonly notice: Notice['notice'];
  readonly announce: (text: string) => void;
  setFree(isFree: boolean): void;
}

export interface Setting {
  readonly state: PlayState;
  readonly title: SlotTitle;
  readonly art: Art;
  readonly words: Words;
  readonly lang: Lang;
}

export async function setTable({ state, title, art, words, lang }: Setting, actions: HudActions): Promise<Table> {
  const images = await symbolImages(art);
  const [light, middle, dark] = art.frameTones.trim;
  const mixed = (percent: number): string => `color-mix(in srgb, ${middle} ${percent}%, transparent)`;
  const reels = createReels(images, { line: light, glow: mixed(14), halo: mixed(46) });
  const machine = createMachine(title, inLanguage(title.names, lang), art, reels);
  const ladder = createLadder(title, words, images.get('W')?.src ?? '');
  const hud = createHud(state, words, actions);
  const live = createLive();
  const note = createNotice();
  const [base, free] = [el('img.backdrop', { alt: '' }), el('img.backdrop.dawn', { alt: '' })];
  const stage = el('main.stage', {}, el('div.space', {}, machine.element), ladder.element);
  const root = el('div.table', {}, base, free, hud.top, note.root, stage, hud.bottom, live.root);
  for (const [name, tone] of Object.entries({
    light,
    middle,
    dark,
    inside: art.frameTones.inside[0],
    deep: art.frameTones.inside[1],
  })) {
    document.documentElement.style.setProperty(`--trim-${name}`, tone);
  }
  document.title = inLanguage(title.names, lang);
  document.body.replaceChildren(root);

  let drawn = '';
  const fit = (): void => {
    const isTall = innerHeight > innerWidth;
    if (drawn !== String(isTall)) {
      const [w, h] = isTall ? [720, 1280] : [1288, 896];
      base.src = addressOf(art.backdrop.base(w, h));
      free.src = addressOf(art.backdrop.free(w, h));
      drawn = String(isTall);
    }
    machine.fit();
  };
  fit();
  new ResizeObserver(fit).observe(stage);

  return {
    hud,
    machine,
    reels,
    ladder,
    images,
    root,
    notice: note.notice,
    announce: live.announce,
    setFree: (isFree) => root.classList.toggle('free', isFree),
  };
}
