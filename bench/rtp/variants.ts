/** The variants of the catalogue, counted exactly, and the parts of the docs about them. */
import { catalogueOf } from '@foyer/games/catalogue/catalogue.ts';
import { cascadeSets, countedAnew } from '@foyer/games/engines/slot/variants/cascadeSets.ts';
import { chancesOf } from '@foyer/games/engines/slot/chance.ts';
import { percentText, toNumber } from '@foyer/games/engines/slot/fraction.ts';
import { band, variantBehind } from '@foyer/games/engines/slot/variants/variant.ts';
import { models, ownTitles } from '@foyer/games/engines/slotTitles.ts';
import { mustTitle, offBy, signed } from './measure.ts';
import type { Found } from './measure.ts';

export interface VariantRow {
  readonly gameId: string;
  readonly code: string;
  readonly names: string;
  /** Percent, truncated to three decimals. */
  readonly rtp: string;
  readonly returned: number;
  readonly hits: number;
  readonly freePart: number;
  readonly spinsPerTrigger: number;
  readonly topPay: number;
  /** Strips and pays as JSON. */
  readonly play: string;
}

export const variantIds = (count: number): string[] =>
  catalogueOf(count).flatMap(({ engine, gameId }) =>
    engine === 'slot' && !ownTitles.includes(gameId) ? [gameId] : [],
  );

export const inParts = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, part) => list.slice(part * size, (part + 1) * size));

/** Counts a variant in exact fractions. A cascade uses the stored counts of its strips, which `setsOff` checks. */
export function countedVariant(gameId: string): VariantRow {
  const { model, names } = mustTitle(gameId);
  const tallies = variantBehind(model)?.tallies;
  const chances = chancesOf(model, tallies && [tallies.paid, tallies.free]);
  return {
    gameId,
    code: model.code,
    names: `${names.zh_CN} ${names.en}`,
    rtp: percentText(chances.rtp, 3),
    returned: toNumber(chances.rtp),
    hits: toNumber(chances.hitRate),
    freePart: toNumber(chances.freeSpinsPart),
    spinsPerTrigger: 1 / toNumber(chances.triggerRate),
    topPay: model.pays.A[2],
    play: JSON.stringify([model.strips, model.freeStrips, model.pays]),
  };
}

const baseOf = ({ code }: VariantRow): string => code.split('.')[0] ?? '';

/** Two of every base, the first and one from the middle. */
export const sampleOf = (rows: readonly VariantRow[]): string[] =>
  models.flatMap(({ code }) => {
    const own = rows.filter((row) => baseOf(row) === code);
    return [own[0], own[Math.floor(own.length / 2)]].flatMap((row) => (row ? [row.gameId] : []));
  });

/** Recounts the stored strips of cascades. `off` is the number that differ from their stored counts. */
function setsOff(): { sets: number; off: number } {
  const sets = models.flatMap(({ code }) => cascadeSets(code));
  const off = sets.filter((set) => JSON.stringify(countedAnew(set)) !== JSON.stringify([set.paid, set.free]));
  return { sets: sets.length, off: off.length };
}

const percent = (value: number): string => (value * 100).toFixed(2);
function span(
  rows: readonly VariantRow[],
  pick: (row: VariantRow) => number,
  format: (value: number) => string,
): string {
  const values = rows.map(pick);
  return `${format(Math.min(...values))} – ${format(Math.max(...values))}`;
}

const whole = (value: number): string => value.toFixed(0);

function baseRow(code: string, rows: readonly VariantRow[]): string {
  const own = rows.filter((row) => baseOf(row) === code);
  return `| ${[
    code,
    own.length.toLocaleString('en'),
    `${span(own, (row) => row.returned, percent)} %`,
    `${span(own, (row) => row.hits, percent)} %`,
    `${span(own, (row) => row.freePart, percent)} %`,
    span(own, (row) => row.spinsPerTrigger, whole),
    span(
      own,
      (row) => row.topPay,
      (pay) => pay.toLocaleString('en'),
    ),
  ].join(' | ')} |`;
}

function playedRow(found: Found): string {
  const { model, names } = mustTitle(found.gameId);
  const tallies = variantBehind(model)?.tallies;
  const { rtp } = chancesOf(model, tallies && [tallies.paid, tallies.free]);
  const off = offBy(found, rtp);
  if (Math.abs(off) > 3) process.exitCode = 1;
  return `| ${[
    `${names.zh_CN} ${names.en}`,
    `\`${model.code}\``,
    `${percentText(rtp, 3)} %`,
    `${percent(found.measured)} %`,
    signed(off),
    found.deviation.toFixed(1),
  ].join(' | ')} |`;
}

export const basesPart = (
  rows: readonly VariantRow[],
): string => `| Base | Variants | Exact return | Hits | Part of free play | Free play, one in | Top pay, line stakes |
| ---- | -------: | -----------: | ---: | ----------------: | ----------------: | -------------------: |
${models.map(({ code }) => baseRow(code, rows)).join('\n')}`;

export const playedPart = (
  played: readonly Found[],
): string => `Two of every base, ${played[0]?.rounds.toLocaleString('en') ?? '0'} rounds each of the house's engine:

| Title | Model | Exact | Measured | Off | Volatility |
| ----- | ----- | ----: | -------: | --: | ---------: |
${played.map(playedRow).join('\n')}`;

export function variantsPart(rows: readonly VariantRow[]): string {
  const plays = new Set(rows.map((row) => row.play)).size;
  const outside = rows.filter(({ returned }) => returned < band.least || returned > band.most).length;
  const { sets, off } = setsOff();
  if (plays < rows.length || outside > 0 || off > 0) process.exitCode = 1;
  const [all, own] = [rows.length, plays].map((count) => count.toLocaleString('en'));
  const bounds = `${percent(band.least)} to ${percent(band.most)} %`;
  const counted = `Each return was counted exactly, as above; for cascades from ${sets} sets of`;
  const list = '[slot-variants.md](slot-variants.md)';
  return `Every other machine has its own strips, pays and free play, which depend only on its code
(\`games/engines/slot/variants\`): ${all} of them in the longest catalogue, ${own} of them different from all others in
reels or pays, ${outside} outside the band of ${bounds}. ${counted}
strips with every cascade played to its end, which this run counted again with ${off} differences. ${list}
lists each machine of the usual catalogue.`;
}

export function listPart(rows: readonly VariantRow[]): string {
  const lines = rows.map(
    (row) =>
      `| ${[row.names, `\`${row.code}\``, `${row.rtp} %`, `${percent(row.hits)} %`, `${percent(row.freePart)} %`, row.spinsPerTrigger.toFixed(0), row.topPay.toLocaleString('en')].join(' | ')} |`,
  );
  const head = '| Title | Model | Exact return | Hits | Part of free play | Free play, one in | Top pay |';
  const rule = '| ----- | ----- | -----------: | ---: | ----------------: | ----------------: | ------: |';
  return [head, rule, ...lines].join('\n');
}
