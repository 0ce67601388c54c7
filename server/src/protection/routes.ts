/** The domain in which players set limits for themselves, stop play, and see what they have played. M06, M12 to M17 */
import type { Calls } from '@foyer/contract/calls.ts';
import { checkMinutes, exclusionDays, forEverMs, stopKinds, timeOutDays } from '@foyer/contract/protection/limits.ts';
import * as v from 'valibot';
import { standingOf } from '../guard/guardStore.ts';
import type { House } from '../house.ts';
import type { Handler, Handlers } from '../http/context.ts';
import { stoppedTopic } from '../live/livePort.ts';
import { settings } from '../settings/settings.ts';
import { activityStatement } from './playStatement.ts';
import { largeStakesSince, playedSince, sessionOpenedMs } from './playSumsStore.ts';
import { confirmLimit, keepLimit, limitViews, setLimit } from './limits.ts';
import type { OpenRoundsPort } from './openRoundsPort.ts';
import { checkMinutesOf, runningStop, writeCheckMinutes, writeStop } from './stopStore.ts';

type ProtectionCall =
  | 'protection'
  | 'setLimit'
  | 'confirmLimit'
  | 'keepLimit'
  | 'stopPlay'
  | 'setRealityCheck'
  | 'sessionSums'
  | 'activityStatement'
  | 'helpContacts';

const dayMs = 24 * 3_600_000;

async function checkOf(house: House, playerId: string) {
  const minutes = String((await checkMinutesOf(house.db, playerId)) ?? 60);
  return checkMinutes.find((each) => each === minutes) ?? '60';
}

const view: Handler<Calls['protection']> = async ({ house, playerId }) => {
  const nowMs = house.now();
  const [limits, stop, minutes] = await Promise.all([
    limitViews(house, playerId),
    runningStop(house.db, playerId, nowMs),
    checkOf(house, playerId),
  ]);
  const { looseningHours } = house.config.jurisdiction;
  const kind = stopKinds.find((each) => each === stop?.kind);
  return { limits, stop: stop && kind && { ...stop, kind }, checkMinutes: minutes, looseningHours, nowMs };
};

/**
 * The stop is committed first, so that it is in force when the reply arrives. Then every open page and window is
 * notified, and open rounds are finished without a further stake. Refuses: UNKNOWN_LIMIT, STOP_RUNS. M17
 */
const stopPlay =
  (openRounds: OpenRoundsPort): Handler<Calls['stopPlay']> =>
  async (context, { kind, days }) => {
    const { house, playerId } = context;
    const offered: readonly string[] = kind === 'timeOut' ? timeOutDays : exclusionDays;
    if (!offered.includes(days)) return context.refuse('UNKNOWN_LIMIT');
    const fromMs = context.now();
    const askedMs = days === 'ever' ? forEverMs : fromMs + Number(days) * dayMs;
    const stopId = house.random.id(fromMs);
    const written = await writeStop(house.db, { playerId, stopId, kind, fromMs, untilMs: askedMs });
    if (written === undefined) return context.refuse('STOP_RUNS');
    const { untilMs } = written;
    house.live.emit(playerId, { kind: 'protection' });
    house.live.announce(stoppedTopic, playerId);
    house.log.warn({ playerId, stop: written.kind, untilMs }, 'a player has stopped play');
    await openRounds.finish(house, playerId);
    return { untilMs };
  };

const setRealityCheck: Handler<Calls['setRealityCheck']> = async ({ house, playerId }, { minutes }) => {
  await writeCheckMinutes(house.db, playerId, Number(minutes));
  house.live.emit(playerId, { kind: 'protection' });
  return undefined;
};

const sessionSums: Handler<Calls['sessionSums']> = async ({ house, playerId, sessionId }) => {
  const nowMs = house.now();
  const openedMs = (await sessionOpenedMs(house.db, playerId, sessionId)) ?? nowMs;
  const [{ staked, returned }, largeStakes, minutes, { stoppedUntilMs }] = await Promise.all([
    playedSince(house.db, playerId, openedMs),
    largeStakesSince(house.db, playerId, openedMs),
    checkOf(house, playerId),
    standingOf(house.db, playerId),
  ]);
  const sums = { stakedSatang: staked, returnedSatang: returned, largeStakes };
  return { openedMs, ...sums, checkMinutes: minutes, stoppedUntilMs, nowMs };
};

/** `helpContacts` is the operator's setting: a JSON list of names in every language, words and an address. */
const helpContacts: Handler<Calls['helpContacts']> = async ({ house, lang }) => {
  const { helpContacts: written } = await settings(house, ['helpContacts']);
  return { list: contactsIn(house, written, lang) };
};

/** One contact as the operator writes it; names and words in every language. */
const contact = v.object({
  name: v.record(v.string(), v.string()),
  words: v.optional(v.record(v.string(), v.string()), {}),
  href: v.optional(v.pipe(v.string(), v.regex(/^(https:|tel:|mailto:)/)), ''),
});

function contactsIn(house: House, written: string, lang: string) {
  if (written === '') return [];
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), v.array(contact)), written);
  if (!read.success) {
    house.log.error({ issues: v.flatten(read.issues) }, 'the setting helpContacts cannot be read');
    return [];
  }
  return read.output
    .map(({ name, words, href }) => ({ name: name[lang] ?? '', words: words[lang] ?? '', href }))
    .filter(({ name }) => name !== '');
}

export const protectionRoutes = (openRounds: OpenRoundsPort): Pick<Handlers<Calls>, ProtectionCall> => ({
  protection: view,
  setLimit,
  confirmLimit,
  keepLimit,
  stopPlay: stopPlay(openRounds),
  setRealityCheck,
  sessionSums,
  activityStatement,
  helpContacts,
});
