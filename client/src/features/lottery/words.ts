/** Names of plays, places and numbers in the current language. */
import { lotteryColours } from '@foyer/contract/lottery/colour.ts';
import type { LotteryCode } from '@foyer/contract/lottery/games.ts';
import { halves, playOf } from '@foyer/contract/lottery/plays.ts';
import type { Play } from '@foyer/contract/lottery/plays.ts';
import type { Selection } from '@foyer/contract/lottery/selection.ts';
import type { MessageKey } from '@foyer/text/keys.ts';
import { grouped } from '@foyer/text/grouped.ts';
import { useText } from '#text/useText.tsx';
import type { Text } from '#text/useText.tsx';

/** Digits of the minute game are single characters; other balls have two digits. */
export const ballText = (code: LotteryCode, ball: number): string =>
  code === 'minute' ? String(ball) : String(ball).padStart(2, '0');

/** 9.70: the prize per unit of stake, the stake included. */
export const oddsText = (oddsHundredths: number): string =>
  `${grouped(Math.trunc(oddsHundredths / 100))}.${String(oddsHundredths % 100).padStart(2, '0')}`;

/** 1440 for 20261121-1440; month and day for the daily game. */
export const shortIssue = (issue: string): string => issue.split('-')[1] ?? issue.slice(4);

type LotteryText = Text<'lottery'>;

/** A play unknown to this client, from an older or newer house, is shown by its code. */
export function playText(text: LotteryText, code: LotteryCode, play: string): string {
  return playOf(code, play) ? text(`play.${code}.${play}` as MessageKey<'lottery'> & 'play.daily.special') : play;
}

export function placeText(text: LotteryText, code: LotteryCode, place: number): string {
  if (code === 'minute') return text(`place.minute${place}` as 'place.minute0');
  return code === 'daily' && place === 6 ? text('place.special') : text('place.ball', { place: place + 1 });
}

/** The name of a zone of a play; if each zone is a ball's place, the name of that place. */
export function zoneText(text: LotteryText, play: Play, zone: number): string {
  switch (play.shape) {
    case 'positions':
    case 'halves':
    case 'straight':
      return placeText(text, play.lotteryCode, play.from + zone);
    case 'colour':
      return text('place.colour');
    case 'pair':
      return text('place.pair');
    case 'combination':
      return text('place.numbers');
  }
}

/** The picked numbers in one line: 万位 1 2 · 个位 9; 胆 01 拖 02 03. */
function picksText(text: LotteryText, labels: Text<'labels'>, code: LotteryCode, selection: Selection): string {
  const play = playOf(code, selection.play);
  const { picks, bankers } = selection;
  const write = (numbers: readonly number[]) => numbers.map((number) => ballText(code, number)).join(' ');
  switch (play?.shape) {
    case 'positions':
    case 'halves':
    case 'colour': {
      const ofZone = (zone: readonly number[]) => {
        if (play.shape === 'halves') return zone.map((pick) => text(`half.${halves[pick] ?? 'big'}`)).join(' ');
        if (play.shape === 'colour')
          return zone.map((pick) => labels(`lotteryColour.${lotteryColours[pick] ?? 'number'}`)).join(' ');
        return write(zone);
      };
      const isOne = picks.length === 1;
      return picks
        .flatMap((zone, index) =>
          zone.length > 0 ? [isOne ? ofZone(zone) : `${zoneText(text, play, index)} ${ofZone(zone)}`] : [],
        )
        .join(' · ');
    }
    case 'straight':
      return picks.map((zone) => write(zone)).join(' / ');
    default:
      return bankers.length > 0
        ? text('bankersShort', { bankers: write(bankers), drags: write(picks[0] ?? []) })
        : picks.map((zone) => write(zone)).join(' / ');
  }
}

/** Formats the tickets of one game. */
export function useTicketWords(code: LotteryCode) {
  const text = useText('lottery');
  const labels = useText('labels');
  return {
    play: (play: string) => playText(text, code, play),
    picks: (selection: Selection) => picksText(text, labels, code, selection),
  };
}
