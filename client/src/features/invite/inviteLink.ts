/**
 * The invitation link: the agency's domain if the operator has set one, otherwise this site's registration, with the
 * player's code. SI-36, AMB-020
 */
export function inviteLink(agentDomain: string, code: string, origin: string): string {
  const link = new URL('/register', origin);
  try {
    const own = new URL(agentDomain === '' ? link.href : agentDomain, origin);
    // Only https addresses and addresses of this site are used.
    if (own.protocol === 'https:' || own.origin === origin) link.href = own.href;
  } catch {
    // The operator's setting is not a valid address, so the site's own is used.
  }
  link.searchParams.set('agentCode', code);
  return link.href;
}
