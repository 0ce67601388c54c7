/**
 * The sandbox's captcha service: a widget that asks for a tick and lets everybody pass. Its script brings a token that
 * is valid once, for five minutes. docs/ports.md
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { locales } from '@foyer/contract/envelope.ts';
import { intlLocales } from '@foyer/text/locale.ts';
import { translate } from '@foyer/text/translate.ts';
import type { FastifyInstance } from 'fastify';
import { sandboxCaptchaScript } from '../../config.ts';
import type { House } from '../../house.ts';
import { houseKey } from '../../players/houseKey.ts';
import { newToken } from '../../players/tokens.ts';
import type { CaptchaService } from './captchaPort.ts';
import { useChallenge } from './captchaStore.ts';

const lifeMs = 5 * 60_000;

const signature = (house: House, fields: string): Buffer =>
  createHmac('sha256', houseKey(house.config, 'sandbox captcha')).update(fields).digest().subarray(0, 16);

/** A token that the service confirms once. */
export function newSandboxToken(house: House): string {
  const fields = `${newToken(house)}.${house.now() + lifeMs}`;
  return `${fields}.${signature(house, fields).toString('base64url')}`;
}

const shape = /^([\w-]{22}\.(\d{1,16}))\.([\w-]{22})$/;

export const sandboxCaptcha = (house: House): CaptchaService => ({
  async verify(token) {
    const [, fields = '', endsMs = '', given = ''] = shape.exec(token) ?? [];
    const mac = Buffer.from(given, 'base64url');
    const expected = signature(house, fields);
    if (mac.length !== expected.length || !timingSafeEqual(mac, expected)) return 'refused';
    if (Number(endsMs) <= house.now()) return 'refused';
    const hash = createHash('sha256').update(fields).digest();
    return (await useChallenge(house, hash, Number(endsMs))) ? 'passed' : 'refused';
  },
});

/** Defines the same global as Turnstile, with one box to tick. The token's time begins when the script is served. */
const widgetScript = `window.turnstile={render(box,options){
const words=%WORDS%,isDark=options.theme!=='light';
const label=document.createElement('label'),tick=document.createElement('input');
tick.type='checkbox';
tick.style.cssText='inline-size:24px;block-size:24px;flex:none;margin:0;accent-color:'+(isDark?'#dbba7c':'#8a6021');
label.style.cssText='display:flex;gap:12px;align-items:center;box-sizing:border-box;min-block-size:64px;padding:8px 12px;'+
'font:16px/1.4 system-ui,sans-serif;border:1px solid #8a8f98;border-radius:8px;'+
(isDark?'color:#f2f3f5;background:#1b1815':'color:#16181c;background:#fff');
label.append(tick,words[options.language]||words.en);
tick.onchange=()=>{
tick.onclick=event=>event.preventDefault();
options.callback('%TOKEN%')
};
setTimeout(options['expired-callback'],%LIFE%);
box.append(label)
}}`;

/** Serves the widget's script. Exists only in a sandbox without a service of the operator's. */
export function mountSandboxCaptcha(app: FastifyInstance, house: House): void {
  const { captcha, captchaScript } = house.config;
  if (captcha !== 'service' || captchaScript !== sandboxCaptchaScript) return;
  const words = Object.fromEntries(
    locales.map((locale) => [intlLocales[locale], translate(locale)('captcha', 'sandboxService')]),
  );
  app.get(sandboxCaptchaScript, async (_request, reply) =>
    reply
      .header('cache-control', 'private, no-store')
      // The frame that loads it has no origin of the site.
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('text/javascript; charset=utf-8')
      .send(
        widgetScript
          .replace('%WORDS%', JSON.stringify(words))
          .replace('%TOKEN%', newSandboxToken(house))
          .replace('%LIFE%', String(lifeMs)),
      ),
  );
}
