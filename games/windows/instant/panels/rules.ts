/** The rules, with the payout, exact chance and return of every bet. M09 */
import { returnOf } from '../../../engines/instant/game.ts';
import type { Odd, Setting as Bet } from '../../../engines/instant/game.ts';
import { choiceText, timesText } from '../../../engines/instant/words.ts';
import { isKenoCode, kenoDrums } from '../../../engines/instant/kenoPays.ts';
import { fraction, percentText, plus, toNumber } from '../../../engines/slot/fraction.ts';
import { el } from '../../frame/dom.ts';
import type { Setting } from '../setting.ts';
import type { Words } from '../words.ts';

const grouped = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const oneIn = (words: Words, { chance }: Pick<Odd, 'chance'>): string =>
  words('oneIn', { count: grouped.format(1 / toNumber(chance)) });

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): HTMLElement =>
  el(
    'table.pays',
    {},
    el('thead', {}, el('tr', {}, ...heads.map((text) => el('th', { scope: 'col' }, text)))),
    el(
      'tbody',
      {},
      ...rows.map(([first = '', ...rest]) =>
        el('tr', {}, el('th', { scope: 'row' }, first), ...rest.map((text) => el('td.fig', {}, text))),
      ),
    ),
  );

const returned = (words: Words, { odds }: Bet): string => `${words('rtp')} ${percentText(returnOf(odds))}%`;

/** The table of a bet with several results. */
function resultsOf(words: Words, name: string, bet: Bet): HTMLElement {
  // Merges results with the same payout, such as both halves of a board.
  const byPay = new Map<number, Odd>();
  for (const { pay, chance } of bet.odds)
    byPay.set(pay, { pay, chance: plus(chance, byPay.get(pay)?.chance ?? fraction(0)) });
  const rows = [...byPay.values()]
    .filter(({ pay }) => pay > 0)
    .sort((a, b) => b.pay - a.pay)
    .map((odd) => [words('pays', { times: timesText(odd.pay) }), oneIn(words, odd)]);
  return el(
    'section.pay-section',
    {},
    el('h3', {}, `${name} · ${returned(words, bet)}`),
    table([words('paysHead'), words('often')], rows),
  );
}

function paysOf({ game, words }: Setting): HTMLElement[] {
  const { code, settings } = game;
  if (code === 'hands') return settings.slice(0, 1).map((bet) => resultsOf(words, words('payTable'), bet));
  if (code === 'plinko' || code === 'scratch' || isKenoCode(code))
    return settings.map((bet) =>
      resultsOf(
        words,
        isKenoCode(code)
          ? words('marksOf', { count: bet.choice.split('.').length })
          : choiceText(words, code, bet.choice),
        bet,
      ),
    );
  const name = ({ choice }: Bet): string => {
    const [traps = '', steps = ''] = choice.split('@');
    return code === 'treasure'
      ? `${words('trapsOf', { count: traps })} · ${words('opened', { count: steps })}`
      : choiceText(words, code, choice);
  };
  const rows = settings.map((bet) => {
    const [first] = bet.odds;
    return [
      name(bet),
      words('pays', { times: timesText(first?.pay ?? 0) }),
      first ? oneIn(words, first) : '',
      `${percentText(returnOf(bet.odds))}%`,
    ];
  });
  return [table([words('bet'), words('paysHead'), words('often'), words('rtp')], rows)];
}

function ruleOf({ game, words }: Setting): string {
  const { code } = game;
  if (!isKenoCode(code)) return words(`rule.${code}`);
  const { balls, drawn, pays } = kenoDrums[code];
  return words('rule.keno', { balls, drawn, most: pays.length });
}

export function rulesPanel(setting: Setting): HTMLElement {
  const { words } = setting;
  return el(
    'div.rules',
    {},
    el('p', {}, ruleOf(setting)),
    el('p', {}, words('heldNote')),
    el('p', {}, words('cycleNote')),
    el('p.faint', {}, words('rtpNote')),
    ...paysOf(setting),
  );
}
