/**
 * Serves the page with an outside service's captcha widget, which forms show in a sandboxed frame. Only this page may
 * load the service's script, and it has an origin of its own there: no cookie, storage or page of the site. Decision 448
 */
import { isLocale } from '@foyer/contract/envelope.ts';
import { defaultLanguage } from '@foyer/contract/defaultLanguage.ts';
import { intlLocales } from '@foyer/text/locale.ts';
import { translate } from '@foyer/text/translate.ts';
import type { FastifyInstance } from 'fastify';
import type { HouseConfig } from '../config.ts';
import { hashOf } from './bootScript.ts';

const path = '/captcha-widget';

/**
 * Renders the widget by the function that Turnstile, hCaptcha and reCAPTCHA share, and reports to the page around it:
 * `shown`, `token`, `expired`, `failed`, and `opened` or `closed` when a task needs more room. It is constant, so that
 * the policy can name it by its hash.
 */
const widgetScript = `(()=>{
const box=document.getElementById('widget'),{siteKey,language,theme}=box.dataset;
const tell=(captcha,token)=>parent.postMessage({captcha,token:String(token||'')},location.origin);
const say=kind=>()=>tell(kind);
let tries=0;
const draw=()=>{
const service=window.turnstile||window.hcaptcha||window.grecaptcha;
if(!service||typeof service.render!='function'){if((tries+=1)<100)setTimeout(draw,100);else tell('failed');return}
try{
service.render(box,{sitekey:siteKey,theme,language,hl:language,callback:token=>tell('token',token),
'expired-callback':say('expired'),'chalexpired-callback':say('expired'),'timeout-callback':say('expired'),
'error-callback':say('failed'),'open-callback':say('opened'),'close-callback':say('closed')});
tell('shown')
}catch{tell('failed')}
};
const script=document.createElement('script');
script.src=box.dataset.script;
script.onload=draw;
script.onerror=say('failed');
document.head.append(script)
})()`.replaceAll('\n', '');

/** The service styles its widget inline. Neither styles nor scripts reach the site from here. */
function policyOf({ captchaScript, captchaOrigins }: Pick<HouseConfig, 'captchaScript' | 'captchaOrigins'>): string {
  // A path is the script of the sandbox's own service.
  const origin = captchaScript.startsWith('/') ? "'self'" : new URL(captchaScript).origin;
  const service = [origin, ...captchaOrigins].join(' ');
  return [
    "default-src 'none'",
    `script-src ${hashOf(widgetScript)} ${service}`,
    `style-src 'unsafe-inline' ${service}`,
    `img-src data: ${service}`,
    `font-src ${service}`,
    `connect-src ${service}`,
    `frame-src ${service}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

const escape = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Registers the page only if the operator has named a script. Otherwise its address replies 404. */
export function serveCaptchaWidget(
  app: FastifyInstance,
  config: Pick<HouseConfig, 'captchaScript' | 'captchaSiteKey' | 'captchaOrigins'>,
): void {
  const { captchaScript, captchaSiteKey } = config;
  if (captchaScript === '') return;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policyOf(config),
    'cache-control': 'public, max-age=300',
    'referrer-policy': 'origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'x-frame-options': 'SAMEORIGIN',
  };
  app.get<{ Querystring: { lang?: unknown; theme?: unknown } }>(path, async (request, reply) => {
    const { lang, theme } = request.query;
    const locale = isLocale(lang) ? lang : defaultLanguage();
    const shown = theme === 'light' ? 'light' : 'dark';
    const data = `data-site-key="${captchaSiteKey}" data-language="${intlLocales[locale]}" data-theme="${shown}"`;
    return reply
      .headers(headers)
      .send(
        `<!doctype html><html lang="${intlLocales[locale]}"><head><meta charset="utf-8">` +
          `<meta name="robots" content="noindex"><meta name="color-scheme" content="${shown}">` +
          `<title>${escape(translate(locale)('ui', 'captchaWidget'))}</title><style>body{margin:0}</style></head>` +
          `<body><div id="widget" ${data} data-script="${escape(captchaScript)}"></div>` +
          `<script>${widgetScript}</script></body></html>`,
      );
  });
}
