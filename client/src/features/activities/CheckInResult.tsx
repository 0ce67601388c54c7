import type { CheckInDraw } from '@foyer/contract/activities/checkIn.ts';
import { verifyPrizeWheel } from '@foyer/games/fair/prizeWheel.ts';
import { proofText, verifierAddress } from '@foyer/games/fair/proof.ts';
import { useLocale, useText } from '#text/useText.tsx';
import { CopyRows } from '#ui/values/CopyRows.tsx';
import { amountText } from '@foyer/text/amount.ts';
import { HashedNote, ProofActs } from '#ui/values/ProofActs.tsx';
import { Note } from '#ui/feedback/Note.tsx';
import { wheelProof } from './wheelProof.ts';
import styles from './checkIn.module.css';

/** The drawn prize, and the browser's check that it follows from the two seeds. F01, M03 */
export function CheckInResult({ draw }: { readonly draw: CheckInDraw }) {
  const text = useText('activities/rewards');
  const locale = useLocale();
  const wedges = draw.wedges.map((wedge) => ({ ...wedge, isOut: false }));
  const proof = wheelProof({ ...draw, nonce: 0 }, wedges);
  const tickets = draw.wedges.reduce((sum, wedge) => sum + wedge.tickets, 0);
  const holds =
    verifyPrizeWheel({
      commitment: draw.commitment,
      seeds: { serverSeed: draw.serverSeed, clientSeed: draw.clientSeed, nonce: 0 },
      wedges,
      ticket: draw.ticket,
      prizeId: draw.prizeId,
    }) === 'holds';
  const rows = [
    { term: text('draw.commitment'), value: draw.commitment },
    { term: text('draw.serverSeed'), value: draw.serverSeed },
    { term: text('draw.seed'), value: draw.clientSeed },
  ];
  return (
    <section className={styles.result} aria-label={text('draw.last')}>
      <p className="muted small">{text('draw.resultOf', { day: draw.day })}</p>
      <p className={styles.won} role="status">
        {text('draw.result', { name: draw.prizeName })}
      </p>
      <p>
        {draw.kind === 'money'
          ? text('draw.paid', { amount: amountText(draw.amountSatang), cost: amountText(draw.costSatang) })
          : text('draw.points', { points: draw.points })}
      </p>
      <details className={styles.fair}>
        <summary>{text('draw.checkIt')}</summary>
        <p>{text('draw.ticket', { ticket: draw.ticket + 1, tickets })}</p>
        <CopyRows rows={rows.map((row) => ({ ...row, copy: text('draw.copy', { what: row.term }) }))} />
        <Note tone={holds ? 'good' : 'bad'}>{text(holds ? 'draw.holds' : 'draw.wrong')}</Note>
        <ProofActs proof={proofText(proof)} address={verifierAddress(locale, proof)} className={styles.ways} />
        <HashedNote family="wheel" />
      </details>
    </section>
  );
}
