import type { LotteryCode } from '@foyer/contract/lottery/games.ts';
import { countBets, stakeOf } from '@foyer/contract/lottery/selection.ts';
import { useText } from '#text/useText.tsx';
import { Badge } from '#ui/values/Badge.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { trashIcon } from '#ui/values/icons.ts';
import { Money } from '#ui/values/Money.tsx';
import { amountText } from '@foyer/text/amount.ts';
import { Stepper } from '../bet/Stake.tsx';
import { useTicketWords } from '../words.ts';
import { editIcon } from './editIcon.ts';
import type { CartLine } from './line.ts';
import styles from './Slip.module.css';

interface SlipLineProps {
  readonly code: LotteryCode;
  readonly line: CartLine;
  /** Its place in the cart, from 1. */
  readonly place: number;
  /** The place of the first line with the same numbers. */
  readonly sameAs: number | undefined;
  /** The player already has a ticket with the same numbers for this issue. Another one is allowed. */
  readonly isBought: boolean;
  readonly isEdited: boolean;
  readonly onMultiple: (multiple: number) => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** One ticket of the cart: its numbers, its bets, its stake. */
export function SlipLine(props: SlipLineProps) {
  const { code, line, place, sameAs, isBought, isEdited, onMultiple, onEdit, onRemove } = props;
  const text = useText('lottery/slip');
  const words = useTicketWords(code);
  const bets = countBets(code, line);
  return (
    <li className={styles.line} data-edited={isEdited ? '' : undefined}>
      <div className={styles.lineHead}>
        <p className={styles.picks}>
          <b>{words.play(line.play)}</b> {words.picks(line)}
          {sameAs !== undefined && (
            <>
              {' '}
              <Badge tone="warn">{text('same', { place: sameAs })}</Badge>
            </>
          )}
          {isBought && (
            <>
              {' '}
              <Badge tone="warn">{text('bought')}</Badge>
            </>
          )}
        </p>
        <span className={styles.lineActs}>
          <IconButton label={text('edit', { place })} icon={editIcon} onClick={onEdit} />
          <IconButton label={text('remove', { place })} icon={trashIcon} onClick={onRemove} />
        </span>
      </div>
      <div className={styles.lineFoot}>
        <Stepper
          labels={{
            value: text('multipleOf', { place }),
            less: text('less', { place }),
            more: text('more', { place }),
          }}
          value={line.multiple}
          onChange={onMultiple}
        />
        <span className={styles.lineSum}>
          <span className="faint tiny num">
            {text('line', { bets, unit: amountText(line.unitSatang), multiple: line.multiple })}
          </span>
          <Money amount={stakeOf(code, line)} className={styles.strong} />
        </span>
      </div>
    </li>
  );
}
