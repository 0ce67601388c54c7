/** The result of a check in words, step by step: what was hashed with which key, and what came out. F03 */
import type { Proof, ProofFault, FieldName } from '../../fair/proof.ts';
import { proofFields } from '../../fair/proof.ts';
import { el } from '../../windows/frame/dom.ts';
import type { Report, Step } from '../check/check.ts';
import type { Line } from '../check/outcome.ts';
import type { Words } from '../words.ts';

const fact = (label: string, value: string): HTMLElement[] => [
  el('dt', {}, label),
  el('dd', {}, el('code', {}, value)),
];

function mark(words: Words, isSame: boolean): HTMLElement {
  return el(isSame ? 'b.good' : 'b.bad', {}, isSame ? `✓ ${words('same')}` : `✗ ${words('differs')}`);
}

const hashed = (words: Words, { key, message, digest }: Step): HTMLElement =>
  el(
    'li',
    {},
    el(
      'dl',
      {},
      ...(key === undefined ? [] : fact(words('key'), key)),
      ...fact(words('message'), message),
      ...fact(words('digest'), digest),
    ),
  );

/** A list of hashes, with how many of them are left out. */
const hashList = (words: Words, steps: readonly Step[], count: number): HTMLElement[] => [
  el('ol.hashes', { tabindex: '0' }, ...steps.map((step) => hashed(words, step))),
  ...(count > steps.length ? [el('p.faint', {}, words('more', { count: count - steps.length }))] : []),
];

/** The published hash or anchor, which the last hash of the first step must equal. */
function fixedStep(words: Words, proof: Proof, { hashes, hashCount }: Report): HTMLElement {
  const isChain = 'anchor' in proof;
  const published = isChain ? proof.anchor : proof.commitment;
  return el(
    'section',
    {},
    el('h3', {}, isChain ? words('stepChain', { count: hashCount }) : words('stepCommitment')),
    ...hashList(words, hashes, hashCount),
    el('dl', {}, ...fact(words('published'), published)),
    el('p', {}, mark(words, hashes.at(-1)?.digest === published)),
  );
}

const line = (words: Words, { field, stated, computed }: Line): HTMLElement =>
  el(
    'div.line',
    {},
    el('h4', {}, words(`field.${field}`)),
    el('dl', {}, ...fact(words('stated'), stated || '–'), ...fact(words('computed'), computed || '–')),
    el('p', {}, mark(words, stated === computed)),
  );

export function reportShown(words: Words, proof: Proof, report: Report): HTMLElement[] {
  const { verdict, lines, draws, drawCount } = report;
  const holds = verdict === 'holds';
  const banner = el(
    holds ? 'p.verdict.holds' : 'p.verdict.fails',
    {},
    `${holds ? '✓' : '✗'} ${words(`verdict.${verdict}`)}`,
  );
  const heading = el('h2', {}, words('result'));
  if (lines.length === 0) return [heading, banner];
  return [
    heading,
    banner,
    fixedStep(words, proof, report),
    el('section', {}, el('h3', {}, words('stepDraws', { count: drawCount })), ...hashList(words, draws, drawCount)),
    el('section', {}, el('h3', {}, words('stepResult')), ...lines.map((each) => line(words, each))),
  ];
}

const isField = (name: string): name is FieldName =>
  Object.values(proofFields).some((fields) => Object.hasOwn(fields, name));

export function faultShown(words: Words, { fault, field = '' }: ProofFault): HTMLElement[] {
  const name = isField(field) ? words(`field.${field}`) : field;
  return [el('h2', {}, words('result')), el('p.verdict.fails', {}, `✗ ${words(`fault.${fault}`, { field: name })}`)];
}

/** What exactly is hashed in this family. */
export function hashedShown(words: Words, family: Proof['family']): HTMLElement {
  const message = words(`hashedMessage.${family}`);
  return el(
    'details',
    {},
    el('summary', {}, words('hashedTitle')),
    el('p', {}, words('anchor' in proofFields[family] ? 'hashedChain' : 'hashedSeeds', { message })),
    el('p', {}, words(family === 'sport' ? 'hashedChances' : 'hashedPlaces')),
  );
}
