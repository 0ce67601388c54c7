/** The built verifier against the independent second verifiers, and against changed proofs. F01, F02, F03 */
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { families, proofFields, proofText } from '../fair/proof.ts';
import type { Family, Proof } from '../fair/proof.ts';
import { builtVerifier, told } from './testing/builtVerifier.ts';
import type { BuiltVerifier } from './testing/builtVerifier.ts';
import { secondCards } from './testing/secondCards.ts';
import { secondRounds } from './testing/secondRounds.ts';

const second: Readonly<Record<Family, (round: number) => Proof>> = { ...secondRounds, ...secondCards };

/** Rounds of a family; an event has some hundred hands. `npm run check:verifier` checks a million in all. */
const roundsOf = (family: Family): number => (family === 'event' ? 2 : 120);

let built: BuiltVerifier;
beforeAll(async () => (built = await builtVerifier()), 60_000);

const verdict = (text: string): string => told(built.verifyProof(text));

describe.each(families)('proofs of %s', (family) => {
  it('hold if their results are those of the second verifier. F02, F03', () => {
    for (let round = 0; round < roundsOf(family); round += 1) {
      const proof = second[family](round);
      expect([round, verdict(proofText(proof))]).toEqual([round, 'holds']);
    }
  });

  it('are refused if any digit is changed, and no check is begun. F03', () => {
    const texts = [0, 1, 2].map((round) => proofText(second[family](round)));
    fc.assert(
      fc.property(fc.constantFrom(...texts), fc.nat(), fc.integer({ min: 1, max: 9 }), (text, place, by) => {
        const digits = [...text.matchAll(/\d/g)].map(({ index }) => index);
        const index = digits[place % digits.length] ?? 0;
        const changed = text.slice(0, index) + ((Number(text[index]) + by) % 10) + text.slice(index + 1);
        expect(['changed', 'wrong', 'notJson', 'unknown', 'missing']).toContain(verdict(changed));
      }),
      { numRuns: 150 },
    );
  });

  it('are refused with a true checksum if a seed, a published hash or a result is changed. F01', () => {
    for (const round of [3, 4, 5, 6]) {
      const proof = second[family](round);
      for (const [field, value] of Object.entries(proof)) {
        const other = otherValue(field, value);
        // With another salt a match may end with the same score.
        if (other === undefined || (family === 'sport' && field === 'salt')) continue;
        const lie = verdict(proofText({ ...proof, [field]: other }));
        expect([field, lie]).not.toEqual([field, 'holds']);
      }
    }
  });

  it('name the first field that is missing, wrong or unknown', () => {
    const proof = second[family](0);
    for (const field of Object.keys(proofFields[family])) {
      const { [field]: value, ...rest } = proof as unknown as Record<string, unknown>;
      expect(built.verifyProof(JSON.stringify(rest))).toEqual({ fault: 'missing', field });
      const wrong = { ...rest, [field]: value === null ? 1 : null };
      expect(built.verifyProof(JSON.stringify(wrong))).toEqual({ fault: 'wrong', field });
    }
    expect(built.verifyProof(JSON.stringify({ ...proof, luck: 7 }))).toEqual({ fault: 'unknown', field: 'luck' });
  });
});

/** Fields that every round fixes, whatever its result is. A changed number of a round may draw the same by chance. */
const fixed = new Set(
  'commitment serverSeed anchor seed position salt stops win numbers winSatang shown player flop place pay shots home away ticket prize'.split(
    ' ',
  ),
);

function otherValue(field: string, value: unknown): unknown {
  if (!fixed.has(field)) return undefined;
  if (typeof value === 'number') return value + 1;
  if (value === '') return 'a'.repeat(64);
  if (typeof value === 'string') return `${value.slice(0, -1)}${value.endsWith('0') ? '1' : '0'}`;
  if (!Array.isArray(value)) return { ...(value as object), own: [1] };
  const list: readonly unknown[] = value;
  const last = list.at(-1);
  if (typeof last === 'number') return [...list.slice(0, -1), last + 1];
  const word = String(last);
  if (field === 'shots')
    return [...list.slice(0, -1), word.replace(/caught|missed/, (state) => (state === 'caught' ? 'missed' : 'caught'))];
  return [...list.slice(0, -1), word === '-' ? '7' : `${word}1`];
}

it('says of a text that is no proof what is wrong with it', () => {
  expect(verdict('hello')).toBe('notJson');
  expect(verdict('[1]')).toBe('notJson');
  expect(verdict('null')).toBe('notJson');
  expect(verdict('{"family":"dice"}')).toBe('noFamily');
  expect(verdict('{"family":"toString"}')).toBe('noFamily');
});

it('lists each hash with its key and its message, in order', () => {
  const answer = built.verifyProof(proofText(second.lottery(12)));
  if ('fault' in answer) throw new Error(answer.fault);
  const proof = secondRounds.lottery(12);
  expect(answer.hashes.at(0)).toMatchObject({ message: proof.seed, key: undefined });
  expect(answer.hashes.at(-1)?.digest).toBe(proof.anchor);
  expect(answer.hashCount).toBe(proof.position);
  expect(answer.draws[0]).toMatchObject({
    key: proof.seed,
    message: `${proof.game}:${proof.issue}${proof.salt && `:${proof.salt}`}`,
  });
  expect(answer.lines).toEqual([
    { field: 'numbers', stated: proof.numbers.join(' '), computed: proof.numbers.join(' ') },
  ]);
});

const hashOf = (part: string): string => createHash('sha256').update(part).digest('base64');

it('allows its own script and styles by their hashes, and nothing else', () => {
  const policy = /Content-Security-Policy" content="([^"]*)"/.exec(built.html)?.[1] ?? '';
  const inline = [...built.html.matchAll(/<(script|style)>(.*?)<\/\1>/gs)].map(
    ([, kind, part = '']) => [kind, part] as const,
  );
  expect(inline.map(([kind]) => kind)).toEqual(['style', 'script']);
  expect(inline[1]?.[1]).toBe(built.script);
  for (const [kind, part] of inline) expect(policy).toContain(`${kind}-src 'sha256-${hashOf(part)}'`);
  expect(policy).toMatch(/^default-src 'none'; /);
  expect(policy).not.toMatch(/unsafe|self|https?:|connect-src/);
});

it('is one file without a network, no heavier than it may be', () => {
  expect(built.html).toContain("default-src 'none'");
  expect(built.html).not.toMatch(/(?:src|href)=|@import|url\(/);
  expect(built.script).not.toMatch(/\bfetch\(|XMLHttpRequest|WebSocket|EventSource|sendBeacon|import\(|importScripts/);
  expect(gzipSync(built.html, { level: 9 }).length).toBeLessThan(60_000);
});
