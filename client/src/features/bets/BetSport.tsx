import type { BetRecord, SportTicket } from '@foyer/contract/bets/history.ts';
import { proofText, verifierAddress } from '@foyer/games/fair/proof.ts';
import { isOffered } from '#session/offered.ts';
import { useLocale, useText } from '#text/useText.tsx';
import { buttonClass } from '#ui/actions/buttonClass.ts';
import { DefinitionRows } from '#ui/values/DefinitionRows.tsx';
import type { DefinitionRow } from '#ui/values/DefinitionRows.tsx';
import { HashedNote, ProofActs } from '#ui/values/ProofActs.tsx';
import { Time } from '#ui/values/Time.tsx';
import { matchProof } from './betProof.ts';
import styles from './Bets.module.css';
import { replayAddress } from './replayAddress.ts';

const oddsText = (hundredths: number): string => (hundredths / 100).toFixed(2);

/** The legs of a sport bet, with the proof of each match that is over. M07, F01 */
export function BetSport({ bet, ticket }: { readonly bet: BetRecord; readonly ticket: SportTicket }) {
  const text = useText('bets');
  const all: DefinitionRow[] = [
    { term: text('state'), value: ticket.stateText },
    { term: text('oddsSeen'), value: <span className="num">{oddsText(ticket.offeredOdds)}</span> },
    ...(ticket.odds > 0
      ? [{ term: text('oddsTaken'), value: <span className="num">{oddsText(ticket.odds)}</span> }]
      : []),
  ];
  return (
    <section className={styles.proof}>
      <h3>{text('sportTitle')}</h3>
      {isOffered('simulatedMatches') && <p className="muted">{text('sportLead')}</p>}
      <DefinitionRows rows={all} />
      {ticket.legs.map((leg) => (
        <Leg key={leg.matchId} leg={leg} />
      ))}
      <HashedNote family="sport" />
      <div className={styles.ways}>
        {/* A bet that was settled again has a new number, such as `S12.1`. The replay needs the original number. */}
        <a
          className={buttonClass({ size: 'small' })}
          href={replayAddress(bet, bet.betOrderNo.replace(/\.\d+$/, ''))}
          target="_blank"
          rel="noopener"
        >
          {text('replay')}
        </a>
      </div>
    </section>
  );
}

function Leg({ leg }: { readonly leg: SportTicket['legs'][number] }) {
  const text = useText('bets');
  const locale = useLocale();
  const proof = matchProof(leg);
  const rows: DefinitionRow[] = [
    { term: text('league'), value: leg.leagueName },
    { term: text('matchTime'), value: <Time value={leg.startTime} /> },
    { term: leg.marketText, value: `${leg.pickText} @ ${oddsText(leg.odds > 0 ? leg.odds : leg.offeredOdds)}` },
    { term: text('legState'), value: leg.stateText },
    ...(leg.scoreText === '' ? [] : [{ term: text('score'), value: <span className="num">{leg.scoreText}</span> }]),
    { term: text('anchor'), value: <code>{leg.anchor}</code> },
    ...(leg.salt === '' ? [] : [{ term: text('salt'), value: <code>{leg.salt}</code> }]),
    { term: text('seed'), value: leg.seed === '' ? text('notRevealed') : <code>{leg.seed}</code> },
  ];
  return (
    <>
      <h4>{leg.matchText}</h4>
      <DefinitionRows rows={rows} />
      {proof && <ProofActs proof={proofText(proof)} address={verifierAddress(locale, proof)} className={styles.ways} />}
    </>
  );
}
