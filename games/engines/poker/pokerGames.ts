/** The poker variant of a catalogue game. */
import { catalogueGame } from '../../catalogue/catalogue.ts';
import { isEventRules } from './sitAndGo/structure.ts';
import type { EventRules } from './sitAndGo/structure.ts';

/** Casino hold'em against the dealer, or a sit-and-go of one of two decks. */
export type PokerRules = 'holdem' | EventRules;
export const isPokerRules = (rules: string): rules is PokerRules => rules === 'holdem' || isEventRules(rules);

/** Undefined if the game is not poker. */
export function pokerRulesOf(gameId: string): PokerRules | undefined {
  const engine: string = catalogueGame(gameId)?.engine ?? 'none';
  return isPokerRules(engine) ? engine : undefined;
}
