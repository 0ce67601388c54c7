import { describe, expect, it } from 'vitest';
import { localeAsked, pageRequestOf, renewedDeviceCookie, withCarried } from './visitor.ts';

describe('the language of a page', () => {
  it.each([
    ['/home', '', '', 'zh_CN'],
    ['/home', 'lang=th', '', 'th'],
    ['/home?lang=en', 'lang=th', 'zh-CN', 'en'],
    ['/home?lang=xx', 'lang=th', '', 'th'],
    ['/home?lang=xx', 'lang=yy', 'th-TH,th;q=0.9,en;q=0.8', 'th'],
    ['/home', '', 'fr-FR,fr;q=0.9', 'zh_CN'],
    ['/home', '', 'fr-FR,en-GB;q=0.9', 'en'],
  ])('of %s with the cookie %j and the browser %j is %s. I18N-001, AMB-180', (url, cookie, acceptLanguage, locale) => {
    expect(pageRequestOf(url, { cookie, acceptLanguage }).locale).toBe(locale);
  });

  it('is read from a header of any length and shape without harm', () => {
    expect(localeAsked(`${',;q='.repeat(50_000)}th`)).toBeUndefined();
    expect(localeAsked('*')).toBeUndefined();
    expect(localeAsked('constructor,__proto__')).toBeUndefined();
  });
});

describe('the part of an address that belongs to the visit', () => {
  it('is not part of the page, and is kept by a redirect. ROUTE-071, ROUTE-072, S01', () => {
    const asked = pageRequestOf('/mine/center?tab=a&UUID=ticket&agentCode=AB12');
    expect(asked).toMatchObject({ path: '/mine/center?tab=a', carried: 'UUID=ticket&agentCode=AB12', hasTicket: true });
    expect(withCarried('/home?redirect=x', asked.carried)).toBe('/home?redirect=x&UUID=ticket&agentCode=AB12');
    expect(withCarried('/home', 'agentCode=AB12')).toBe('/home?agentCode=AB12');
    expect(withCarried('/home', '')).toBe('/home');
  });

  it('does not affect the page that is cached for everybody', () => {
    expect(pageRequestOf('/home?utm=1&agentCode=A&UUID=b').path).toBe('/home');
    expect(pageRequestOf('/home?type=1&page=2').path).toBe(pageRequestOf('/home?page=2&x=1&type=1').path);
  });

  it.each(['//evil.example/home', '///evil.example', '/\\evil.example', 'http://evil.example/home', '*', ''])(
    'cannot name another host: %s. S07',
    (url) => {
      const { path } = pageRequestOf(url);
      expect(new URL(`https://own.invalid${path}`).host).toBe('own.invalid');
      expect(path.startsWith('/')).toBe(true);
    },
  );
});

describe('the device cookie', () => {
  it('is renewed for 2000 days, of which browsers keep 400. CONST-014, S25', () => {
    expect(renewedDeviceCookie('a=b; deviceId=abcdefgh-1234; c=d', true)).toBe(
      'deviceId=abcdefgh-1234; Path=/; SameSite=Lax; Max-Age=172800000; Secure',
    );
    expect(renewedDeviceCookie('deviceId=abcdefgh-1234', false)).not.toContain('Secure');
  });

  it.each([undefined, '', 'deviceId=', 'deviceId=short', 'deviceId=a b c d e f g h i', 'deviceId=x%0d%0aSet-Cookie'])(
    'is not renewed from %j',
    (cookie) => expect(renewedDeviceCookie(cookie, true)).toBeUndefined(),
  );
});
