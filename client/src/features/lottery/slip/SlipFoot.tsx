import { bettingLimits } from '@foyer/contract/lottery/games.ts';
import { stakeOf } from '@foyer/contract/lottery/selection.ts';
import { betFault } from '@foyer/contract/rules/betting.ts';
import { Link } from '@tanstack/react-router';
import { useOnline } from '#api/useOnline.ts';
import { requireLogin } from '#session/requireLogin.ts';
import { useVisitor } from '#session/signedIn.ts';
import { useUserInfo } from '#session/userInfo.ts';
import { isOffered } from '#session/offered.ts';
import { useText } from '#text/useText.tsx';
import type { Text } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import type { ButtonState } from '#ui/actions/Button.tsx';
import { buttonClass } from '#ui/actions/buttonClass.ts';
import { DefinitionRows } from '#ui/values/DefinitionRows.tsx';
import type { DefinitionRow } from '#ui/values/DefinitionRows.tsx';
import { Money } from '#ui/values/Money.tsx';
import { amountText } from '@foyer/text/amount.ts';
import { Note } from '#ui/feedback/Note.tsx';
import type { GameState, IssueNow } from '../clock/phase.ts';
import { useIssueNow } from '../useGames.ts';
import { shortIssue } from '../words.ts';
import { stepsOf } from './chase.ts';
import type { ChasePlan } from './chase.ts';
import type { CartLine } from './line.ts';
import styles from './Slip.module.css';
import { TodayNet } from './TodayNet.tsx';
import type { BetRequest, Place, Placing } from './usePlace.ts';

interface SlipFootProps {
  readonly game: GameState;
  readonly lines: readonly CartLine[];
  readonly plan: ChasePlan | undefined;
  /** All issues together, in satang. */
  readonly totalSatang: number;
  readonly place: Place;
}

/** Total, balance and the button that places the cart. VALID-058, ERR-048, ROLE-005 */
export function SlipFoot({ game, lines, plan, totalSatang, place }: SlipFootProps) {
  const text = useText('lottery/slip');
  const isPlayer = useVisitor() === 'player';
  const { data: user } = useUserInfo();
  const now = useIssueNow(game);
  const { lotteryCode: code } = game;
  const available = user?.assets.availableSatang;
  const isAbove =
    available !== undefined &&
    betFault(plan ? [totalSatang] : lines.map((line) => stakeOf(code, line)), available) !== undefined;
  const blocked = useBlocked(now, totalSatang);
  const send = () => {
    if (requireLogin('play')) void place.place(requestOf(game, lines, plan, now));
  };
  return (
    <>
      {isPlayer && (
        <Balance
          availableSatang={available}
          afterSatang={available === undefined || isAbove ? undefined : available - totalSatang}
        />
      )}
      <div className={styles.send}>
        <p className={styles.sum}>
          <span className={styles.target}>
            {plan
              ? text('chaseFor', { issue: shortIssue(now.times.issue), count: plan.issues })
              : text('submitFor', { issue: now.times.issue })}
          </span>
          <b>
            <Money amount={totalSatang} />
          </b>
        </p>
        {isAbove ? (
          <Above />
        ) : (
          <Button
            isBlock
            size="large"
            look="primary"
            state={stateOf(place.placing, blocked, isPlayer, text)}
            onClick={send}
          >
            {place.placing.kind === 'sending'
              ? text('sending')
              : isPlayer
                ? text('submit', { amount: amountText(totalSatang) })
                : text('login')}
          </Button>
        )}
        {!isPlayer && <p className="faint small">{text('loginWords')}</p>}
      </div>
    </>
  );
}

interface BalanceProps {
  /** Undefined while it loads. */
  readonly availableSatang: number | undefined;
  /** Undefined if the balance does not cover the bet. */
  readonly afterSatang: number | undefined;
}

function Balance({ availableSatang, afterSatang }: BalanceProps) {
  const text = useText('lottery/slip');
  const rows: DefinitionRow[] = [];
  if (availableSatang !== undefined) rows.push({ term: text('available'), value: <Money amount={availableSatang} /> });
  if (afterSatang !== undefined) rows.push({ term: text('after'), value: <Money amount={afterSatang} /> });
  return (
    <div className={styles.foot}>
      <DefinitionRows rows={rows} />
      {isOffered('betTotals') && <TodayNet />}
    </div>
  );
}

function stateOf(
  { kind }: Placing,
  blocked: string | undefined,
  isPlayer: boolean,
  text: Text<'lottery/slip'>,
): ButtonState {
  if (kind === 'sending') return 'busy';
  if (kind === 'unknown') return { blocked: text('unknownTitle') };
  // Never blocked for a guest, who is asked to log in.
  return blocked === undefined || !isPlayer ? 'ready' : { blocked };
}

/** The message of the rule, and a link to the deposit. */
function Above() {
  const text = useText('lottery/slip');
  const rules = useText('rules');
  return (
    <Note tone="bad" role="alert">
      <p>{rules('betAboveBalance')}</p>
      <Link to="/mine/capital/deposit" className={buttonClass({ size: 'small' })}>
        {text('deposit')}
      </Link>
    </Note>
  );
}

/** Why the cart can't be sent now; undefined if it can. */
function useBlocked({ times, phase }: IssueNow, totalSatang: number): string | undefined {
  const text = useText('lottery/slip');
  const ui = useText('ui');
  const isOnline = useOnline();
  if (!isOnline) return ui('offlineBlocked');
  if (totalSatang > bettingLimits.maxOrderSatang)
    return text('above', { max: amountText(bettingLimits.maxOrderSatang) });
  switch (phase) {
    case 'open':
      return undefined;
    case 'waiting':
      return text('waiting');
    case 'closed':
      return text('closed', { issue: times.issue });
    case 'paused':
      return text('paused');
    case 'annulled':
      return text('annulled', { issue: times.issue });
  }
}

function requestOf(
  game: GameState,
  lines: readonly CartLine[],
  plan: ChasePlan | undefined,
  { times }: IssueNow,
): BetRequest {
  return {
    lotteryCode: game.lotteryCode,
    issue: times.issue,
    lines: lines.map(({ play, picks, bankers, unitSatang, multiple }) => ({
      play,
      picks: picks.map((zone) => [...zone]),
      bankers: [...bankers],
      unitSatang,
      multiple,
    })),
    ...(plan && {
      chase: { isStopOnWin: plan.isStopOnWin, steps: stepsOf(game.lotteryCode, times.index, plan) },
    }),
  };
}
