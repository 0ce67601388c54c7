/** Search parameters of the return address. AMB-155 */
export interface ReturnSearch {
  readonly authType?: string | undefined;
  readonly authCode?: string | undefined;
  readonly state?: string | undefined;
}

const idOf = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[\w-]{1,128}$/.test(value) ? value : undefined;

/** Empty unless both provider and code are present. */
export function returnSearch(search: Record<string, unknown>): ReturnSearch {
  const [authType, authCode, state] = [idOf(search.authType), idOf(search.authCode), idOf(search.state)];
  if (authType === undefined || authCode === undefined) return {};
  return state === undefined ? { authType, authCode } : { authType, authCode, state };
}
