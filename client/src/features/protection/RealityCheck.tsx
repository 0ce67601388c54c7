import type { SessionSums } from '@foyer/contract/protection/limits.ts';
import { realityCheckKey, realityCheckMinutes } from '@foyer/contract/protection/realityCheck.ts';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useText } from '#text/useText.tsx';
import { buttonClass } from '#ui/actions/buttonClass.ts';
import { CloseButton } from '#ui/feedback/CloseButton.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { DefinitionRows } from '#ui/values/DefinitionRows.tsx';
import { Money } from '#ui/values/Money.tsx';
import { durationWords } from './limitWords.ts';

/** Up to which minute the player has acknowledged; 0 if the browser stores nothing. */
function acknowledged(sums: SessionSums): number {
  try {
    return Number(localStorage.getItem(realityCheckKey(sums)) ?? 0);
  } catch {
    return 0;
  }
}

function keep(sums: SessionSums, minutes: number): void {
  try {
    localStorage.setItem(realityCheckKey(sums), String(minutes));
  } catch {
    // The state of this page still has it.
  }
}

interface RealityCheckProps {
  readonly sums: SessionSums;
  /** By the house's clock. */
  readonly nowMs: number;
}

/**
 * At the interval that the player set, the page pauses until they acknowledge how long they have played, what they
 * staked and their net result, here or in another page or window. M13
 */
export function RealityCheck({ sums, nowMs }: RealityCheckProps) {
  const text = useText('protection');
  const passed = realityCheckMinutes(sums, nowMs);
  const [read, setRead] = useState(() => acknowledged(sums));
  useEffect(() => {
    const look = (): void => setRead((before) => Math.max(before, acknowledged(sums)));
    addEventListener('storage', look);
    return () => removeEventListener('storage', look);
  }, [sums]);
  if (passed <= read) return null;
  const close = (): void => {
    keep(sums, passed);
    setRead(passed);
  };
  return (
    <Dialog
      title={text('check.title')}
      dismiss="buttons"
      onClose={close}
      actions={
        <>
          <CloseButton>{text('check.go')}</CloseButton>
          <Link to="/mine/protection" className={buttonClass({})} onClick={close}>
            {text('title')}
          </Link>
        </>
      }
    >
      <DefinitionRows
        rows={[
          { term: text('session.time'), value: durationWords(text, nowMs - sums.openedMs) },
          { term: text('session.staked'), value: <Money amount={sums.stakedSatang} /> },
          {
            term: text('session.net'),
            value: <Money amount={sums.returnedSatang - sums.stakedSatang} tone="signed" />,
          },
          { term: text('session.large'), value: text('session.times', { count: sums.largeStakes }) },
        ]}
      />
    </Dialog>
  );
}
