import { betStateLabel } from '@foyer/contract/bets/status.ts';
import { gameDetail } from '@foyer/contract/bets/history.ts';
import type { BetRecord, RoundProof } from '@foyer/contract/bets/history.ts';
import { gameTypeCodes, gameTypeLabel } from '@foyer/contract/lobby/gameType.ts';
import { useQuery } from '@tanstack/react-query';
import { q } from '#api/query.ts';
import { requestIdOf } from '#api/requestId.ts';
import { useText } from '#text/useText.tsx';
import { buttonClass } from '#ui/actions/buttonClass.ts';
import { classes } from '#ui/classes.ts';
import { CopyButton } from '#ui/actions/CopyButton.tsx';
import { DefinitionRows } from '#ui/values/DefinitionRows.tsx';
import type { DefinitionRow } from '#ui/values/DefinitionRows.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { ErrorState } from '#ui/layout/EmptyState.tsx';
import { HashedNote } from '#ui/values/ProofActs.tsx';
import { Money } from '#ui/values/Money.tsx';
import { SkeletonRows } from '#ui/layout/Skeleton.tsx';
import { Time } from '#ui/values/Time.tsx';
import styles from './Bets.module.css';
import { BetSport } from './BetSport.tsx';
import { BetTable } from './BetTable.tsx';
import { BetTicket } from './BetTicket.tsx';
import { hashedFamilyOf } from './hashedFamilyOf.ts';
import { replayAddress } from './replayAddress.ts';

interface BetDetailProps {
  readonly betOrderNo: string;
  readonly onClose: () => void;
}

/** One bet with all its fields and the proof of its round. SI-42, SCREEN-023 */
export function BetDetail({ betOrderNo, onClose }: BetDetailProps) {
  const text = useText('bets');
  const detail = useQuery({ ...q(gameDetail, { betOrderNo, platformCode: '' }), staleTime: 0 });
  return (
    <Dialog title={text('detailTitle')} onClose={onClose}>
      {detail.isPending ? (
        <SkeletonRows rows={6} rowHeight={44} />
      ) : detail.isError ? (
        <ErrorState
          title={text('detailFailed')}
          onRetry={() => void detail.refetch()}
          requestId={requestIdOf(detail.error)}
        >
          {text('unchanged')}
        </ErrorState>
      ) : (
        <div className={styles.detail}>
          <Fields bet={detail.data.bet} />
          {detail.data.ticket && <BetTicket ticket={detail.data.ticket} />}
          {detail.data.table && <BetTable bet={detail.data.bet} table={detail.data.table} />}
          {detail.data.sport && <BetSport bet={detail.data.bet} ticket={detail.data.sport} />}
          {detail.data.proof && <Proof bet={detail.data.bet} proof={detail.data.proof} />}
        </div>
      )}
    </Dialog>
  );
}

function Fields({ bet }: { readonly bet: BetRecord }) {
  const text = useText('bets');
  const label = useText('labels');
  const isSettled = bet.status === '1';
  const rows: DefinitionRow[] = [
    {
      term: text('number'),
      value: (
        <span className={classes('num', styles.copied)}>
          {bet.betOrderNo} <CopyButton value={bet.betOrderNo} label={text('copyNumber')} />
        </span>
      ),
    },
    { term: text('game'), value: bet.gameName || bet.gameId },
    { term: text('platform'), value: bet.platformName || bet.platformCode },
    { term: text('gameType'), value: label(gameTypeLabel(bet.gameType)) },
    { term: text('state'), value: label(betStateLabel(bet.status)) },
    { term: text('betTime'), value: <Time value={bet.betTime} /> },
    { term: text('settleTime'), value: bet.settleTime === undefined ? '–' : <Time value={bet.settleTime} /> },
    ...(bet.voidSatang === undefined ? [] : [{ term: text('voided'), value: <Money amount={bet.voidSatang} /> }]),
    {
      term: text('bet'),
      value: bet.isFree === true ? text('freeRound') : <Money amount={bet.betSatang} />,
    },
    { term: text('valid'), value: <Money amount={bet.validSatang} /> },
    { term: text('paid'), value: isSettled ? <Money amount={bet.betSatang + bet.profitSatang} /> : '–' },
    ...(bet.jackpotSatang === undefined
      ? []
      : [{ term: text('jackpot'), value: <Money amount={bet.jackpotSatang} /> }]),
    { term: text('profit'), value: isSettled ? <Money amount={bet.profitSatang} tone="gain" /> : '–', tone: 'total' },
  ];
  return (
    <>
      <DefinitionRows rows={rows} />
      {bet.voidSatang !== undefined && (
        <p className="muted">{text(bet.gameType === gameTypeCodes.lottery ? 'voidedWhy' : 'betVoidedWhy')}</p>
      )}
    </>
  );
}

/** The seeds of the round. Before the house's seed is revealed, only its commitment. F01, F03 */
function Proof({ bet, proof }: { readonly bet: BetRecord; readonly proof: RoundProof }) {
  const text = useText('bets');
  const { serverSeed, clientSeed, nonce, model } = proof;
  const verify = new URLSearchParams({
    verify: '',
    server: serverSeed,
    client: clientSeed,
    nonce: String(nonce),
    model,
    ...(proof.moves.length > 0 && { moves: proof.moves.join(' ') }),
    ...(proof.choice !== '' && { choice: proof.choice }),
  });
  const hashed = hashedFamilyOf(proof);
  const rows: DefinitionRow[] = [
    ...(proof.chosenText === '' ? [] : [{ term: text('chosen'), value: proof.chosenText }]),
    ...(proof.resultText === '' ? [] : [{ term: text('result'), value: proof.resultText }]),
    { term: text('commitment'), value: <code>{proof.commitment}</code> },
    { term: text('serverSeed'), value: serverSeed === '' ? text('notRevealed') : <code>{serverSeed}</code> },
    { term: text('clientSeed'), value: <code>{clientSeed}</code> },
    { term: text('nonce'), value: <span className="num">{nonce}</span> },
    { term: text(proof.family === 'slot' ? 'spins' : 'moves'), value: <span className="num">{proof.spinCount}</span> },
  ];
  return (
    <section className={styles.proof}>
      <h3>{text('proof')}</h3>
      <p className="muted">{text(serverSeed === '' ? 'proofWaits' : 'proofLead')}</p>
      <DefinitionRows rows={rows} />
      {hashed && <HashedNote family={hashed} />}
      <div className={styles.ways}>
        {bet.status === '1' && (
          <a
            className={buttonClass({ size: 'small' })}
            href={replayAddress(bet, proof.roundId)}
            target="_blank"
            rel="noopener"
          >
            {text('replay')}
          </a>
        )}
        {serverSeed !== '' && (
          <a
            className={buttonClass({ look: 'quiet', size: 'small' })}
            href={`/play/${proof.family}/?${verify}`}
            target="_blank"
            rel="noopener"
          >
            {text('verify')}
          </a>
        )}
      </div>
    </section>
  );
}
