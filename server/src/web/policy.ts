/** Security headers of a page. The policy holds no nonce: hashes of what stands inline, so pages can be cached. S05 */
import { bootScript, hashOf } from './bootScript.ts';

const bootHash = hashOf(bootScript);

/** A form may lead on to `formOrigins` besides: where a deposit is paid. */
export function contentPolicy(inlineStyle: string, formOrigins: readonly string[] = []): string {
  const style = inlineStyle === '' ? '' : ` ${hashOf(inlineStyle)}`;
  return [
    "default-src 'none'",
    `script-src 'self' ${bootHash}`,
    `style-src 'self'${style}`,
    "img-src 'self' data: blob:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ["form-action 'self'", ...formOrigins].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
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
