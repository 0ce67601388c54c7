/** Search parameters of the player's offers; invalid ones are dropped. SI-39 */
import { bonusKinds, myOfferStatuses } from '@foyer/contract/promotions/offerStatus.ts';
import type { BonusKind, OfferStatus } from '@foyer/contract/promotions/offerStatus.ts';
import { pageIn } from '#session/pageIn.ts';

export interface OfferSearch {
  /** `beingStaked` is a part of the received ones. */
  readonly status?: OfferStatus | 'beingStaked';
  readonly kind?: BonusKind;
  readonly page?: number;
}

/** In the order of the codes, with `beingStaked` after `received`. */
export const offerStatuses: readonly NonNullable<OfferSearch['status']>[] = Object.values(myOfferStatuses).flatMap(
  (status) => (status === 'received' ? [status, 'beingStaked'] : [status]),
);
export const offerKinds: readonly BonusKind[] = Object.values(bonusKinds);

export function offerSearchIn({ status, kind, page }: Record<string, unknown>): OfferSearch {
  const meant = offerStatuses.find((one) => one === status);
  const meantKind = offerKinds.find((one) => one === kind);
  return {
    ...(meant !== undefined && { status: meant }),
    ...(meantKind !== undefined && { kind: meantKind }),
    ...pageIn(page),
  };
}

const codeOf = (table: Readonly<Record<string, string>>, word: string | undefined): string =>
  Object.keys(table).find((code) => table[code] === word) ?? '';

/** The request fields of the call. */
export const filterOf = ({ status, kind }: OfferSearch) => ({
  status: codeOf(myOfferStatuses, status === 'beingStaked' ? 'received' : status),
  isBeingStaked: status === 'beingStaked',
  kind: codeOf(bonusKinds, kind),
});
