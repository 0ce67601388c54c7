/** A slip of numbers; balls come out one by one, and those that were marked light up. */
import type { InstantRound } from '@foyer/contract/games/instant.ts';
import { range } from '../../../engines/instant/game.ts';
import type { InstantCode } from '../../../engines/instant/game.ts';
import { kenoPay } from '../../../engines/instant/keno.ts';
import { isKenoCode, kenoDrums } from '../../../engines/instant/kenoPays.ts';
import { timesText } from '../../../engines/instant/words.ts';
import { el, wait } from '../../frame/dom.ts';
import type { Stage, StageHost } from './stage.ts';

const ballMs = { keno80: 150, keno40: 260, markSix: 420, pickFive: 480 } as const;

/** So many different numbers by the browser's own chance; which ones makes no difference to the odds. */
function anyMarks(balls: number, count: number): number[] {
  const rest = range(1, balls);
  return [...crypto.getRandomValues(new Uint32Array(count))]
    .map((value) => rest.splice(value % rest.length, 1)[0] ?? 1)
    .sort((a, b) => a - b);
}

export function kenoStage({ words, sound, onChoice }: StageHost, code: InstantCode): Stage {
  if (!isKenoCode(code)) throw new Error(`${code} has no drum`);
  const drum = kenoDrums[code];
  const most = drum.pays.length;
  const marks = new Set<number>();
  let drawn: number[] = [];
  let isLocked = false;
  let shows = 0;

  const buttons = range(1, drum.balls).map((ball) => {
    const button = el('button.ball', { type: 'button', onclick: () => mark(ball) }, String(ball));
    button.addEventListener('keydown', (event) => walk(event, ball));
    return button;
  });
  const grid = el(`div.balls.of-${drum.balls}`, { role: 'group', 'aria-label': words('marks') }, ...buttons);
  const tray = el('ol.tray', { 'aria-label': words('drawnNumbers') });
  const pays = el('ol.hit-pays');
  const count = el('b.fig');
  const quick = [Math.min(3, most), Math.min(5, most), most]
    .filter((each, at, all) => all.indexOf(each) === at)
    .map((each) =>
      el(
        'button.quiet',
        { type: 'button', onclick: () => take(anyMarks(drum.balls, each)) },
        words('quickPick', { count: each }),
      ),
    );
  const clearing = el('button.quiet', { type: 'button', onclick: () => take([]) }, words('clear'));

  function walk(event: KeyboardEvent, ball: number): void {
    const top = buttons[0]?.offsetTop;
    const across = buttons.filter(({ offsetTop }) => offsetTop === top).length;
    const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -across, ArrowDown: across }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    buttons[ball - 1 + by]?.focus();
  }

  function draw(): void {
    buttons.forEach((button, at) => {
      const ball = at + 1;
      const [isMarked, isDrawn] = [marks.has(ball), drawn.includes(ball)];
      button.classList.toggle('marked', isMarked);
      button.classList.toggle('drawn', isDrawn);
      button.setAttribute('aria-pressed', String(isMarked));
      const word = isMarked && isDrawn ? 'ballHit' : isMarked ? 'ballMarked' : isDrawn ? 'ballDrawn' : 'ball';
      button.setAttribute('aria-label', words(word, { no: ball }));
    });
    count.textContent = words('marksOf', { count: marks.size });
    const hits = drawn.filter((ball) => marks.has(ball)).length;
    pays.replaceChildren(
      ...range(0, marks.size + 1)
        .filter((each) => kenoPay(drum, marks.size, each) > 0)
        .map((each) =>
          el(
            drawn.length === drum.drawn && each === hits ? 'li.reached' : 'li',
            {},
            el('span', {}, words('hits', { hits: each })),
            el('b.fig', {}, `${timesText(kenoPay(drum, marks.size, each))}×`),
          ),
        ),
    );
    pays.hidden = marks.size === 0;
  }

  function take(next: readonly number[]): void {
    if (isLocked) return;
    setMarks(next);
    onChoice();
  }
  function setMarks(next: readonly number[]): void {
    marks.clear();
    for (const ball of next) marks.add(ball);
    drawn = [];
    tray.replaceChildren();
    draw();
  }
  function mark(ball: number): void {
    if (isLocked) return;
    if (drawn.length > 0) {
      drawn = [];
      tray.replaceChildren();
    }
    if (!marks.delete(ball) && marks.size < most) marks.add(ball);
    draw();
    onChoice();
  }
  function roll(balls: readonly number[]): void {
    drawn.push(...balls);
    tray.append(...balls.map((ball) => el(marks.has(ball) ? 'li.hit' : 'li', {}, String(ball))));
    draw();
  }
  function clear(): void {
    shows += 1;
    drawn = [];
    tray.replaceChildren();
    draw();
  }

  draw();
  return {
    scene: el('div.drum', {}, tray, grid),
    desk: el(
      'div.desk',
      {},
      el('div.desk-head', {}, el('span.label', {}, words('marks')), count),
      el('div.quick', {}, ...quick, clearing),
      pays,
    ),
    choice: () => [...marks].sort((a, b) => a - b).join('.'),
    choose: (next) => setMarks(next.split('.').map(Number)),
    lock(isNow) {
      isLocked = isNow;
      for (const button of [...quick, clearing]) button.disabled = isNow;
      grid.toggleAttribute('data-locked', isNow);
    },
    clear,
    async show({ shown }: InstantRound, isStill: boolean) {
      clear();
      if (isStill) return roll(shown);
      const mine = shows;
      for (const ball of shown) {
        await wait(ballMs[drum.code]);
        // Another round has begun on this slip.
        if (mine !== shows) return undefined;
        roll([ball]);
        sound.tick(marks.has(ball) ? 8 : 0);
      }
      return wait(350);
    },
  };
}
