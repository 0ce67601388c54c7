/** Describes a bet at the desk for its player's bet record. M07, F01 */
import type { SportTicket } from '@foyer/contract/bets/history.ts';
import type { Locale } from '@foyer/contract/envelope.ts';
import type { BetLeg, SportBet } from '@foyer/contract/play/sportBets.ts';
import type { SportCode } from '@foyer/games/engines/sport/kinds.ts';
import { rulesOf, sportOfId } from '@foyer/games/engines/sport/sports.ts';
import { translate } from '@foyer/text/translate.ts';
import type { House } from '../../house.ts';
import { readBet } from './betStore.ts';
import { betsView } from './betViews.ts';
import { matchOf, standingAt } from './matches.ts';

type Text = ReturnType<typeof translate>;

const units = {
  football: 'unitHalf',
  basketball: 'unitQuarter',
  tennis: 'unitSet',
  baseball: 'unitInning',
  darts: 'unitSet',
  handball: 'unitHalf',
  iceHockey: 'unitPeriod',
  cycleRacing: 'unitSprint',
  rugby: 'unitHalf',
  billiards: 'unitFrame',
  volleyball: 'unitSet',
  lanes: 'unitMap',
  shooter: 'unitMap',
  duel: 'unitGame',
  rooster: 'unitRound',
} as const satisfies Record<SportCode, string>;

const line = (param: number, hasSign: boolean): string =>
  `${param < 0 ? '−' : hasSign ? '+' : ''}${(Math.abs(param) / 2).toFixed(1)}`;

function marketWords(text: Text, { sportId, kind, param }: BetLeg): string {
  const code = sportOfId(sportId)?.code ?? 'football';
  const rules = rulesOf[code];
  switch (kind) {
    case 'winner':
      return text('sport', rules.kind === 'timed' && rules.hasDraw ? 'mWinner' : 'mWinnerTwo');
    case 'handicap':
      return text('sport', 'mHandicap');
    case 'total':
      return text('sport', 'mTotal');
    case 'part':
      return text('sport', 'mPart', { part: text('sport', units[code], { n: param }) });
    case 'bothScore':
      return text('sport', 'mBothScore');
    case 'oddEven':
      return text('sport', 'mOddEven');
    case 'nextScore':
      return text('sport', 'mNextScore', { n: param });
    case 'exact':
      return text('sport', 'mExact');
  }
}

function pickWords(text: Text, { kind, param, pick, homeName, awayName }: BetLeg): string {
  const side = pick === 'home' ? homeName : pick === 'away' ? awayName : '';
  if (kind === 'handicap') return `${side} ${line(pick === 'home' ? param : -param, true)}`;
  if (side !== '') return side;
  switch (pick) {
    case 'over':
    case 'under':
      return `${text('sport', pick)} ${line(param, false)}`;
    case 'draw':
      return text('sport', 'drawLong');
    case 'yes':
    case 'no':
    case 'odd':
    case 'even':
    case 'none':
      return text('sport', pick);
    default:
      return pick.replace('-', ' : ');
  }
}

const states = {
  opening: 'betopening',
  pending: 'betpending',
  open: 'betopen',
  won: 'betwon',
  lost: 'betlost',
  cashed: 'betcashed',
  void: 'betvoid',
  refused: 'betrefused',
} as const satisfies Record<SportBet['state'], string>;
const legStates = {
  open: 'legopen',
  won: 'legwon',
  lost: 'leglost',
  void: 'legvoid',
} as const satisfies Record<BetLeg['state'], string>;

/** The order number without the suffix of a bet that was judged again, such as `S12.1`. */
const orderOf = (betOrderNo: string): string => betOrderNo.split('.', 1)[0] ?? '';

/** Returns undefined for bets of other families. The seed of a match is revealed when it is over. */
export async function sportTicketOf(
  house: House,
  playerId: string,
  betOrderNo: string,
  lang: Locale,
): Promise<SportTicket | undefined> {
  const row = await readBet(house.db, { owner: playerId, order_no: orderOf(betOrderNo) });
  if (row === undefined) return undefined;
  const [bet] = await betsView(house, [row], lang);
  if (bet === undefined) return undefined;
  const text = translate(lang);
  const legs = await Promise.all(
    bet.legs.map(async (leg) => {
      const played = await matchOf(house, leg.matchId);
      const isOver = standingAt(played, house.now()).phase === 'over';
      return {
        matchId: leg.matchId,
        leagueName: leg.leagueName,
        matchText: text('sport', 'versus', { home: leg.homeName, away: leg.awayName }),
        marketText: marketWords(text, leg),
        pickText: pickWords(text, leg),
        offeredOdds: leg.offeredOdds,
        odds: leg.odds,
        stateText: text('sport', legStates[leg.state]),
        scoreText: leg.phase === 'before' ? '' : `${leg.score.home} : ${leg.score.away}`,
        startTime: leg.startMs,
        seed: isOver ? played.link.seed : '',
        position: played.link.position,
        anchor: played.link.chain.anchor,
        salt: played.link.salt,
      };
    }),
  );
  return { stateText: text('sport', states[bet.state]), odds: bet.odds, offeredOdds: bet.offeredOdds, legs };
}
