/** A board of pins for the chosen number of rows and risk, and the ball that falls through it. */
import './plinko.css';
import type { InstantRound } from '@foyer/contract/play/instant.ts';
import { plinkoRisks, plinkoRows } from '../../../engines/instant/plinko.ts';
import { el } from '../../frame/dom.ts';
import { clearBoard, drawBoard, dropBall, landBall } from './pinBoard.ts';
import type { Board } from './pinBoard.ts';
import { segments } from './segments.ts';
import type { Stage, StageHost } from './stage.ts';
import { wallLamps } from './wallLamps.ts';
import { mayCelebrate } from '../../frame/placeRules.ts';

export function plinkoStage({ words, sound, onChoice }: StageHost): Stage {
  const holder = el('div.board-holder');
  const rows = segments(
    words('rows'),
    'rows',
    plinkoRows.map((count) => ({ value: String(count), text: String(count) })),
    '12',
    redraw,
  );
  const risk = segments(
    words('risk'),
    'risk',
    plinkoRisks.map((each) => ({ value: each, text: words(`risk.${each}`) })),
    'middle',
    redraw,
  );
  let board: Board | undefined;
  const choice = (): string => `${rows.value}.${risk.value}`;

  function draw(): void {
    board = drawBoard(choice());
    if (board) holder.replaceChildren(board.root);
    clear();
  }
  function redraw(): void {
    draw();
    onChoice();
  }
  function clear(): void {
    if (board !== undefined) clearBoard(board);
  }

  async function show({ shown: path, winSatang, stakeSatang }: InstantRound, isStill: boolean): Promise<void> {
    if (path.length !== Number(rows.value) || board === undefined) return;
    clearBoard(board);
    const shownOn = board;
    if (!isStill) await dropBall(board, path, sound);
    // The player may have chosen another board meanwhile.
    if (shownOn === board) landBall(board, path, mayCelebrate(winSatang, stakeSatang));
  }

  draw();
  return {
    scene: el('div.arcade', {}, wallLamps(), holder),
    desk: el('div.desk', {}, rows.root, risk.root),
    choice,
    choose(next) {
      const [count = '', named = ''] = next.split('.');
      if (next === choice()) return;
      rows.set(count);
      risk.set(named);
      draw();
    },
    lock(isLocked) {
      rows.lock(isLocked);
      risk.lock(isLocked);
    },
    clear,
    show,
    paidAt: () => board?.cups.find((cup) => cup.classList.contains('paid')),
  };
}
