/** The page with an outside service's captcha: what it may load, and what it reports. Decision 448 */
import { runInNewContext } from 'node:vm';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { serveCaptchaWidget } from './captchaWidget.ts';

const config = {
  captchaScript: 'https://captcha.example/api.js?render=explicit&hl="x',
  captchaSiteKey: 'key_1',
  captchaOrigins: ['https://frames.captcha.example'],
};
async function pageAt(url: string, given = config) {
  const app = fastify();
  serveCaptchaWidget(app, given);
  const reply = await app.inject({ url });
  await app.close();
  return reply;
}

it('does not exist without a script', async () => {
  expect((await pageAt('/captcha-widget', { ...config, captchaScript: '' })).statusCode).toBe(404);
});

it('may load the service’s script and frames, and be shown by this site only', async () => {
  const { headers, body } = await pageAt('/captcha-widget?lang=th&theme=light');
  const policy = String(headers['content-security-policy']).split('; ');
  const service = 'https://captcha.example https://frames.captcha.example';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`frame-src ${service}`);
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy.find((one) => one.startsWith('script-src'))).toMatch(
    new RegExp(`^script-src 'sha256-[^']+' ${service}$`),
  );
  expect(body).toContain('data-site-key="key_1" data-language="th" data-theme="light"');
  expect(body).toContain('data-script="https://captcha.example/api.js?render=explicit&amp;hl=&quot;x"');
});

it('takes no words from its address', async () => {
  const { body } = await pageAt('/captcha-widget?lang=%22%3E%3Cb%3E&theme=%22%3E%3Cb%3E&theme=light');
  expect(body).not.toContain('<b>');
  expect(body).toContain('data-language="zh-CN" data-theme="dark"');
});

interface Drawn {
  readonly sitekey: string;
  readonly callback: (token: string) => void;
  readonly 'expired-callback': () => void;
  readonly 'error-callback': () => void;
}

/** Runs the page's script with a service, and returns what it reports. */
async function run(service: Record<string, unknown>, waits: (() => void)[] = []) {
  const { body } = await pageAt('/captcha-widget');
  const [, script = ''] = /<script>(.*)<\/script>/.exec(body) ?? [];
  const reports: unknown[] = [];
  const loaded = { src: '', onload: () => undefined, onerror: () => undefined };
  const dataset = { siteKey: 'key_1', language: 'en', theme: 'dark', script: 'https://captcha.example/api.js' };
  runInNewContext(script, {
    document: { getElementById: () => ({ dataset }), createElement: () => loaded, head: { append: () => undefined } },
    parent: {
      postMessage: (report: object, target: string) => reports.push({ ...report, target }),
    },
    location: { origin: 'https://site.example' },
    window: service,
    setTimeout: (again: () => void) => waits.push(again),
  });
  return { loaded, reports };
}
const report = (captcha: string, token = '') => ({ captcha, token, target: 'https://site.example' });

describe('the script', () => {
  it.each(['turnstile', 'hcaptcha', 'grecaptcha'])('draws the widget of %s and reports its token', async (name) => {
    const drawn: Drawn[] = [];
    const { loaded, reports } = await run({
      [name]: { render: (_box: unknown, options: Drawn) => drawn.push(options) },
    });
    expect(loaded.src).toBe('https://captcha.example/api.js');
    loaded.onload();
    expect(drawn).toMatchObject([{ sitekey: 'key_1', language: 'en', hl: 'en', theme: 'dark' }]);
    drawn[0]?.callback('token 1');
    drawn[0]?.['expired-callback']();
    drawn[0]?.['error-callback']();
    expect(reports).toEqual([report('shown'), report('token', 'token 1'), report('expired'), report('failed')]);
  });

  it('reports a script that is blocked, and one that draws nothing', async () => {
    const blocked = await run({});
    blocked.loaded.onerror();
    expect(blocked.reports).toEqual([report('failed')]);
    const waits: (() => void)[] = [];
    const silent = await run({}, waits);
    silent.loaded.onload();
    for (let again = waits.shift(); again !== undefined; again = waits.shift()) again();
    expect(silent.reports).toEqual([report('failed')]);
  });
});
