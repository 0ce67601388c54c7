/** The chain of this table, and the check of its latest rounds in this browser. F01 to F03 */
import * as calls from '@foyer/contract/games/table.ts';
import { deviceTime } from '@foyer/text/time.ts';
import { roundName, verifyTable } from '../../../fair/tableRound.ts';
import { ask } from '../../frame/api.ts';
import { el } from '../../frame/dom.ts';
import type { Setting } from '../setting.ts';
import { verifierPanel } from './verifier.ts';

const checked = 10;

const fact = (label: string, value: string) => [el('dt', {}, label), el('dd', {}, el('code', {}, value))];

export function fairPanel(setting: Setting): HTMLElement {
  const { state, game, words, lang } = setting;
  const { sessionId, gameId } = state;
  const said = el('p.said', { role: 'status' });
  const facts = el('dl.facts');
  const verifier = el('div');
  const played = async (roundNo: string) => {
    const answer = await ask(calls.tableHistory, { sessionId, roundNo }, lang);
    return answer.kind === 'done' ? answer.data.list[0] : undefined;
  };

  async function read(): Promise<void> {
    const last = state.road.at(-1);
    const round = await played(last?.roundNo ?? state.round.roundNo);
    verifier.replaceChildren(verifierPanel(words, fields(round)));
    if (round === undefined) return;
    const { anchor, firstNo, lastNo, publishedMs } = round.chain;
    facts.replaceChildren(
      ...fact(words('anchor'), anchor),
      ...fact(words('chainSpan'), `${firstNo} – ${lastNo}`),
      ...fact(words('publishedAt'), deviceTime(publishedMs)),
    );
  }
  const fields = (round: calls.PlayedRound | undefined): URLSearchParams =>
    new URLSearchParams({
      code: game.code,
      table: gameId,
      ...(round && {
        no: round.round.roundNo,
        seed: round.round.seed,
        position: String(round.position),
        anchor: round.chain.anchor,
      }),
    });

  async function check(): Promise<void> {
    const answer = await ask(calls.readTable, { sessionId }, lang);
    const road = answer.kind === 'done' ? answer.data.road.filter(({ seed }) => seed !== '').slice(-checked) : [];
    let wrong = 0;
    for (const { roundNo, numbers, seed } of road) {
      const round = await played(roundNo);
      const claim = {
        anchor: round?.chain.anchor ?? '',
        position: round?.position ?? 0,
        draw: roundName(gameId, roundNo),
        seed,
        numbers,
      };
      if (verifyTable(game.code, claim) !== 'holds') wrong += 1;
    }
    said.textContent =
      answer.kind !== 'done'
        ? words('lostState')
        : road.length === 0
          ? words('checkNone')
          : wrong > 0
            ? words('checkFails', { count: wrong })
            : words('checkHolds', { count: road.length });
  }

  void read();
  return el(
    'div.fair',
    {},
    el('p', {}, words('fairIntro')),
    facts,
    el('button.primary', { type: 'button', onclick: () => void check() }, words('checkRounds')),
    said,
    el('hr'),
    verifier,
  );
}
