/** Which call claims a bonus: one table for every place that offers one. AMB-140, ENUM-002 */

/** Where the bonus is offered; an article is a promotion of the hall. */
export type ClaimSource = 'article' | 'bind' | 'depositActivity' | 'privateList' | 'waiting';

/** The first matching row applies; a row without types matches every type. */
const rows = [
  { source: 'bind', call: 'giveBonus' },
  { source: 'depositActivity', call: 'depApplyBonus' },
  { source: 'privateList', call: 'applyPrivateCustomBonus' },
  { source: 'waiting', call: 'receiveMyBonus' },
  { source: 'article', types: ['1', 'A'], call: 'applyRealTimeBonus' },
  { source: 'article', types: ['B', 'C'], call: 'vipApplyBonus' },
  { source: 'article', types: ['3'], call: 'getInviteBonus' },
  { source: 'article', types: ['4'], call: 'checkin' },
  { source: 'article', types: ['6', '7'], call: 'giveBonus' },
  { source: 'article', call: 'otherApplyBonus' },
] as const satisfies readonly { source: ClaimSource; types?: readonly string[]; call: string }[];

export type ClaimCallName = (typeof rows)[number]['call'];

/** '2', '5', '9' and unlisted types use otherApplyBonus. */
export function claimCall(source: ClaimSource, bonusType: string): ClaimCallName {
  const row = rows.find(
    (one) => one.source === source && (!('types' in one) || one.types.some((type) => type === bonusType)),
  );
  return row?.call ?? 'otherApplyBonus';
}
