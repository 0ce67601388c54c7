import { beforeEach, describe, expect, it } from 'vitest';
import { readCookie, writeCookie } from '#session/cookies.ts';
import { chooseLanguage, currentLocale, followLanguage, startLanguage } from '#session/language.ts';
import { loadWords } from '#text/namespaces.ts';

beforeEach(async () => {
  startLanguage('zh_CN');
  writeCookie('lang', 'zh_CN');
  await loadWords('zh_CN', 'ui');
});

describe('the language of a page', () => {
  it('is the one chosen last, whichever texts load first. I18N-003', async () => {
    await Promise.all([chooseLanguage('th'), chooseLanguage('en')]);
    expect([currentLocale(), readCookie('lang'), document.documentElement.lang]).toEqual(['en', 'en', 'en']);
  });
  it('follows another tab without changing the cookie. R07', async () => {
    writeCookie('lang', 'en');
    const first = followLanguage();
    writeCookie('lang', 'th');
    expect(await Promise.all([first, followLanguage()])).toEqual([false, true]);
    expect([currentLocale(), readCookie('lang')]).toEqual(['th', 'th']);
    expect(await followLanguage()).toBe(false);
  });
  it('follows another tab that switches back while the texts load. R07', async () => {
    writeCookie('lang', 'en');
    const first = followLanguage();
    writeCookie('lang', 'zh_CN');
    await Promise.all([first, followLanguage()]);
    expect([currentLocale(), readCookie('lang')]).toEqual(['zh_CN', 'zh_CN']);
  });
});
