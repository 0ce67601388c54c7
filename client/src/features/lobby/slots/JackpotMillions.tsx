import { jackpot } from '@foyer/contract/constants.ts';
import { minorUnits, siteCurrency } from '@foyer/contract/currency.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { grouped } from '@foyer/text/grouped.ts';
import { isOffered } from '#session/offered.ts';
import { useText } from '#text/useText.tsx';
import { Badge } from '#ui/values/Badge.tsx';
import { useReducedMotion } from '#ui/layout/Carousel.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { pauseIcon, playIcon } from '#ui/values/icons.ts';
import { Money } from '#ui/values/Money.tsx';
import styles from './JackpotMillions.module.css';
import { jackpotBalanceQuery, jackpotModeQuery } from './slotFilter.ts';

const tickMs = 1_000;
const ledgerEveryMs = 30_000;

/**
 * The jackpot in the operator's mode. 'demo': the 'million' display, a decoration with a badge; 'ledger': the balance
 * of the jackpot's account, fed by stakes on slots; otherwise nothing. HOME-020, CONST-030, M02
 */
export function JackpotMillions() {
  const { data } = useQuery(jackpotModeQuery());
  if (data?.configVal === 'ledger') return <Ledger />;
  return data?.configVal === 'demo' && isOffered('playMoney') ? <Demo /> : null;
}

/** Shows nothing before the account has money, and never invents a figure while the ledger cannot be read. */
function Ledger() {
  const s = useText('lobby/slots');
  const { data } = useQuery({ ...jackpotBalanceQuery(), refetchInterval: ledgerEveryMs });
  const balance = minorUnits(data?.configVal ?? '');
  if (balance === undefined) return null;
  return (
    <div className={styles.jackpot}>
      <span className={styles.head}>
        <span className="muted small">{s('jackpot')}</span>
        <Badge tone="truth">{s('jackpotLedger')}</Badge>
      </span>
      <span className={styles.figure}>
        <Money amount={balance} />
      </span>
      <span className="muted small sr-phone">{s('jackpotWords')}</span>
    </div>
  );
}

/** Decoration only: nothing is drawn or paid by it, so `Math.random` is good enough. */
const firstFigure = (): number => jackpot.start + Math.random() * 999_999 - jackpot.displaySubtracts;

function Demo() {
  const s = useText('lobby/slots');
  const isCalm = useReducedMotion();
  const [isPaused, setIsPaused] = useState(false);
  const [figure, setFigure] = useState<number>();
  const isMoving = !isPaused && !isCalm;
  useEffect(() => {
    const add = (amount: number) => setFigure((known) => (known === undefined ? firstFigure() : known + amount));
    add(0);
    if (!isMoving) return;
    const timer = setInterval(() => document.hidden || add(Math.random() * jackpot.stepBelow), tickMs);
    return () => clearInterval(timer);
  }, [isMoving]);
  const [whole = '', decimals = ''] = (figure ?? 0).toFixed(siteCurrency().digits).split('.');
  return (
    <div className={styles.jackpot}>
      <span className={styles.head}>
        <span className="muted small">{s('jackpot')}</span>
        <Badge tone="truth">{s('jackpotDemo')}</Badge>
        {!isCalm && (
          <IconButton
            label={s(isPaused ? 'jackpotPlay' : 'jackpotPause')}
            icon={isPaused ? playIcon : pauseIcon}
            onClick={() => setIsPaused(!isPaused)}
          />
        )}
      </span>
      <span className={styles.figure} aria-hidden={figure === undefined}>
        {figure === undefined ? ' ' : grouped(Number(whole))}
        {figure !== undefined && decimals !== '' && <span className={styles.decimals}>.{decimals}</span>}
      </span>
      <span className="muted small sr-phone">{s('jackpotWords')}</span>
    </div>
  );
}
