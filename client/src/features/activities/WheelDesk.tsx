import type { WheelDraw } from '@foyer/contract/activities/wheelDraw.ts';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useVisitor } from '#session/signedIn.ts';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { classes } from '#ui/classes.ts';
import { Money } from '#ui/values/Money.tsx';
import { Note } from '#ui/feedback/Note.tsx';
import { Time } from '#ui/values/Time.tsx';
import { useDraw } from './useDraw.ts';
import type { DrawSetting } from './useDraw.ts';
import { Wheel } from './Wheel.tsx';
import styles from './WheelDesk.module.css';
import { chime } from './wheelSound.ts';

interface WheelDeskProps extends Omit<DrawSetting, 'onPrize'> {
  /** The player's draws could not be read, so the button stays blocked. */
  readonly isOwnFailed?: boolean;
  /** On wide screens the button is below the wheel, not beside it. */
  readonly isStacked?: boolean;
  /** How draws are earned, and the progress to the next one. */
  readonly children: ReactNode;
}

/** The wheel, the number of draws left, the button and the result. STATE-020, STATE-021, ERR-046, ERR-047 */
export function WheelDesk({ children, isOwnFailed = false, isStacked = false, ...setting }: WheelDeskProps) {
  const t = useText('activities/wheel');
  const isGuest = useVisitor() === 'guest';
  const [hasSound, setSound] = useState(false);
  const state = useDraw({ ...setting, onPrize: () => hasSound && chime() });
  const { phase, shown, isNew, drawsLeft } = state;
  // On a phone the button is below the wheel, which must be visible while it turns.
  const stage = useRef<HTMLDivElement>(null);
  const press = (): void => {
    stage.current?.scrollIntoView({ block: 'nearest' });
    state.press();
  };
  // A press before the draws are known would do nothing.
  const isKnown = isGuest || setting.mine !== undefined;
  const button = isKnown ? 'ready' : isOwnFailed ? { blocked: t('ownFailed') } : 'busy';
  const won = isNew && shown?.kind === 'money' ? shown.prizeId : undefined;
  return (
    <div className={classes(styles.desk, isStacked && styles.stacked)}>
      <div ref={stage} className={styles.stage}>
        <Wheel
          prizes={setting.prizes}
          turns={state.turns}
          isSpinning={phase === 'spinning'}
          won={won}
          onRest={state.rest}
        />
      </div>
      <div className={styles.side}>
        {!isGuest && (
          <p className={styles.left}>
            <span className="muted">{t('drawsLeft')}</span>
            <b className={styles.count}>{drawsLeft ?? '–'}</b>
          </p>
        )}
        <Button look="primary" size="large" isBlock state={button} onClick={press}>
          {t(phase === 'resting' ? 'draw' : 'drawing')}
        </Button>
        <Result draw={shown} isNew={isNew} isTurning={phase !== 'resting'} />
        {state.isUnanswered && <Note tone="warn">{t('unanswered')}</Note>}
        {children}
        <Checkbox label={t('sound')} checked={hasSound} onChange={(event) => setSound(event.target.checked)} />
      </div>
    </div>
  );
}

interface ResultProps {
  readonly draw: WheelDraw | undefined;
  readonly isNew: boolean;
  readonly isTurning: boolean;
}

/** Only a prize is celebrated, and always with its turnover. A draw without a prize is stated plainly. */
function Result({ draw, isNew, isTurning }: ResultProps) {
  const t = useText('activities/wheel');
  const box = useRef<HTMLDivElement>(null);
  const isAnnounced = isNew && !isTurning;
  useEffect(() => {
    // On a phone the result is below the wheel. Scroll to it, so that a prize is never shown without its turnover.
    if (isAnnounced) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isAnnounced]);
  if (isTurning || draw === undefined) {
    return <p className={styles.result}>{t(isTurning ? 'turning' : 'ready')}</p>;
  }
  const isPrize = draw.kind === 'money';
  return (
    <div ref={box} className={classes(styles.result, isPrize && isNew && styles.prize)}>
      <p className="faint small">
        {t(isNew ? 'thisDraw' : 'lastDraw')} · <Time value={draw.drawnMs} />
      </p>
      {isPrize ? (
        <>
          <p className={styles.amount}>
            {t('won')} <Money amount={draw.amountSatang} size={32} />
          </p>
          <p className="small">
            {t('cost')} <Money amount={draw.targetSatang} />{' '}
            <Link to="/mine/capital/account" search={{ tab: 'locks' }} className="link">
              {t('toLocks')}
            </Link>
          </p>
        </>
      ) : (
        <p className={styles.none}>{t('noneTitle')}</p>
      )}
    </div>
  );
}
