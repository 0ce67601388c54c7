/** The hash chain of this table, and the check of its latest rounds in this browser. F01 to F03 */
import * as calls from '@foyer/contract/play/table.ts';
import { deviceTime } from '@foyer/text/time.ts';
import { roundName, verifyTable } from '../../../fair/tableRound.ts';
import { ask } from '../../frame/api.ts';
import { el } from '../../frame/dom.ts';
import { listCheck } from '../../frame/listCheck.ts';
import { hashedNote } from '../../frame/proofActs.ts';
import { fact, isSaltSound, saltFacts, saltVerdict } from '../../frame/saltFacts.ts';
import type { Setting } from '../setting.ts';
import { verifierPanel } from './verifier.ts';

const checked = 10;

export function fairPanel(setting: Setting): HTMLElement {
  const { words } = setting;
  const status = el('p.said', { role: 'status' });
  const facts = el('dl.facts');
  const salted = el('p');
  const listed = el('div');
  const verifier = el('div');

  async function read(): Promise<void> {
    const { road, round: now } = setting.state;
    const round = await played(setting, road.at(-1)?.roundNo ?? now.roundNo);
    verifier.replaceChildren(verifierPanel(words, fields(setting, round)));
    if (round === undefined) return;
    const { anchor, firstNo, lastNo, publishedMs, salt } = round.chain;
    facts.replaceChildren(
      ...fact(words('anchor'), anchor),
      ...fact(words('chainSpan'), `${firstNo} – ${lastNo}`),
      ...fact(words('publishedAt'), deviceTime(publishedMs)),
      ...saltFacts(words, salt),
    );
    const chain = { name: `table:${setting.state.gameId}`, ...round.chain };
    listed.replaceChildren(...[listCheck(words, chain, { startMs: round.openMs, lang: setting.lang }) ?? []].flat());
    salted.textContent = saltVerdict(words, isSaltSound(salt, publishedMs, round.openMs));
  }
  const check = async (): Promise<void> => void (status.textContent = await checkText(setting));

  void read();
  return el(
    'div.fair',
    {},
    el('p', {}, words('fairIntro')),
    hashedNote(words, 'table'),
    facts,
    salted,
    listed,
    el('button.primary', { type: 'button', onclick: () => void check() }, words('checkRounds')),
    status,
    el('hr'),
    verifier,
  );
}

/** A round with its hash chain; undefined if the house returns none. */
async function played({ state, lang }: Setting, roundNo: string): Promise<calls.PlayedRound | undefined> {
  const answer = await ask(calls.tableHistory, { sessionId: state.sessionId, roundNo }, lang);
  return answer.kind === 'done' ? answer.data.list[0] : undefined;
}

/** Values for the fields of the verifier. */
const fields = ({ state, game }: Setting, round: calls.PlayedRound | undefined): URLSearchParams =>
  new URLSearchParams({
    code: game.code,
    table: state.gameId,
    ...(round && {
      no: round.round.roundNo,
      seed: round.round.seed,
      position: String(round.position),
      anchor: round.chain.anchor,
      salt: round.chain.salt.salt,
    }),
  });

/** Verifies the latest rounds one by one. Returns the result as text. */
async function checkText(setting: Setting): Promise<string> {
  const { state, game, words, lang } = setting;
  const { sessionId, gameId } = state;
  const answer = await ask(calls.readTable, { sessionId }, lang);
  const road = answer.kind === 'done' ? answer.data.road.filter(({ seed }) => seed !== '').slice(-checked) : [];
  let wrong = 0;
  for (const { roundNo, numbers, seed } of road) {
    const round = await played(setting, roundNo);
    const claim = {
      anchor: round?.chain.anchor ?? '',
      salt: round?.chain.salt.salt ?? '',
      position: round?.position ?? 0,
      draw: roundName(gameId, roundNo),
      seed,
      numbers,
    };
    const isSalted = round !== undefined && isSaltSound(round.chain.salt, round.chain.publishedMs, round.openMs);
    if (verifyTable(game.code, claim) !== 'holds' || isSalted === false) wrong += 1;
  }
  if (answer.kind !== 'done') return words('lostState');
  if (road.length === 0) return words('checkNone');
  return wrong > 0 ? words('checkFails', { count: wrong }) : words('checkHolds', { count: road.length });
}
