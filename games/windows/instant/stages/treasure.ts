/** A vault of twenty-five doors. What is behind a door is drawn only after the house has revealed it. M03 */
import type { InstantRound } from '@foyer/contract/play/instant.ts';
import { range } from '../../../engines/instant/game.ts';
import { timesText } from '../../../engines/instant/words.ts';
import { doorCount, mostSteps, trapCounts, treasurePay } from '../../../engines/instant/treasure.ts';
import { el } from '../../frame/dom.ts';
import { svg } from '../../frame/svg.ts';
import type { Words } from '../words.ts';
import { segments } from './segments.ts';
import type { Stage, StageHost } from './stage.ts';

type Face = 'shut' | 'safe' | 'trap' | 'was-safe' | 'was-trap';

/** A panelled door with a ring, in an arch. */
const leaf = () => [
  svg('path', { class: 'arch', d: 'M6 62V27a26 26 0 0 1 52 0v35z' }),
  svg('path', { class: 'leaf', d: 'M10 62V28a22 22 0 0 1 44 0v34z' }),
  svg('path', { class: 'seam', d: 'M32 6v56M17 34h9v10h-9zM38 34h9v10h-9zM17 49h9v9h-9zM38 49h9v9h-9z' }),
  svg('circle', { class: 'ring', cx: 28.5, cy: 30, r: 2 }),
  svg('circle', { class: 'ring', cx: 35.5, cy: 30, r: 2 }),
];

/** A lit niche with a gem. */
const stone = () => [
  svg('path', { class: 'niche', d: 'M6 62V27a26 26 0 0 1 52 0v35z' }),
  svg('path', { class: 'glow', d: 'M12 60V28a20 20 0 0 1 40 0v32z' }),
  svg('path', { class: 'gem', d: 'M20 29l6-8h12l6 8-12 19z' }),
  svg('path', { class: 'facet', d: 'M20 29h24M26 21l6 8 6-8M26 29l6 19 6-19' }),
  svg('path', { class: 'ledge', d: 'M14 54h36' }),
];

/** A dark niche with an eye: a trap. */
const eye = () => [
  svg('path', { class: 'niche dark', d: 'M6 62V27a26 26 0 0 1 52 0v35z' }),
  svg('path', { class: 'lid', d: 'M12 36c7-11 33-11 40 0-7 11-33 11-40 0z' }),
  svg('circle', { class: 'iris', cx: 32, cy: 36, r: 8 }),
  svg('path', { class: 'slit', d: 'M32 29c2.500 4 2.500 10 0 14-2.500-4-2.500-10 0-14z' }),
  svg('path', { class: 'brow', d: 'M14 24l8 3M50 24l-8 3' }),
];

const figures: Readonly<Record<Face, () => SVGElement[]>> = {
  shut: leaf,
  safe: stone,
  trap: eye,
  'was-safe': stone,
  'was-trap': eye,
};

const faceWord = {
  shut: 'doorNo',
  safe: 'doorSafe',
  trap: 'doorTrap',
  'was-safe': 'doorHidden',
  'was-trap': 'doorTrap',
} as const;

interface Vault {
  readonly root: HTMLElement;
  face(cell: number, next: Face): void;
  /** Marks the doors that can be opened now. */
  showOpen(isOpen: boolean): void;
}

function createVault(words: Words, onDoor: (cell: number) => void): Vault {
  const doors = range(0, doorCount).map((cell) => {
    const door = el('button.door', { type: 'button', onclick: () => onDoor(cell) });
    door.addEventListener('keydown', (event) => walk(event, cell));
    return door;
  });

  /** Arrow keys move from door to door. */
  function walk(event: KeyboardEvent, cell: number): void {
    const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -5, ArrowDown: 5 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    doors[cell + by]?.focus();
  }

  return {
    root: el('div.doors', { role: 'group', 'aria-label': words('game.treasure') }, ...doors),
    face(cell, next) {
      const door = doors[cell];
      if (!door || door.dataset.face === next) return;
      door.dataset.face = next;
      door.setAttribute('aria-label', words(faceWord[next], { no: cell + 1 }));
      door.replaceChildren(svg('svg', { viewBox: '0 0 64 68', 'aria-hidden': 'true' }, ...figures[next]()));
    },
    showOpen(isOpen) {
      for (const door of doors) door.toggleAttribute('data-live', isOpen && door.dataset.face === 'shut');
    },
  };
}

/** The prize after each further door, with the steps taken marked. */
function ladderRows(traps: number, opened: number): HTMLElement[] {
  const most = mostSteps(traps);
  const from = Math.max(0, Math.min(opened - 2, most - 7));
  return range(from + 1, Math.min(7, most)).map((step) =>
    el(
      'li',
      { 'data-at': step < opened ? 'past' : step === opened ? 'now' : step === opened + 1 ? 'next' : 'later' },
      el('span', {}, String(step)),
      el('b.fig', {}, `${timesText(treasurePay(traps, step))}×`),
    ),
  );
}

export function treasureStage({ words, onChoice, onMove }: StageHost): Stage {
  let isOpen = false;
  const traps = segments(
    words('traps'),
    'traps',
    trapCounts.map((count) => ({ value: String(count), text: String(count) })),
    '3',
    () => {
      drawLadder(0);
      onChoice();
    },
  );
  const vault = createVault(words, (cell) => isOpen && onMove(cell));
  const ladder = el('ol.ladder');

  function drawLadder(opened: number): void {
    ladder.replaceChildren(...ladderRows(Number(traps.value), opened));
  }

  function setOpen(isNow: boolean): void {
    isOpen = isNow;
    vault.showOpen(isNow);
  }

  function clear(): void {
    setOpen(false);
    range(0, doorCount).forEach((cell) => vault.face(cell, 'shut'));
    drawLadder(0);
  }

  clear();
  return {
    scene: el('div.vault', {}, vault.root, ladder),
    desk: el('div.desk', {}, traps.root),
    choice: () => traps.value,
    choose(next) {
      traps.set(next);
      drawLadder(0);
    },
    lock: (isLocked) => traps.lock(isLocked),
    clear,
    async show({ moves, shown, isSettled }: InstantRound) {
      range(0, doorCount).forEach((cell) => {
        const isTrap = shown.includes(cell);
        if (moves.includes(cell)) vault.face(cell, isTrap ? 'trap' : 'safe');
        else vault.face(cell, !isSettled ? 'shut' : isTrap ? 'was-trap' : 'was-safe');
      });
      setOpen(!isSettled);
      drawLadder(moves.filter((cell) => !shown.includes(cell)).length);
    },
  };
}
