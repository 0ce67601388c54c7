/** Builds the whole screen: scene, bars, machine, ladder, notices. */
import { unbrandedText } from '@foyer/text/inLanguage.ts';
import type { PlayState } from '@foyer/contract/play/slot.ts';
import type { SlotTitle } from '../../engines/slotTitles.ts';
import type { Art, Depth } from './art/art.ts';
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
  const [light, middle, dark] = art.trim;
  const mixed = (percent: number): string => `color-mix(in srgb, ${middle} ${percent}%, transparent)`;
  const reels = createReels(images, { line: light, glow: mixed(14), halo: mixed(46) });
  const machine = createMachine(title, unbrandedText(title.names, lang), art, reels);
  const ladder = createLadder(title, words, images.get('W')?.src ?? '');
  const hud = createHud(state, words, actions);
  const live = createLive();
  const note = createNotice();
  const layers = createLayers(art);
  const stage = el('main.stage', {}, el('div.space', {}, machine.element), ladder.element);
  const root = el('div.table', {}, ...layers.elements, hud.top, note.root, stage, hud.bottom, live.root);
  for (const [name, tone] of Object.entries({
    light,
    middle,
    dark,
    inside: art.inside[0],
    deep: art.inside[1],
  })) {
    document.documentElement.style.setProperty(`--trim-${name}`, tone);
  }
  document.title = unbrandedText(title.names, lang);
  document.body.replaceChildren(root);

  root.dataset.lamps = art.lamps;
  const fit = (): void => {
    layers.fit();
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

/** The scene in three depths; free spins have another light in the farthest one. */
function createLayers(art: Art) {
  const depths: readonly (readonly [depth: Depth, isFree: boolean, name: string])[] = [
    ['far', false, 'far'],
    ['far', true, 'dawn'],
    ['drift', false, 'drift'],
    ['near', false, 'near'],
  ];
  const layers = depths.map(
    ([depth, isFree, name]) =>
      [depth, isFree, el(`img.backdrop.${name}`, { alt: '', 'data-motion': art.motion })] as const,
  );
  let drawn = '';
  function fit(): void {
    const isTall = innerHeight > innerWidth;
    if (drawn === String(isTall)) return;
    drawn = String(isTall);
    const [w, h] = isTall ? [720, 1280] : [1288, 896];
    for (const [depth, isFree, element] of layers) {
      const svg = art.scene(depth, w, h, isFree);
      element.hidden = svg === '';
      if (svg) element.src = addressOf(svg);
    }
  }
  return { elements: layers.map(([, , element]) => element), fit };
}
