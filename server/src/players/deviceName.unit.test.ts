import { expect, it } from 'vitest';
import { deviceNameOf } from './deviceName.ts';

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36', 'Chrome · Windows'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', 'Edge · Windows'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1', 'Safari · iOS'],
  ['Mozilla/5.0 (Linux; Android 15; SM-S938B) SamsungBrowser/28.0 Chrome/130.0 Mobile', 'Samsung Internet · Android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox · Linux'],
  ['curl/8.5.0', ''],
  ['', ''],
])('reads %s', (userAgent, name) => {
  expect(deviceNameOf(userAgent)).toBe(name);
});

it('copies no text from the header, however long the header is', () => {
  expect(deviceNameOf(`<script>${'x'.repeat(100_000)} Chrome/1`)).toBe('');
});
