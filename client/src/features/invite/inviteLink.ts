/**
 * The link that brings a friend: the agency's own domain where the operator has one, else this site's registration,
 * with the code that binds them. SI-36, AMB-020
 */
export function inviteLink(agentDomain: string, code: string, origin: string): string {
  const link = new URL('/register', origin);
  try {
    const own = new URL(agentDomain === '' ? link.href : agentDomain, origin);
    // Only an address that a browser opens as a page.
    if (own.protocol === 'https:' || own.origin === origin) link.href = own.href;
  } catch {
    // The operator's setting is not a valid address, so the site's own is used.
  }
  link.searchParams.set('agentCode', code);
  return link.href;
}
