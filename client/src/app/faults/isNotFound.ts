interface Answer {
  readonly status: string;
  readonly _notFound?: boolean;
}

/** A screen that reported not-found, or an address without a route, which only this flag reveals. ROUTE-024 */
export const isNotFound = ({ status, _notFound: isUnknown }: Answer): boolean =>
  status === 'notFound' || isUnknown === true;
