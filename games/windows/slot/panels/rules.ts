/** The pay table in amounts, the rules, the lines, and the return with its basis. M09 */
import { jackpotPercent } from '../../../engines/slot/jackpot.ts';
import { lineCount, lines, payingSymbols } from '../../../engines/slot/rules.ts';
import type { SlotModel, SlotSymbol } from '../../../engines/slot/rules.ts';
import { paysInWays } from '../../../engines/slot/wins.ts';
import { el } from '../../frame/dom.ts';
import type { Setting, Table } from '../table.ts';
import { baht } from '../../frame/money.ts';
import type { Word } from '../words.ts';
import { featureRules, scatterSpecial } from './featureRules.ts';
import { maximumRate } from './maximum.ts';

export function rulesPanel({ state, title, words }: Setting, { images }: Table, stake: number): HTMLElement {
  const { model } = title;
  const { chances } = state;
  const inWays = paysInWays(model);
  const picture = (symbol: SlotSymbol) => el('img', { alt: '', src: images.get(symbol)?.src ?? '', loading: 'lazy' });
  const pays = payingSymbols.map((symbol) => {
    const rows = [5, 4, 3].map((count) =>
      el(
        'li',
        {},
        el('span', {}, `${count}`),
        el('b', {}, baht(((model.pays[symbol][count - 3] ?? 0) * stake) / lineCount)),
      ),
    );
    return el('li.pay', {}, picture(symbol), el('ul', {}, ...rows));
  });
  const maximum = maximumRate(model, words);
  const special = (symbol: SlotSymbol, text: string) => el('li.special', {}, picture(symbol), el('p', {}, text));
  return el(
    'div.rules',
    {},
    el('h3', {}, words('paysTitle')),
    el('p.faint', {}, `${words(inWays ? 'waysNote' : 'paysNote')} ${words('stake')} ${baht(stake)}`),
    el('ul.pays', {}, ...pays),
    el(
      'ul.specials',
      {},
      special('W', words(model.hold ? 'wildRuleHold' : 'wildRule', { wild: words('wild'), coin: words('coin') })),
      scatterSpecial(model, words, special),
    ),
    featureRules(model, words),
    el('h3', {}, words('oddsTitle')),
    el(
      'dl.rates',
      {},
      rate(words('rtp'), `${chances.rtp}%`),
      rate(words('hitRate'), `${chances.hitRate}%`),
      maximum.rate,
    ),
    maximum.note,
    el('p', {}, words(model.hold ? 'rtpNoteHold' : 'rtpNote', { free: chances.freeSpinsPart })),
    el('p', {}, words('jackpotNote', { percent: jackpotPercent })),
    el(
      'p',
      {},
      words(model.hold ? 'triggerHold' : 'trigger', {
        spins: chances.spinsPerTrigger,
        played: chances.freeSpinsPlayed,
      }),
    ),
    el('p', {}, words(topWord(model), { oneIn: Number(chances.topLineOneIn).toLocaleString('en') })),
    el('p', {}, words('stopsNote')),
    el('p', {}, words('interrupted')),
    el('p', {}, `${words('cycleNote')} ${words('trialNote')}`),
    ...(inWays ? [] : [el('h3', {}, words('linesTitle')), el('ol.lines', {}, ...lines.map(lineFigure))]),
  );
}

const topWord = (model: SlotModel): Word => (model.hold ? 'holdTop' : paysInWays(model) ? 'waysTop' : 'topLine');

const rate = (label: string, value: string) => el('div.rate', {}, el('dt', {}, label), el('dd.fig', {}, value));

/** A line as fifteen cells, five of them filled. */
function lineFigure(rows: readonly number[]): HTMLElement {
  const cells = [0, 1, 2].flatMap((row) => rows.map((at) => el(at === row ? 'i.on' : 'i')));
  return el('li', {}, el('div.cells', { 'aria-hidden': 'true' }, ...cells));
}
