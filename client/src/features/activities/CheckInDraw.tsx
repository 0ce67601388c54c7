import { checkinInfo, lottery } from '@foyer/contract/activities/checkIn.ts';
import type { CheckInInfo } from '@foyer/contract/activities/checkIn.ts';
import { getUserIntegral } from '@foyer/contract/activities/points.ts';
import { useState } from 'react';
import { moneyReads } from '#bonus/moneyReads.ts';
import { useGuardedCall } from '#bonus/useGuardedCall.ts';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { CopyRows } from '#ui/values/CopyRows.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { showMessage } from '#ui/messages/messages.ts';
import { TextInput } from '#ui/fields/TextInput.tsx';
import styles from './checkIn.module.css';
import { CheckInPrizes } from './CheckInPrizes.tsx';
import { CheckInResult } from './CheckInResult.tsx';

const stale = [checkinInfo, getUserIntegral, ...moneyReads] as const;

/** The player's seed. It is random, so that the house cannot predict it. */
const freshSeed = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 16);
const isSeed = (seed: string): boolean => /^[\w-]{1,64}$/.test(seed);

/**
 * One draw for each check-in. The house publishes its commitment before it receives the player's seed. CALL-145,
 * ERR-046, ERR-047
 */
export function CheckInDraw({ info }: { readonly info: CheckInInfo }) {
  const text = useText('activities/rewards');
  const { prizes, drawsLeft, commitment, lastDraw } = info;
  const [seed, setSeed] = useState(freshSeed);
  const draw = useGuardedCall(lottery, stale);
  const tickets = prizes.reduce((sum, prize) => sum + prize.tickets, 0);
  const press = async () => {
    const answer = await draw.send({ clientSeed: seed });
    if (answer === 'held') showMessage({ kind: 'warning', text: text('draw.busy') });
    else if (answer !== undefined) setSeed(freshSeed());
  };
  return (
    <Card
      title={text('draw.title')}
      aside={<span className="muted small">{text('draw.left', { count: drawsLeft })}</span>}
    >
      <div className={styles.stack}>
        <p className="muted">{text('draw.rule', { tickets })}</p>
        {lastDraw && <CheckInResult draw={lastDraw} />}
        {drawsLeft > 0 && <FairSeed commitment={commitment} seed={seed} onSeed={setSeed} />}
        <div>
          <Button
            look={drawsLeft > 0 ? 'primary' : undefined}
            state={
              drawsLeft === 0
                ? { blocked: text(info.isCheckedIn ? 'draw.used' : 'draw.no') }
                : isSeed(seed)
                  ? 'ready'
                  : { blocked: text('draw.seedWrong') }
            }
            aria-busy={draw.isHeld || undefined}
            onClick={() => void press()}
          >
            {text('draw.button')}
          </Button>
        </div>
        <CheckInPrizes prizes={prizes} tickets={tickets} />
      </div>
    </Card>
  );
}

interface FairSeedProps {
  readonly commitment: string;
  readonly seed: string;
  readonly onSeed: (seed: string) => void;
}

/** The house's commitment and the player's seed. */
function FairSeed({ commitment, seed, onSeed }: FairSeedProps) {
  const text = useText('activities/rewards');
  return (
    <details className={styles.fair}>
      <summary>{text('draw.fair')}</summary>
      <p className="muted small">{text('draw.fairWords')}</p>
      <CopyRows
        rows={[
          {
            term: text('draw.commitment'),
            value: commitment,
            copy: text('draw.copy', { what: text('draw.commitment') }),
          },
        ]}
      />
      <Field
        label={text('draw.seed')}
        hint={text('draw.seedHint')}
        error={isSeed(seed) ? undefined : text('draw.seedWrong')}
      >
        {(control) => (
          <TextInput
            {...control}
            value={seed}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => onSeed(event.target.value)}
          />
        )}
      </Field>
    </details>
  );
}
