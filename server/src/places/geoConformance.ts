/** What every adapter that tells countries must do. geo.test.ts runs the cases. docs/ports.md */
import assert from 'node:assert/strict';
import type { GeoPort, Visitor } from './geoPort.ts';

export interface GeoRig {
  readonly port: GeoPort;
  /** Visitors of known countries. At least one. */
  readonly known: readonly { readonly visitor: Visitor; readonly country: string }[];
  /** Visitors whose country cannot be known; none for an adapter that always knows. */
  readonly unknown: readonly Visitor[];
}

const strange = [
  '',
  'localhost',
  '999.1.1.1',
  '1.2.3',
  '::zz',
  '1.1.1.1; drop',
  '\0',
  '2001:db8::1%eth0',
  '::ffff:0:0',
];

export const geoCases: readonly { readonly name: string; run(rig: GeoRig): Promise<void> }[] = [
  {
    name: 'names the country by two capital letters',
    async run({ port, known }) {
      assert.ok(known.length > 0);
      for (const { visitor, country } of known) assert.equal(await port.countryOf(visitor), country);
    },
  },
  {
    name: 'says that it does not know',
    async run({ port, unknown }) {
      for (const visitor of unknown) assert.equal(await port.countryOf(visitor), undefined);
    },
  },
  {
    name: 'throws for no address, and names nothing that is no code of a country',
    async run({ port }) {
      for (const ip of strange) {
        const country = await port.countryOf({ ip, proxyHeader: () => ip });
        assert.ok(country === undefined || /^[A-Z]{2}$/.test(country), JSON.stringify(ip));
      }
    },
  },
];
