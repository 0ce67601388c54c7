/**
 * The badge that a page shows while its browser is in a scenario. The house writes it into the page, so other visitors
 * load nothing for it. It has no script: its button is a form.
 */
import type { Locale } from '@foyer/contract/envelope.ts';
import { translate } from '@foyer/text/translate.ts';
import { escapeHtml } from '../sandbox/html.ts';
import { scenarioPath } from './scenario.ts';
import type { RunningScenario, Scenario } from './scenario.ts';

export const badgeStylePath = `${scenarioPath}/badge.css`;

interface Shown {
  readonly running: RunningScenario;
  readonly nowMs: number;
  /** The page's content security policy, which decides whether it can have the style and the form. */
  readonly policy: string;
  readonly lang: Locale;
}

/** Returns the page with the badge; undefined if the page's policy does not allow its style. */
export function withBadge(html: string, { running, nowMs, policy, lang }: Shown): string | undefined {
  const end = html.lastIndexOf('</body>');
  if (end === -1 || !/style-src 'self'/.test(policy)) return undefined;
  const text = translate(lang);
  const words = escapeHtml(text('scenarios', 'badge', { name: nameOf(lang, running.scenario) }));
  const link = `<a href="${scenarioPath}" target="_blank" rel="noopener">${words}</a>`;
  const button = `<button>${escapeHtml(text('scenarios', 'end'))}</button>`;
  // A game window may send no form: there the link leads to the page with the button.
  const form = /form-action 'self'/.test(policy)
    ? `<form method="post" action="${scenarioPath}"><input type="hidden" name="kind" value="none">${button}</form>`
    : '';
  const leftSeconds = Math.ceil((running.endsMs - nowMs) / 1_000);
  const style = `<link rel="stylesheet" href="${badgeStylePath}?left=${leftSeconds}">`;
  const label = escapeHtml(text('scenarios', 'label'));
  const badge = `${style}<aside id="scenario" aria-label="${label}">${link}${form}</aside>`;
  return html.slice(0, end) + badge + html.slice(end);
}

/** The scenario in a few words, with its number. */
export function nameOf(lang: Locale, scenario: Scenario): string {
  const text = translate(lang);
  switch (scenario.kind) {
    case 'slow':
      return text('scenarios', 'name.slow', { ms: scenario.ms });
    case 'offline':
      return text('scenarios', `name.offline.${scenario.reach}`);
    case 'code':
      return text('scenarios', 'name.code', { code: String(scenario.code), calls: scenario.calls });
    case 'news':
      return text('scenarios', 'name.news', { perSecond: scenario.perSecond });
    case 'clock':
      return text('scenarios', scenario.seconds < 0 ? 'name.clockBack' : 'name.clock', {
        seconds: Math.abs(scenario.seconds),
      });
  }
}

/** Colours of its own: it stands on pages of the site and of the game windows, and must look like neither. */
export const badgeStyle = (leftSeconds: number): string => `
#scenario{position:fixed;z-index:90;left:8px;bottom:calc(env(safe-area-inset-bottom) + 72px);max-width:calc(100vw - 16px);
display:flex;align-items:center;gap:4px;padding:0 4px 0 16px;border-radius:999px;
background:light-dark(oklch(.95 .05 70),oklch(.3 .06 60));color:light-dark(oklch(.38 .1 55),oklch(.9 .08 70));
border:1px solid light-dark(oklch(.72 .1 65),oklch(.52 .09 62));font:14px/1.4 system-ui,sans-serif;
animation:scenario-over 0s linear ${leftSeconds}s forwards}
#scenario form{display:flex;margin:0}
#scenario a{color:inherit;text-decoration:none;padding:12px 12px 12px 0;overflow-wrap:anywhere}
#scenario button{flex:none;min-height:44px;padding:0 16px;border:0;border-radius:999px;background:none;color:inherit;font:inherit;
font-weight:600;white-space:nowrap;text-decoration:underline;text-underline-offset:3px;cursor:pointer}
#scenario :is(a,button):focus-visible{outline:2px solid currentColor;outline-offset:-4px;border-radius:999px}
@media(min-width:768px){#scenario{left:16px;bottom:16px}}
@keyframes scenario-over{to{visibility:hidden}}
`;
