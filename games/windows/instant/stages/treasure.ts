/** A vault of twenty-five doors. What is behind a door is drawn only after the house has revealed it. M03 */
import './treasure.css';
import type { InstantRound } from '@foyer/contract/play/instant.ts';
import { range } from '../../../engines/instant/game.ts';
import { timesText } from '../../../engines/instant/words.ts';
import { doorCount, mostSteps, trapCounts, treasurePay } from '../../../engines/instant/treasure.ts';
import { el } from '../../frame/dom.ts';
import type { Words } from '../words.ts';
import { segments } from './segments.ts';
import type { Stage, StageHost } from './stage.ts';
import { doorPicture } from './vaultDoor.ts';
import type { DoorFace } from './vaultDoor.ts';

const faceWord = {
  shut: 'doorNo',
  safe: 'doorSafe',
  trap: 'doorTrap',
  'was-safe': 'doorHidden',
  'was-trap': 'doorTrap',
} as const;

interface Vault {
  readonly root: HTMLElement;
  face(cell: number, next: DoorFace): void;
  /** Marks the doors that can be opened now. */
  showOpen(isOpen: boolean): void;
  readonly doors: readonly HTMLElement[];
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
    doors,
    root: el('div.doors', { role: 'group', 'aria-label': words('game.treasure') }, ...doors),
    face(cell, next) {
      const door = doors[cell];
      if (!door || door.dataset.face === next) return;
      door.dataset.face = next;
      door.setAttribute('aria-label', words(faceWord[next], { no: cell + 1 }));
      door.replaceChildren(doorPicture(next));
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
  let last: number | undefined;
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
    paidAt: () => vault.doors[last ?? -1],
    async show({ moves, shown, isSettled }: InstantRound) {
      range(0, doorCount).forEach((cell) => {
        const isTrap = shown.includes(cell);
        if (moves.includes(cell)) vault.face(cell, isTrap ? 'trap' : 'safe');
        else vault.face(cell, !isSettled ? 'shut' : isTrap ? 'was-trap' : 'was-safe');
      });
      last = moves.at(-1);
      setOpen(!isSettled);
      drawLadder(moves.filter((cell) => !shown.includes(cell)).length);
    },
  };
}
