/** Hostile requests as bytes on the wire, from a seed, so that a failure is repeated by its number. S13, S21, S24 */
import { acceptableFields, wireFieldsOf } from '@foyer/reference/exampleFields.ts';
import type { Codec } from '@foyer/contract/wire.ts';

/** A seeded source of numbers below `below`. */
export type Draw = (below: number) => number;

/** mulberry32: small, and the same numbers on every machine. */
export function drawFrom(seed: number): Draw {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const plain = encodeURIComponent;

/** Values in their form on the wire, since some have no text: bytes that are not UTF-8, broken percent signs. */
export const hostileValues: readonly string[] = [
  ['\u0000', 'abc\u0000def', '1\u0000', 'willow77\u0000', '2026-11-21\u0000'].map(plain),
  ['\u0001\u0008\u001b[2J', 'a\r\nSet-Cookie: UUID=x', '\u007f\u0085', '\u202e77wolliw', 'wil\u200blow', '\ufeff1'].map(
    plain,
  ),
  [
    '%ED%A0%80',
    '%ED%B0%80x',
    '%ED%A0%BD%ED%B8%80',
    '%FF%FE',
    '%C0%80',
    '%F8%88%80%80%80',
    '%',
    '%zz',
    '%u0000',
    '%00%00',
  ],
  ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', '__defineGetter__', 'then'],
  ['-1', '0', '-0', '1e309', '1e21', '9007199254740993', '99999999999999999999', '-9223372036854775809', '2147483648'],
  [
    'NaN',
    'Infinity',
    '0x10',
    '1,000',
    '%2B5',
    '٣',
    '１２',
    '1.005',
    '0.1',
    '--1',
    '1_000',
    'true',
    'null',
    'undefined',
  ],
  ['', '%20', '%20%20%09', plain('\u3000')],
  [
    "' or 1=1 --",
    "'; drop table player; --",
    '"; select pg_sleep(5); --',
    '1) union select password_hash from player --',
  ].map(plain),
  ['%', '_', '\\', '\\x00', '$$', '{}', "E'\\000'", 'a\\'].map(plain),
  ['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '{{7*7}}', '${7*7}', '<!--', ']]>'].map(plain),
  ['../../etc/passwd', '/api/uploads/../1', '//evil.example', 'javascript:alert(1)', 'file:///etc/passwd'].map(plain),
  ['[]', '{}', '[[]]', '[null]', '[1,2]', '{"__proto__":{"x":1}}', '{"constructor":1}', '"\\u0000"', '["\\u0000"]'].map(
    plain,
  ),
  ['[{"code":"\\u0000"}]', '["\\ud800"]', '{"a":"\\udfff"}', '[1e999]', '{"toString":1}', '[{"__proto__":1}]', '{'].map(
    plain,
  ),
  [
    `${'['.repeat(3_000)}${']'.repeat(3_000)}`,
    '9'.repeat(400),
    'x'.repeat(5_000),
    '中'.repeat(2_000),
    '\u{1f600}'.repeat(600),
  ].map(plain),
  ['2026-13-45', '0000-00-00', '-271821-04-20', '275760-09-13', '1969-12-31', '8.64e15', '9e15'].map(plain),
].flat();

/** Names of fields that no call declares. */
const strangeNames = [
  '__proto__',
  'constructor',
  'playerId',
  'UUID',
  'isAdmin',
  'toString',
  '%00',
  'requestId[]',
  'a[b]',
  'lang',
  'deviceId',
  'frontType',
];

export interface HostileRequest {
  /** Pairs of a form or query, already encoded. */
  readonly pairs: string;
  /** What was done to which field, for the report of a failure. */
  readonly spoilt: string;
}

type Pair = readonly [string, string];
const ways = ['one', 'one', 'one', 'two', 'all', 'repeat', 'array', 'missing', 'strange', 'nested'] as const;

/** Spoils a request that the schema would accept. Half of all requests differ from it in one field only. */
export function hostileRequest(
  request: Codec<unknown>,
  known: Readonly<Record<string, string>>,
  draw: Draw,
): HostileRequest {
  const value = (): string => pick(hostileValues, draw) ?? '';
  const names = wireFieldsOf(request).map(({ name }) => name);
  const good: Pair[] = Object.entries(acceptableFields(request, known)).map(([name, text]) => [
    plain(name),
    plain(text),
  ]);
  const way = pick(ways, draw) ?? 'one';
  const target = pick(names, draw) ?? 'lang';
  const spoil = (which: (name: string) => boolean): Pair[] =>
    good.map(([name, text]) => [name, which(name) ? value() : text]);
  const other = pick(names, draw);
  const strange = pick(strangeNames, draw) ?? '';
  const pairs: Pair[] = {
    one: () => spoil((name) => name === target),
    two: () => spoil((name) => name === target || name === other),
    all: () => spoil(() => true),
    repeat: (): Pair[] => [...good, [target, value()], [target, value()]],
    array: (): Pair[] => [
      ...good.filter(([name]) => name !== target),
      [`${target}[]`, value()],
      [`${target}[0]`, value()],
    ],
    missing: () => good.filter(([name]) => name !== target),
    strange: (): Pair[] => [...good, [strange, value()], ['constructor', value()]],
    nested: (): Pair[] => [...good.filter(([name]) => name !== target), [`${target}[__proto__][x]`, value()]],
  }[way]();
  return {
    pairs: pairs.map(([name, text]) => `${name}=${text}`).join('&'),
    spoilt: `${way} ${target} ${pairs.find(([name]) => name === target)?.[1].slice(0, 60) ?? ''}`,
  };
}

const pick = <T>(list: readonly T[], draw: Draw): T | undefined => list[draw(list.length)];

const line = '\r\n';

/** Multipart bodies: well formed with hostile names and values, and broken ones. */
export function hostileMultipart(draw: Draw): {
  readonly body: Buffer;
  readonly type: string;
  readonly spoilt: string;
} {
  const boundary = 'foyer-boundary';
  const part = (name: string, content: string, more = ''): string =>
    `--${boundary}${line}Content-Disposition: form-data; name="${name}"${more}${line}${line}${content}${line}`;
  const picture = part('file', 'GIF89a', `; filename="a.png"${line}Content-Type: image/png`);
  const end = `--${boundary}--${line}`;
  const text = decodedOrRaw(pick(hostileValues, draw) ?? '');
  const bodies: Readonly<Record<string, string>> = {
    'a field __proto__': part('__proto__', text) + picture + end,
    'a field constructor': part('constructor', text) + part('toString', text) + picture + end,
    'a hostile field': part('UUID', text) + part('lang', text) + picture + end,
    'a hostile file name': part('file', 'GIF89a', `; filename="${text.replaceAll(/["\r\n]/g, '')}"`) + end,
    'no end': picture,
    'no boundary': 'file=1',
    'two files': picture + picture + end,
    'many fields': Array.from({ length: 40 }, (_, index) => part(`f${index}`, text)).join('') + end,
    'no name': `--${boundary}${line}Content-Disposition: form-data${line}${line}x${line}${end}`,
    'an empty body': '',
    'a long header': `--${boundary}${line}X: ${'y'.repeat(20_000)}${line}${line}x${line}${end}`,
  };
  const spoilt = pick(Object.keys(bodies), draw) ?? '';
  const isUnnamed = draw(8) === 0;
  return {
    body: Buffer.from(bodies[spoilt] ?? ''),
    type: isUnnamed ? 'multipart/form-data' : `multipart/form-data; boundary=${boundary}`,
    spoilt: `${spoilt}: ${text.slice(0, 40)}`,
  };
}

function decodedOrRaw(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
