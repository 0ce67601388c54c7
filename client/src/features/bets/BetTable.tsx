import type { BetRecord, TableTicket } from '@foyer/contract/bets/history.ts';
import { proofText, verifierAddress } from '@foyer/games/fair/proof.ts';
import { useLocale, useText } from '#text/useText.tsx';
import { buttonClass } from '#ui/actions/buttonClass.ts';
import { DefinitionRows } from '#ui/values/DefinitionRows.tsx';
import type { DefinitionRow } from '#ui/values/DefinitionRows.tsx';
import { HashedNote, ProofActs } from '#ui/values/ProofActs.tsx';
import { Money } from '#ui/values/Money.tsx';
import { tableProof } from './betProof.ts';
import styles from './Bets.module.css';
import { spotName } from './spotName.ts';
import { replayAddress } from './replayAddress.ts';

/** The spots of a bet at a live table, with links to its replay and proof in the table's window. M07, F01 */
export function BetTable({ bet, table }: { readonly bet: BetRecord; readonly table: TableTicket }) {
  const text = useText('bets');
  const spots = useText('table');
  const { code, roundNo, numbers, shown, chips, seed, anchor, salt } = table;
  const locale = useLocale();
  const proof = tableProof(bet.gameId, table);
  const isOver = numbers.length > 0;
  const rows: DefinitionRow[] = [
    { term: text('round'), value: <span className="num">{roundNo}</span> },
    ...(isOver ? [{ term: text('came'), value: <span className="num">{shown}</span> }] : []),
    ...chips.map((chip) => ({
      term: spotName(spots, code, chip),
      value: (
        <>
          <Money amount={chip.satang} />
          {isOver && (
            <>
              {' '}
              <span className="muted">{text('chipBack')}</span> <Money amount={chip.backSatang} />
            </>
          )}
        </>
      ),
    })),
    ...(anchor === '' ? [] : [{ term: text('anchor'), value: <code>{anchor}</code> }]),
    ...(salt === '' ? [] : [{ term: text('salt'), value: <code>{salt}</code> }]),
    { term: text('seed'), value: isOver ? <code>{seed}</code> : text('notRevealed') },
  ];
  return (
    <section className={styles.proof}>
      <h3>{text('tableTitle')}</h3>
      <p className="muted">{text('tableLead')}</p>
      <DefinitionRows rows={rows} />
      {isOver && (
        <div className={styles.ways}>
          <a
            className={buttonClass({ size: 'small' })}
            href={replayAddress(bet, roundNo)}
            target="_blank"
            rel="noopener"
          >
            {text('replay')}
          </a>
          <a
            className={buttonClass({ look: 'quiet', size: 'small' })}
            href={verifyAddress(bet, table)}
            target="_blank"
            rel="noopener"
          >
            {text('verify')}
          </a>
        </div>
      )}
      {proof && <ProofActs proof={proofText(proof)} address={verifierAddress(locale, proof)} className={styles.ways} />}
      <HashedNote family="table" />
    </section>
  );
}

function verifyAddress(bet: BetRecord, { code, roundNo, seed, position, anchor, salt }: TableTicket): string {
  const verify = new URLSearchParams({
    verify: '',
    code,
    table: bet.gameId,
    no: roundNo,
    seed,
    position: String(position),
    anchor,
    salt,
  });
  return `/play/table/?${verify}`;
}
