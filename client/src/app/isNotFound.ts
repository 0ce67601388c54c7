interface Answer {
  readonly status: string;
  readonly _notFound?: boolean;
}

/** A screen that has answered so, or an address without a route, which this mark alone tells. ROUTE-024 */
export const isNotFound = ({ status, _notFound: isUnknown }: Answer): boolean =>
  status === 'notFound' || isUnknown === true;
