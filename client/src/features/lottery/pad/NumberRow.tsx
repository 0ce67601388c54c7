import type { Balls } from '@foyer/contract/lottery/games.ts';
import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useText } from '#text/useText.tsx';
import { nextIndex } from '#ui/actions/roving.ts';
import styles from './Pad.module.css';
import { quickPick, quickPicks } from './quickPick.ts';

interface NumberRowProps {
  /** 万位, 胆码. */
  readonly label: string;
  readonly balls: Balls;
  readonly numbers: readonly number[];
  readonly chosen: readonly number[];
  /** Numbers chosen in another row: a banker cannot be a drag. */
  readonly taken?: readonly number[];
  /** Maximum number of choices. */
  readonly most?: number;
  /** Issues since each number was drawn, in the order of `numbers`; undefined while it loads. */
  readonly away: readonly number[] | undefined;
  readonly write: (number: number) => string;
  readonly hasQuickPicks: boolean;
  readonly onChange: (chosen: readonly number[]) => void;
}

/** One row of numbers with one tab stop. Arrows move, Space and Enter choose, a digit chooses its number. */
export function NumberRow(props: NumberRowProps) {
  const { label, balls, numbers, chosen, taken = [], most, away, write, hasQuickPicks, onChange } = props;
  const text = useText('lottery');
  const row = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const isFull = most !== undefined && chosen.length >= most;
  const isFree = (number: number) => chosen.includes(number) || (!isFull && !taken.includes(number));
  const toggle = (number: number) => {
    if (!isFree(number)) return;
    const isOff = chosen.includes(number);
    onChange(numbers.filter((one) => (one === number ? !isOff : chosen.includes(one))));
  };
  const move = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const typed = numbers.findIndex((number) => String(number) === event.key);
    const next = typed === -1 ? nextIndex(event.key, stop, numbers.length) : typed;
    const number = numbers[next ?? -1];
    if (next === undefined || number === undefined) return;
    event.preventDefault();
    row.current?.querySelectorAll('button')[next]?.focus();
    if (typed !== -1) toggle(number);
  };
  return (
    <div className={styles.row}>
      <div className={styles.rowHead}>
        <span className={styles.rowLabel}>{label}</span>
        {most !== undefined && <span className={styles.rowHint}>{text('most', { most })}</span>}
      </div>
      <div ref={row} className={styles.numbers} role="toolbar" aria-label={label} tabIndex={-1} onKeyDown={move}>
        {numbers.map((number, index) => (
          <button
            key={number}
            type="button"
            className={styles.number}
            aria-pressed={chosen.includes(number)}
            aria-disabled={isFree(number) ? undefined : true}
            tabIndex={index === Math.min(stop, numbers.length - 1) ? 0 : -1}
            onFocus={() => setStop(index)}
            onClick={() => toggle(number)}
          >
            <b>{write(number)}</b>
            <small>
              <span className="sr">{text('awayMark')} </span>
              {away?.[index] ?? '–'}
            </small>
          </button>
        ))}
      </div>
      {hasQuickPicks && <QuickPicks label={label} balls={balls} numbers={numbers} taken={taken} onChange={onChange} />}
    </div>
  );
}

type QuickPicksProps = Required<Pick<NumberRowProps, 'label' | 'balls' | 'numbers' | 'taken' | 'onChange'>>;

function QuickPicks({ label, balls, numbers, taken, onChange }: QuickPicksProps) {
  const text = useText('lottery');
  return (
    <div className={styles.quick} role="group" aria-label={text('quickOf', { row: label })}>
      {quickPicks.map((kind) => (
        <button
          key={kind}
          type="button"
          onClick={() => onChange(quickPick(kind, balls, numbers).filter((number) => !taken.includes(number)))}
        >
          {text(`quick.${kind}`)}
        </button>
      ))}
    </div>
  );
}
