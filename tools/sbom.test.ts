/** The bill of materials and the licence list name all that is shipped, and nothing else. */
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { nameOf, packagesOf, readLock, shippedOf } from './lockfile.ts';
import { licences, readBill } from './sbom.ts';

const Part = v.object({
  'bom-ref': v.string(),
  purl: v.string(),
  name: v.string(),
  version: v.string(),
  properties: v.array(v.object({ name: v.string() })),
  licenses: v.optional(v.array(v.unknown()), []),
  hashes: v.optional(v.array(v.object({ alg: v.string(), content: v.string() })), []),
});
const Bill = v.object({
  bomFormat: v.literal('CycloneDX'),
  specVersion: v.literal('1.6'),
  serialNumber: v.pipe(v.string(), v.regex(/^urn:uuid:[\da-f-]{36}$/)),
  components: v.array(Part),
  dependencies: v.array(v.object({ ref: v.string(), dependsOn: v.array(v.string()) })),
});

const isOurs = (part: { 'bom-ref': string }) => part['bom-ref'].startsWith('@foyer/');
const lock = readLock();
const named = ([path, { version }]: ReturnType<typeof packagesOf>[number]) => `${nameOf(path)}@${version ?? ''}`;
const shipped = new Set(shippedOf(lock).map(named));

it('is a CycloneDX 1.6 bill with the checksum and licence of every shipped package', () => {
  const { components, dependencies } = v.parse(Bill, readBill());
  const theirs = components.filter((part) => !isOurs(part));
  expect(components.filter(isOurs).map((part) => part['bom-ref'].replace(/@foyer\/|@[\d.]+$/g, ''))).toEqual(
    expect.arrayContaining(['house', 'client', 'contract', 'text', 'games', 'pictures']),
  );
  expect(components.map((part) => part['bom-ref'])).not.toContain('@foyer/e2e@0.1.0');
  // An optional peer of shipped packages, which is for development. Refine requires @types/react, so npm counts that.
  expect(theirs.filter(({ name }) => name === 'typescript')).toEqual([]);
  expect(theirs.map((part) => part['bom-ref']).toSorted()).toEqual([...shipped].toSorted());
  for (const { name, version, purl, hashes, licenses } of theirs) {
    expect(purl).toBe(`pkg:npm/${name.replace('@', '%40')}@${version}`);
    expect(hashes).toEqual([{ alg: 'SHA-512', content: expect.stringMatching(/^[\da-f]{128}$/) }]);
    expect(licenses).toHaveLength(1);
  }
  // npm marks what is for development or belongs to nothing.
  expect(
    components.filter(({ properties }) => properties.some(({ name }) => /development|extraneous/.test(name))),
  ).toEqual([]);
  const refs = new Set(['foyer@0.1.0', ...components.map((part) => part['bom-ref'])]);
  expect(dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]).filter((ref) => !refs.has(ref))).toEqual([]);
});

it('lists licences with their texts', () => {
  const text = licences();
  const list = text.slice(0, text.indexOf('\n\n')).split('\n');
  expect(list.map((line) => line.replace(/ (\S+): .*$/, '@$1')).toSorted()).toEqual([...shipped].toSorted());
  expect(list).toContain('react 19.3.1: MIT');
  expect(text).toMatch(/── react 19\.3\.1: MIT\n\nMIT License\n/);
});
