/** Every adapter that tells countries passes the conformance cases. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { fileGeo, headerGeo, sandboxGeo } from './geo.ts';
import { geoCases } from './geoConformance.ts';
import type { GeoRig } from './geoConformance.ts';
import type { Visitor } from './geoPort.ts';
import { countryFile } from './testing/countryFile.ts';

const folder = mkdtempSync(join(tmpdir(), 'foyer-geo-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'countries.mmdb');
writeFileSync(file, countryFile({ '5.6.0.0/16': 'DE', '203.0.113.0/24': 'TH', '198.51.100.7/32': 'XX' }));

const at = (ip: string, header = ''): Visitor => ({
  ip,
  proxyHeader: (name) => (name === 'cf-ipcountry' ? header : ''),
});

const rigs: readonly (readonly [string, GeoRig])[] = [
  [
    'a header of the proxy',
    {
      port: headerGeo('CF-IPCountry'),
      known: [
        { visitor: at('5.6.7.8', 'TH'), country: 'TH' },
        { visitor: at('', 'th'), country: 'TH' },
      ],
      unknown: ['', 'XX', 'T1', 'THA', 'T', 'TH, DE', '<b>'].map((header) => at('203.0.113.9', header)),
    },
  ],
  [
    'a file in MaxMind’s format',
    {
      port: fileGeo(file),
      known: [
        { visitor: at('5.6.7.8', 'TH'), country: 'DE' },
        { visitor: at('::ffff:5.6.255.255'), country: 'DE' },
        { visitor: at('203.0.113.255'), country: 'TH' },
      ],
      unknown: ['5.7.0.0', '203.0.114.0', '10.0.0.1', '198.51.100.7', '2001:db8::1'].map((ip) => at(ip, 'TH')),
    },
  ],
  ['the sandbox', { port: sandboxGeo, known: [{ visitor: at('5.6.7.8'), country: 'TH' }], unknown: [] }],
];

describe.each(rigs)('%s does what everything that tells countries must', (_name, rig) => {
  it.each(geoCases.map((one) => [one.name, one] as const))('%s', (_case, one) => one.run(rig));
});

it('stops the start over a file that is no database', () => {
  const wrong = join(folder, 'wrong.mmdb');
  writeFileSync(wrong, 'no database');
  expect(() => fileGeo(wrong)).toThrow(`GEO_FILE: ${wrong} is no database of countries`);
  expect(() => fileGeo(join(folder, 'none.mmdb'))).toThrow('ENOENT');
});
