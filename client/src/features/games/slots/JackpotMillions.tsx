import { jackpot } from '@foyer/contract/constants.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useText } from '#text/useText.tsx';
import { Badge } from '#ui/Badge.tsx';
import { useReducedMotion } from '#ui/Carousel.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { pauseIcon, playIcon } from '#ui/icons.ts';
import styles from './JackpotMillions.module.css';
import { jackpotModeQuery } from './slotFilter.ts';

const tickMs = 1_000;

/**
 * The 'million' display of the jackpot: decoration, always under its badge, and there at all only where the operator
 * has set it to 'demo'. No jackpot stands in the ledger of this house, so 'ledger' shows none. HOME-020, CONST-030
 */
export function JackpotMillions() {
  const { data } = useQuery(jackpotModeQuery());
  return data?.configVal === 'demo' ? <Demo /> : null;
}

/** Decoration only: nothing is drawn or paid by it, so the browser's own chance is good enough. */
const firstFigure = (): number => jackpot.start + Math.random() * 999_999 - jackpot.displaySubtracts;

function Demo() {
  const s = useText('slotLobby');
  const isCalm = useReducedMotion();
  const [isPaused, setIsPaused] = useState(false);
  const [figure, setFigure] = useState<number>();
  const isMoving = !isPaused && !isCalm;
  useEffect(() => {
    const step = () =>
      setFigure((known) => (known === undefined ? firstFigure() : known + Math.random() * jackpot.stepBelow));
    step();
    if (!isMoving) return;
    const timer = setInterval(() => document.hidden || step(), tickMs);
    return () => clearInterval(timer);
  }, [isMoving]);
  const [whole = '', decimals = ''] = (figure ?? 0).toFixed(2).split('.');
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
        {figure === undefined ? ' ' : Number(whole).toLocaleString('en-US')}
        {figure !== undefined && <span className={styles.decimals}>.{decimals}</span>}
      </span>
    </div>
  );
}
