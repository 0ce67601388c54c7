/** The rules of sports that are won by being first. */

export interface PartRule {
  /** Won by the first to reach `to` with this lead, or `cap` with any lead. */
  readonly to: number;
  readonly lead: number;
  readonly cap: number;
}

export interface RaceRules {
  readonly kind: 'race';
  /** Parts that win the match. */
  readonly parts: number;
  readonly part: PartRule;
  /** Of the last possible part, where it has a rule of its own. */
  readonly last: PartRule;
  readonly tickMs: number;
  readonly breakMs: number;
  /** The server's chance of a point between equal sides; 0.5 without serving. The serve changes after each point. */
  readonly serve: number;
  readonly spread: number;
  /** What handicap and total count. */
  readonly counts: 'points' | 'parts';
}

export const isWon = ({ to, lead, cap }: PartRule, home: number, away: number): boolean => {
  const most = Math.max(home, away);
  return most >= cap || (most >= to && Math.abs(home - away) >= lead);
};
