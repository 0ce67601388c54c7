/** Every call of the desk. The house mounts exactly these, and the reference lists them. */
import * as bets from './bets.ts';
import * as content from './content.ts';
import type { DeskCall } from './deskCall.ts';
import * as games from './games.ts';
import * as messages from './messages.ts';
import * as money from './money.ts';
import * as outgoing from './outgoing.ts';
import * as passkeys from './passkeys.ts';
import * as payments from './payments.ts';
import * as players from './players.ts';
import * as queues from './queues.ts';
import * as risk from './risk.ts';
import * as session from './session.ts';
import * as staff from './staff.ts';

const isCall = (value: unknown): value is DeskCall =>
  typeof value === 'object' && value !== null && 'permission' in value && 'path' in value;

export const deskRooms = {
  session,
  passkeys,
  staff,
  queues,
  payments,
  players,
  bets,
  messages,
  outgoing,
  content,
  games,
  money,
  risk,
} as const;

export const deskCalls: readonly DeskCall[] = Object.values(deskRooms).flatMap((room): DeskCall[] =>
  Object.values<unknown>(room).filter(isCall),
);
