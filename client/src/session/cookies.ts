/** The cookies that scripts may read: device id, language, referral, theme, shortcuts, and the session marker. ENTITY-044 */
const dayMs = 86_400_000;

/**
 * Lifetimes in days. The session cookie itself is HttpOnly, so scripts cannot read it. S02, CONST-014 to CONST-016,
 * AMB-181
 */
export const cookies = {
  deviceId: { name: 'deviceId', lifeDays: 2000 },
  lang: { name: 'lang', lifeDays: 365 },
  agentCode: { name: 'agentCode', lifeDays: 7 },
  theme: { name: 'theme', lifeDays: 365 },
  keys: { name: 'keys', lifeDays: 365 },
  signedIn: { name: 'signedIn', lifeDays: 0 },
} as const;
export type CookieName = keyof typeof cookies;

export function readCookie(name: CookieName, header = document.cookie): string {
  for (const part of header.split('; ')) {
    const at = part.indexOf('=');
    if (part.slice(0, at) !== cookies[name].name) continue;
    try {
      return decodeURIComponent(part.slice(at + 1));
    } catch {
      return '';
    }
  }
  return '';
}

export function writeCookie(name: CookieName, value: string): void {
  const { name: key, lifeDays } = cookies[name];
  const life = lifeDays === 0 ? '' : `; expires=${new Date(Date.now() + lifeDays * dayMs).toUTCString()}`;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is not in every browser yet
  document.cookie = `${key}=${encodeURIComponent(value)}; path=/; samesite=lax${life}${secure}`;
}

export function clearCookie(name: CookieName): void {
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is not in every browser yet
  document.cookie = `${cookies[name].name}=; path=/; max-age=0; samesite=lax`;
}

/** The device id, created on the first visit. It is random and derived from nothing on the device. CONST-014 */
export function deviceId(): string {
  const kept = readCookie('deviceId');
  if (/^[\w-]{8,64}$/.test(kept)) return kept;
  const made = crypto.randomUUID();
  writeCookie('deviceId', made);
  return made;
}
