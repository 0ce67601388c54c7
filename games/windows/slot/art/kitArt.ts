/** Symbols of all titles but the flagship, in their platform's colours, light and lettering, on the title's stage. */
import { symbolEmblem } from './symbolEmblem.ts';
import type { Platform } from '@foyer/pictures/platform.ts';
import { lightFilter } from '@foyer/pictures/light.ts';
import { createPainter } from '@foyer/pictures/pigments.ts';
import type { Painter, Pigment } from '@foyer/pictures/pigments.ts';
import { randomFrom } from '@foyer/pictures/random.ts';
import { createSheet } from '@foyer/pictures/sheet.ts';
import { disc, group, path, picture, ring } from '@foyer/pictures/shapes.ts';
import type { SlotSymbol } from '../../../engines/slot/rules.ts';
import type { Cast } from '../../../engines/slot/casts.ts';
import type { SlotTitle } from '../../../engines/slotTitles.ts';
import type { Art } from './art.ts';
import { loadPlatform } from './platformArt.ts';
import { isRoyal, royal } from './royals.ts';
import { frameOf, insideOf, sceneOf, shapeOf, tintOf, trimOf } from './stages/compose.ts';
import { loadStage, stageOf } from './stages/table.ts';

/** Wild and scatter are drawn on a medallion, so that players recognise them at once. */
function medallion(p: Painter, pigment: Pigment, body: string): string {
  return (
    p.turn(16, path('M-8-88L0-108L8-88Z', p.flat('gold'))) +
    disc(0, 0, 96, p.down('gold')) +
    disc(0, 0, 88, p.ball(pigment)) +
    ring(80, p.flat('gold', 0), 1.6, 'opacity=".8"') +
    group(body, 'scale(.74)')
  );
}

const beadCount = 40;
const beads = (fill: string): string =>
  Array.from({ length: beadCount }, (_, place) => {
    const angle = (place / beadCount) * Math.PI * 2;
    return disc(81 * Math.cos(angle), 81 * Math.sin(angle), 2.9, fill);
  }).join('');

/** A minted coin: reeded edge, a beaded rim, and the platform's emblem in an enamel field behind the amount. */
function mintedCoin(p: Painter, body: string): string {
  return (
    disc(0, 0, 104, p.down('gold')) +
    ring(100, p.flat('gold', 2), 8, 'stroke-dasharray="2.6 3.4" opacity=".7"') +
    disc(0, 0, 94, p.ball('gold')) +
    ring(90, p.flat('gold', 0), 2.4, 'opacity=".9"') +
    ring(81, p.flat('gold', 2), 9, 'opacity=".35"') +
    beads(p.flat('gold', 0)) +
    disc(0, 0, 71, p.flat('gold', 2)) +
    disc(0, 0, 68, p.ball('red')) +
    group(body, 'scale(.56)') +
    path('M-66-30A72 72 0 0 1 66-30A90 90 0 0 0 -66-30Z', '#fff', 'opacity=".2"')
  );
}

function symbolPicture(title: SlotTitle, platform: Platform, symbol: SlotSymbol): string {
  const sheet = createSheet(`k${symbol}`);
  const painter = createPainter(sheet, randomFrom(`${title.gameId} ${symbol}`), platform.pigments, platform.gradients);
  const draw = (): string => {
    if (symbol === 'W') return medallion(painter, 'red', symbolEmblem(painter, title.cast.W));
    if (symbol === 'S' && title.model.hold) return mintedCoin(painter, symbolEmblem(painter, title.cast.S));
    if (symbol === 'S') return medallion(painter, 'blue', symbolEmblem(painter, title.cast.S));
    if (symbol in title.cast) return group(symbolEmblem(painter, title.cast[symbol as keyof Cast]), 'scale(.94)');
    return isRoyal(symbol) ? royal(painter, symbol, title.platform, platform.style) : '';
  };
  const body = draw();
  const light = sheet.define('light', (id) => lightFilter(id, platform.light));
  return picture('-115 -115 230 230', '', sheet.defs(), group(body, '', `filter="${light}"`));
}

/** Loads the title's stage and the look of its platform. */
export async function kitArt(title: SlotTitle): Promise<Art> {
  const [stage, platform] = await Promise.all([loadStage(stageOf(title)), loadPlatform(title.platform)]);
  const tint = tintOf(stage, title);
  return {
    trim: trimOf(tint),
    inside: insideOf(tint),
    plate: { face: platform.style, ...stage.plate },
    lamps: stage.lamps,
    motion: stage.motion,
    symbol: (symbol) => symbolPicture(title, platform, symbol),
    shape: (isNarrow) => shapeOf(stage, isNarrow),
    frame: (isNarrow) => frameOf(stage, title, platform, isNarrow),
    scene: (depth, w, h, isFree) => sceneOf(stage, title, depth, { w, h, isFree }),
  };
}
