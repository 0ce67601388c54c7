import { betFault } from '@foyer/contract/rules/betting.ts';
import { useState } from 'react';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { usePayBar } from '#ui/layout/usePayBar.ts';
import { Icon } from '#ui/values/Icon.tsx';
import { listIcon } from '#ui/values/icons.ts';
import { Money } from '#ui/values/Money.tsx';
import { amountText } from '@foyer/text/amount.ts';
import styles from './Bet.module.css';
import { isEmpty } from './pick.ts';
import type { Betting } from './useBetting.ts';

interface BetBarProps {
  readonly betting: Betting;
  readonly onCart: () => void;
}

/** The running total 注数 × 金额, and the button that adds to the cart or opens it. VALID-057 */
export function BetBar({ betting, onCart }: BetBarProps) {
  usePayBar();
  const text = useText('lottery');
  const [wasPressed, setWasPressed] = useState(false);
  const { desk, bets } = betting;
  const { lines, editing } = desk;
  const isToCart = bets === 0 && lines.length > 0 && editing === undefined;
  const add = () => {
    setWasPressed(bets === 0);
    if (bets === 0) return;
    if (editing === undefined) betting.addPicked();
    else betting.saveEdited();
  };
  return (
    <div className={styles.bar} data-bar="pay">
      <div className={styles.sum} role="status" aria-live="polite">
        <BetSum betting={betting} wasPressed={wasPressed} />
      </div>
      {editing !== undefined && (
        <Button look="quiet" onClick={betting.stopEditing}>
          {text('stopEditing')}
        </Button>
      )}
      <button
        type="button"
        className={styles.cart}
        aria-label={text('cartCount', { count: lines.length })}
        onClick={onCart}
      >
        <Icon of={listIcon} />
        {lines.length > 0 && <span className={styles.count}>{lines.length}</span>}
      </button>
      {isToCart && (
        <Button className={styles.toCart} look="primary" onClick={onCart}>
          {text('toCart')}
        </Button>
      )}
      <Button className={isToCart ? styles.wideOnly : undefined} look="primary" onClick={add}>
        {text(editing === undefined ? 'add' : 'save')}
      </Button>
    </div>
  );
}

interface BetSumProps {
  readonly betting: Betting;
  /** The button was pressed without a bet: the hint about what is missing becomes an error. */
  readonly wasPressed: boolean;
}

/** The cost of the picked numbers. Without any, what is missing or was just added. */
function BetSum({ betting, wasPressed }: BetSumProps) {
  const text = useText('lottery');
  const rules = useText('rules');
  const { added, bets, desk, selection } = betting;
  const { unitSatang, multiple, lines, editing } = desk;
  if (bets > 0) {
    return (
      <>
        <span className={styles.label}>{text('sum', { bets, unit: amountText(unitSatang), multiple })}</span>
        <b className={styles.total}>
          <Money amount={bets * unitSatang * multiple} />
        </b>
      </>
    );
  }
  const fault = wasPressed ? betFault([], 0)?.key : undefined;
  if (fault === 'selectNumbers') return <span className={styles.fault}>{rules(fault)}</span>;
  if (added !== undefined && editing === undefined) {
    return (
      <span className={styles.added}>
        {text('added', { count: added })}
        <Button size="small" look="quiet" onClick={betting.takeBack}>
          {text('undo')}
        </Button>
      </span>
    );
  }
  const place = lines.findIndex(({ id }) => id === editing) + 1;
  return (
    <span className={styles.label}>
      {editing !== undefined && place > 0
        ? text('editing', { place })
        : text(isEmpty(selection) ? 'nothing' : 'notYet')}
    </span>
  );
}
