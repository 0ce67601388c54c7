/** Names of sports, parts, markets and picks. */
import { sportKinds } from '@foyer/contract/play/sport.ts';
import type { MarketKind, SportCode, SportRunning } from '@foyer/contract/play/sport.ts';
import type { Words } from './words.ts';

type Unit = 'Half' | 'Quarter' | 'Period' | 'Set' | 'Inning' | 'Sprint' | 'Frame' | 'Map' | 'Game' | 'Round';

const units: Readonly<Record<SportCode, Unit>> = {
  football: 'Half',
  basketball: 'Quarter',
  tennis: 'Set',
  baseball: 'Inning',
  darts: 'Set',
  handball: 'Half',
  iceHockey: 'Period',
  cycleRacing: 'Sprint',
  rugby: 'Half',
  billiards: 'Frame',
  volleyball: 'Set',
  lanes: 'Map',
  shooter: 'Map',
  duel: 'Game',
  rooster: 'Round',
};

/** Unknown sports of a newer house are drawn as football. */
export const codeOf = (sportId: number): SportCode =>
  sportKinds.find((kind) => kind.sportId === sportId)?.code ?? 'football';

export function sportName(words: Words, sportId: number): string {
  const kind = sportKinds.find((each) => each.sportId === sportId);
  return kind === undefined ? '' : words(`sport${kind.sportId}`);
}

export const partName = (words: Words, sportId: number, part: number): string =>
  words(`unit${units[codeOf(sportId)]}`, { n: part });

/** Formats a line, such as `+1.5` or `2.5`. Lines are never whole, so that no stake is returned. */
const lineText = (param: number, hasSign: boolean): string =>
  `${param < 0 ? '−' : hasSign ? '+' : ''}${(Math.abs(param) / 2).toFixed(1)}`;

interface Place {
  readonly sportId: number;
  readonly kind: MarketKind;
  readonly param: number;
}

/** Sports in which a match can be drawn. */
const drawn: ReadonlySet<SportCode> = new Set(['football', 'handball', 'rugby']);

export function marketName(words: Words, { sportId, kind, param }: Place): string {
  switch (kind) {
    case 'winner':
      return words(drawn.has(codeOf(sportId)) ? 'mWinner' : 'mWinnerTwo');
    case 'handicap':
      return words('mHandicap');
    case 'total':
      return words('mTotal');
    case 'part':
      return words('mPart', { part: partName(words, sportId, param) });
    case 'bothScore':
      return words('mBothScore');
    case 'oddEven':
      return words('mOddEven');
    case 'nextScore':
      return words('mNextScore', { n: param });
    case 'exact':
      return words('mExact');
  }
}

interface Pick extends Place {
  readonly pick: string;
  readonly homeName: string;
  readonly awayName: string;
}

/** The full name of a pick, as on a slip. */
export function pickName(words: Words, { kind, param, pick, homeName, awayName }: Pick): string {
  const side = pick === 'home' ? homeName : pick === 'away' ? awayName : '';
  if (kind === 'handicap') return `${side} ${lineText(pick === 'home' ? param : -param, true)}`;
  if (kind === 'total') return `${words(pick === 'over' ? 'over' : 'under')} ${lineText(param, false)}`;
  if (side !== '') return side;
  switch (pick) {
    case 'draw':
      return words('drawLong');
    case 'yes':
    case 'no':
    case 'odd':
    case 'even':
    case 'none':
      return words(pick);
    default:
      return pick.replace('-', ' : ');
  }
}

/** The short name of a pick, beside the odds of a row. */
export function pickShort(words: Words, kind: MarketKind, param: number, pick: string): string {
  if (kind === 'handicap') return lineText(pick === 'home' ? param : -param, true);
  if (kind === 'total') return `${words(pick === 'over' ? 'overShort' : 'underShort')} ${lineText(param, false)}`;
  if (pick === 'home' || pick === 'away' || pick === 'draw') return words(pick);
  if (pick === 'yes' || pick === 'no' || pick === 'odd' || pick === 'even' || pick === 'none') return words(pick);
  return pick.replace('-', ' : ');
}

/** The phase, or the part and minute, of a match. */
export function clockText(words: Words, running: SportRunning): string {
  const { phase, isBreak, part, minute, sportId } = running;
  if (phase === 'over') return words('phaseOver');
  if (phase === 'void') return words('phaseVoid');
  if (phase === 'before') return words('phaseBefore');
  if (isBreak) return words('resting');
  const shown = partName(words, sportId, Math.max(1, part));
  return minute > 0 ? `${shown} ${minute}′` : shown;
}
