/** Status and kind of a bonus. ENUM-005, ENUM-006, ENUM-010 */
import { wordOf } from '../closedSet.ts';

const statuses = {
  '0': 'applying',
  '1': 'received',
  '2': 'wageringCompleted',
  '3': 'rejected',
  '4': 'auditCleared',
  '5': 'notReceived',
  '6': 'notDrawn',
} as const;
/** In one interpretation, the list of the player's offers has 'not won'; we chose its code. AMB-059 */
export const myOfferStatuses = { ...statuses, '7': 'notWon' } as const;
export type OfferStatus = (typeof myOfferStatuses)[keyof typeof myOfferStatuses];

const labelled = <S extends string>(status: S | undefined) =>
  status === undefined ? ('unknown' as const) : (`offerStatus.${status}` as const);

/** Undefined for an unknown code: the server's own text, else '-', is shown. */
export const offerStatus = (code: string | number) => wordOf(statuses, code);
export const offerStatusLabel = (code: string | number) => labelled(offerStatus(code));
export const myOfferStatus = (code: string | number) => wordOf(myOfferStatuses, code);
export const myOfferStatusLabel = (code: string | number) => labelled(myOfferStatus(code));

/** 'Audit cleared' is final, like all other statuses in which nothing is pending. AMB-060 */
export const isFinalOffer = (status: OfferStatus): boolean =>
  status !== 'applying' && status !== 'notReceived' && status !== 'notDrawn';
export const isReceivable = (status: OfferStatus): boolean => status === 'notReceived';

export const bonusKinds = { '0': 'pre', '1': 'post', '2': 'deducted' } as const;
export type BonusKind = (typeof bonusKinds)[keyof typeof bonusKinds];
export const bonusKind = (code: string | number): BonusKind | undefined => wordOf(bonusKinds, code);
export function bonusKindLabel(code: string | number) {
  const kind = bonusKind(code);
  return kind === undefined ? ('unknown' as const) : (`bonusKind.${kind}` as const);
}
