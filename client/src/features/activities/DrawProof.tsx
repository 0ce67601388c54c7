import type { WheelDraw } from '@foyer/contract/activities/wheelDraw.ts';
import { ticketsOf, verifyPrizeWheel } from '@foyer/games/fair/prizeWheel.ts';
import { proofText, verifierAddress } from '@foyer/games/fair/proof.ts';
import { useState } from 'react';
import { useLocale, useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { DefinitionRows } from '#ui/values/DefinitionRows.tsx';
import { HashedNote, ProofActs } from '#ui/values/ProofActs.tsx';
import { Note } from '#ui/feedback/Note.tsx';
import { Seed } from './WheelSeeds.tsx';
import { wheelProof } from './wheelProof.ts';
import styles from './WheelSeeds.module.css';

type Verdict = ReturnType<typeof verifyPrizeWheel>;

/** Repeats a draw from the revealed seeds in the browser and shows whether the result is the same. F03 */
export function DrawProof({ draw }: { readonly draw: WheelDraw }) {
  const t = useText('activities/wheel');
  const locale = useLocale();
  const [verdict, setVerdict] = useState<Verdict>();
  const { commitment, clientSeed, serverSeed, nonce, wedges, ticket, prizeId } = draw;
  const check = (): void =>
    setVerdict(verifyPrizeWheel({ commitment, seeds: { serverSeed, clientSeed, nonce }, wedges, ticket, prizeId }));
  const proof = wheelProof(draw, wedges);
  return (
    <div className={styles.seeds}>
      <DefinitionRows
        rows={[
          {
            term: t('proof.ticket'),
            value: <span className="num">{t('proof.ticketOf', { ticket: ticket + 1, count: ticketsOf(wedges) })}</span>,
          },
          { term: t('seeds.commitment'), value: <Seed text={commitment} none="" /> },
          { term: t('proof.serverSeed'), value: <Seed text={serverSeed} none={t('proof.sealed')} /> },
          { term: t('seeds.yours'), value: <Seed text={clientSeed} none="" /> },
          { term: t('proof.nonce'), value: <span className="num">{nonce}</span> },
        ]}
      />
      {serverSeed === '' ? (
        <p className="faint small">{t('proof.sealedWords')}</p>
      ) : (
        <div className={styles.form}>
          <Button size="small" onClick={check}>
            {t('proof.check')}
          </Button>
          <ProofActs proof={proofText(proof)} address={verifierAddress(locale, proof)} className={styles.ways} />
        </div>
      )}
      <HashedNote family="wheel" />
      {verdict !== undefined && (
        <Note tone={verdict === 'holds' ? 'good' : 'bad'} role="status">
          {t(verdict === 'holds' ? 'proof.holds' : 'proof.fails')}
        </Note>
      )}
    </div>
  );
}
