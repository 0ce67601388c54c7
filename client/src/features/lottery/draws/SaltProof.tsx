import type { ChainSalt } from '@foyer/contract/chainSalt.ts';
import { useText } from '#text/useText.tsx';
import { Note } from '#ui/feedback/Note.tsx';
import { CopyRows } from '#ui/values/CopyRows.tsx';
import { DefinitionRows } from '#ui/values/DefinitionRows.tsx';
import { HouseTime } from '../HouseTime.tsx';
import styles from './Draws.module.css';
import { Step } from './Step.tsx';
import { isSalted } from '@foyer/games/fair/saltRecords.ts';
import type { SaltQuery } from './useSaltCheck.ts';

interface SaltProofProps {
  readonly salt: ChainSalt;
  readonly check: SaltQuery;
}

/** Where a draw's salt came from, with the result of each check. Says so if nothing kept the house from choosing. F01 */
export function SaltProof({ salt, check }: SaltProofProps) {
  const text = useText('lottery/draws');
  const proof = useText('proof');
  if (!isSalted(salt)) return <Note>{proof(`saltKind.${salt.kind}`, { count: 0 })}</Note>;
  const { own, isInOrder, areSeedsPublic, isListed } = check.data ?? {};
  const ownWords = own?.isUsed === true ? 'ownSeedIn' : 'ownSeedLate';
  return (
    <>
      {salt.kind === 'nobody' && <Note>{proof('saltKind.nobody')}</Note>}
      <ul className={styles.steps}>
        <Step words={text('stepSalt')} holds={isInOrder} />
        <Step words={text('stepSeeds', { count: salt.seedCount })} holds={areSeedsPublic} />
        <Step words={text('stepListed', { no: salt.entryNo })} holds={isListed} />
      </ul>
      {check.isError && <Note tone="bad">{text('saltFailed')}</Note>}
      <CopyRows rows={[{ term: proof('saltTerm'), value: salt.salt, copy: text('copySalt') }]} />
      <DefinitionRows
        rows={[
          { term: proof('saltFrom'), value: proof(`saltKind.${salt.kind}`, { count: salt.seedCount }) },
          { term: proof('saltFixed'), value: <HouseTime value={salt.fixedMs} /> },
          { term: proof('saltEntry'), value: <span className="num">{salt.entryNo}</span> },
          ...(salt.pulse === ''
            ? []
            : [{ term: text('saltPulseAt'), value: <code className={styles.hash}>{salt.pulseAddress}</code> }]),
          ...(own === undefined
            ? []
            : [
                {
                  term: text('ownSeed'),
                  value: <span className={styles.hash}>{text(ownWords, { seed: own.seed })}</span>,
                },
              ]),
        ]}
      />
    </>
  );
}
