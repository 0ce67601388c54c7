/**
 * Layout of the sandbox's own pages, which stand in for phones, third parties and payers' banks. They have no script.
 * The content security policy allows the style by its hash and nothing else. S05
 */
import { createHash } from 'node:crypto';
import type { Locale } from '@foyer/contract/envelope.ts';
import { intlLocales } from '@foyer/text/locale.ts';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from './html.ts';
import { sandboxStyle } from './style.ts';

const styleHash = createHash('sha256').update(sandboxStyle).digest('base64');

export interface SandboxPage {
  readonly lang: Locale;
  readonly title: string;
  /** Says what is not real about this page. */
  readonly badge: string;
  readonly lead: string;
  /** HTML below the lead, with every value escaped. */
  readonly content: string;
}

/** Sends a page that is not cached. Use `form` for pages with a form to this site. */
export function sendSandboxPage(reply: FastifyReply, page: SandboxPage, form: 'form' | 'none' = 'none'): FastifyReply {
  const formAction = form === 'form' ? "'self'" : "'none'";
  return reply
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action ${formAction}; frame-ancestors 'none'`,
    )
    .header('cache-control', 'private, no-store')
    .header('referrer-policy', 'same-origin')
    .type('text/html; charset=utf-8')
    .send(framed(page));
}

function framed({ lang, title, badge, lead, content }: SandboxPage): string {
  return `<!doctype html>
<html lang="${intlLocales[lang]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${sandboxStyle}</style>
</head>
<body>
<main>
<p class="badge">${escapeHtml(badge)}</p>
<h1>${escapeHtml(title)}</h1>
<p class="lead">${escapeHtml(lead)}</p>
${content}
</main>
</body>
</html>
`;
}
