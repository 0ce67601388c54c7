/** Elements of a slip of numbers: its balls as buttons, and the payout for each count of hits. */
import { range } from '../../../engines/instant/game.ts';
import { kenoPay } from '../../../engines/instant/keno.ts';
import type { KenoDrum } from '../../../engines/instant/kenoPays.ts';
import { timesText } from '../../../engines/instant/words.ts';
import { el } from '../../frame/dom.ts';
import type { Words } from '../words.ts';

/** The player's numbers and the drawn ones. */
export interface Balls {
  readonly marks: ReadonlySet<number>;
  readonly drawn: readonly number[];
}

export interface Grid {
  readonly root: HTMLElement;
  draw(balls: Balls): void;
}

export function createGrid(words: Words, balls: number, onMark: (ball: number) => void): Grid {
  const buttons = range(1, balls).map((ball) => {
    const button = el('button.ball', { type: 'button', onclick: () => onMark(ball) }, String(ball));
    button.addEventListener('keydown', (event) => walk(buttons, event, ball));
    return button;
  });
  return {
    root: el(`div.balls.of-${balls}`, { role: 'group', 'aria-label': words('marks') }, ...buttons),
    draw({ marks, drawn }) {
      buttons.forEach((button, at) => {
        const ball = at + 1;
        const [isMarked, isDrawn] = [marks.has(ball), drawn.includes(ball)];
        button.classList.toggle('marked', isMarked);
        button.classList.toggle('drawn', isDrawn);
        button.setAttribute('aria-pressed', String(isMarked));
        const word = isMarked && isDrawn ? 'ballHit' : isMarked ? 'ballMarked' : isDrawn ? 'ballDrawn' : 'ball';
        button.setAttribute('aria-label', words(word, { no: ball }));
      });
    },
  };
}

/** Arrow keys move to the neighbours, by the current number of columns. */
function walk(buttons: readonly HTMLButtonElement[], event: KeyboardEvent, ball: number): void {
  const top = buttons[0]?.offsetTop;
  const across = buttons.filter(({ offsetTop }) => offsetTop === top).length;
  const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -across, ArrowDown: across }[event.key];
  if (by === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  buttons[ball - 1 + by]?.focus();
}

/** Rows of the counts that pay. The reached one is marked once every ball is drawn, and lit if it pays more than the stake. */
export function payRows(words: Words, drum: KenoDrum, { marks, drawn }: Balls): HTMLElement[] {
  const hits = drawn.filter((ball) => marks.has(ball)).length;
  return range(0, marks.size + 1)
    .filter((each) => kenoPay(drum, marks.size, each) > 0)
    .map((each) => {
      const pay = kenoPay(drum, marks.size, each);
      const isReached = drawn.length === drum.drawn && each === hits;
      return el(
        isReached ? (pay > 100 ? 'li.reached.lit' : 'li.reached') : 'li',
        {},
        el('span', {}, words('hits', { hits: each })),
        el('b.fig', {}, `${timesText(pay)}×`),
      );
    });
}

/** Rows of what each count of marks pays if all of them are drawn, for a slip without marks. */
export const topPayRows = (words: Words, drum: KenoDrum): HTMLElement[] =>
  range(1, drum.pays.length).map((count) =>
    el(
      'li',
      {},
      el('span', {}, words('allHits', { count })),
      el('b.fig', {}, `${timesText(kenoPay(drum, count, count))}×`),
    ),
  );

/** Picks `count` different numbers by the browser's randomness. The choice makes no difference to the odds. */
function anyMarks(balls: number, count: number): number[] {
  const rest = range(1, balls);
  return [...crypto.getRandomValues(new Uint32Array(count))]
    .map((value) => rest.splice(value % rest.length, 1)[0] ?? 1)
    .sort((a, b) => a - b);
}

const quiet = (text: string, onclick: () => void) => el('button.quiet', { type: 'button', onclick }, text);

/** Buttons that mark several numbers at once, and the button that clears them. */
export function quickPicks(
  words: Words,
  { balls, pays }: KenoDrum,
  onPick: (marks: readonly number[]) => void,
): HTMLButtonElement[] {
  const most = pays.length;
  return [
    ...[Math.min(3, most), Math.min(5, most), most]
      .filter((each, at, all) => all.indexOf(each) === at)
      .map((each) => quiet(words('quickPick', { count: each }), () => onPick(anyMarks(balls, each)))),
    quiet(words('clear'), () => onPick([])),
  ];
}
