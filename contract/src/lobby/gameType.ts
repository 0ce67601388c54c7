/** Game types. ENUM-001, AMB-055 */
import { wordOf } from '../closedSet.ts';

const types = {
  '-1': 'all',
  '1': 'slots',
  '2': 'live',
  '3': 'sports',
  '4': 'lottery',
  '5': 'fish',
  '6': 'chess',
  '7': 'hall3d',
  '8': 'other',
} as const;
export type GameType = (typeof types)[keyof typeof types];

/** Our name of a type -> the number on the wire. `all` is a filter value only. */
export const gameTypeCodes = {
  all: -1,
  slots: 1,
  live: 2,
  sports: 3,
  lottery: 4,
  fish: 5,
  chess: 6,
  hall3d: 7,
  other: 8,
} as const satisfies Record<GameType, number>;

/** Unknown codes are 'other'. */
export const gameType = (code: number | string): GameType => wordOf(types, code) ?? 'other';
export const gameTypeLabel = (code: number | string) => `gameType.${gameType(code)}` as const;
/** The 3D hall has a label and a section, never an entry of the top navigation. */
export const isNavigable = (type: GameType): boolean => type !== 'all' && type !== 'hall3d' && type !== 'other';
