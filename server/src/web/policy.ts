/** Security headers of a page. The policy has hashes of the inline parts, not a nonce, so pages can be cached. S05 */
import { bootScript, hashOf } from './bootScript.ts';

const bootHash = hashOf(bootScript);

/** Allowed origins besides the site's own. */
interface Origins {
  /** Payment pages, to which a form may lead. */
  readonly payment?: readonly string[];
  /** Hosts of an operator's pictures and videos. */
  readonly pictures?: readonly string[];
  /** The API of a front of static files: its calls, its pictures, its forms. Decision 465 */
  readonly api?: readonly string[];
  /** Trusted Types policies of other pages that are served with this policy too. Decision 465 */
  readonly trustedTypes?: readonly string[];
  /** Whether forms show the captcha's widget, which is a page of this site in a frame. Decision 448 */
  readonly hasCaptchaWidget?: boolean;
}

/** `inlineStyles`: the texts of the inline styles that pages may have. */
export function contentPolicy(
  inlineStyles: string | readonly string[],
  { payment = [], pictures = [], api = [], trustedTypes = [], hasCaptchaWidget = false }: Origins = {},
): string {
  const hashes = [inlineStyles]
    .flat()
    .filter((style) => style !== '')
    .map((style) => ` ${hashOf(style)}`);
  return [
    "default-src 'none'",
    `script-src 'self' ${bootHash}`,
    `style-src 'self'${hashes.join('')}`,
    ["img-src 'self' data: blob:", ...api, ...pictures].join(' '),
    ["media-src 'self'", ...pictures].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...api].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    ...(hasCaptchaWidget ? ["frame-src 'self'"] : []),
    ["form-action 'self'", ...api, ...payment].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The captcha's worker is the only script that the client names by its address. Decision 448
    ['trusted-types captcha-worker', ...trustedTypes].join(' '),
  ].join('; ');
}

export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  vary: 'cookie, accept-encoding',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
} as const;
