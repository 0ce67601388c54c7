/** The parts of a player's file, each with the permission that it needs. */
import type { Permission } from '@foyer/contract/desk/permissions.ts';

export const playerTabs = [
  'profile',
  'wallet',
  'statement',
  'orders',
  'bets',
  'devices',
  'events',
  'limits',
  'notes',
  'letters',
] as const;
export type PlayerTab = (typeof playerTabs)[number];

export const permissionOfTab: Readonly<Record<PlayerTab, Permission>> = {
  profile: 'players.read',
  wallet: 'players.money',
  statement: 'players.money',
  orders: 'players.money',
  bets: 'players.bets',
  devices: 'players.security',
  events: 'players.security',
  limits: 'players.read',
  notes: 'players.read',
  letters: 'messages.read',
};
