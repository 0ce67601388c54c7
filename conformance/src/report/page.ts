/** The report as one HTML file: every finding with its request and its reply. */
import { html } from '@foyer/reference/html.ts';
import type { Html } from '@foyer/reference/html.ts';
import { checkNames } from '../finding.ts';
import type { CheckName, Finding } from '../finding.ts';
import type { KitResult } from '../runKit.ts';
import { replyOf, requestOf } from './shown.ts';

const style = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
details{border:1px solid GrayText;border-radius:6px;margin:.5rem 0;padding:.5rem .75rem}summary{cursor:pointer;overflow-wrap:anywhere}
pre{overflow:auto;white-space:pre-wrap;overflow-wrap:anywhere;font-size:13px}`;

const findingPart = ({ call, path, tried, problem, exchange }: Finding): Html =>
  html`<details>
    <summary><strong>${call}</strong> <code>${path}</code>: ${tried}: ${problem}</summary>
    <h3>Request</h3>
    <pre tabindex="0">${requestOf(exchange)}</pre>
    <h3>Reply</h3>
    <pre tabindex="0">${replyOf(exchange)}</pre>
  </details> `;

function groupPart([check, title]: readonly [string, string], findings: readonly Finding[]): Html {
  const own = findings.filter((finding) => finding.check === (check as CheckName));
  return own.length === 0
    ? html``
    : html`<section>
        <h2>${title} (${own.length})</h2>
        ${own.map(findingPart)}
      </section>`;
}

export function htmlReport({ url, calls, findings }: KitResult): string {
  const groups = Object.entries(checkNames).map((entry) => groupPart(entry, findings));
  const skipped = calls.flatMap((one) => one.skipped.map(({ reason }) => html`<li>${one.call}: ${reason}</li>`));
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'" />
        <title>Conformance of ${url}</title>
        <style>
          ${{ markup: style }}
        </style>
      </head>
      <body>
        <main>
          <h1>Conformance of ${url}</h1>
          <p>${calls.length} calls, ${findings.length} findings.</p>
          ${groups}
          <section>
            <h2>Not checked (${skipped.length})</h2>
            <ul>
              ${skipped}
            </ul>
          </section>
        </main>
      </body>
    </html> `.markup;
}
