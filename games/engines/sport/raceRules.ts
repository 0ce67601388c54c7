/** The rules of sports that are won by being first. */

export interface PartRule {
  /** Won by the first to have so many, with such a lead, or with `cap` whatever the lead. */
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
  /** The server's chance of a point, both being equally strong; 0.5 where nobody serves. Servers change with each point. */
  readonly serve: number;
  readonly spread: number;
  /** What handicap and total count. */
  readonly counts: 'points' | 'parts';
}

export const isWon = ({ to, lead, cap }: PartRule, home: number, away: number): boolean => {
  const most = Math.max(home, away);
  return most >= cap || (most >= to && Math.abs(home - away) >= lead);
};
