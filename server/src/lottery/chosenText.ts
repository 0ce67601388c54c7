/** Describes what a bet was on, in the player's language: 定位胆 · 万位 1 2 · 个位 9; 任选五 · 胆 01 拖 02 03. */
import type { Locale } from '@foyer/contract/envelope.ts';
import { lotteryColours } from '@foyer/contract/lottery/colour.ts';
import type { LotteryCode } from '@foyer/contract/lottery/games.ts';
import { halves, playOf } from '@foyer/contract/lottery/plays.ts';
import type { Play } from '@foyer/contract/lottery/plays.ts';
import type { Selection } from '@foyer/contract/lottery/selection.ts';
import { translate } from '@foyer/text/translate.ts';

type Translate = ReturnType<typeof translate>;

const numbersText = (code: LotteryCode, numbers: readonly number[]): string =>
  numbers.map((number) => (code === 'minute' ? String(number) : String(number).padStart(2, '0'))).join(' ');

function placeText(t: Translate, code: LotteryCode, place: number): string {
  // The minute game's five places have names of their own; so has the daily game's last ball.
  if (code === 'minute') return t('lottery', `place.minute${place}` as 'place.minute0');
  return code === 'daily' && place === 6
    ? t('lottery', 'place.special')
    : t('lottery', 'place.ball', { place: place + 1 });
}

function zoneText(t: Translate, { shape, lotteryCode }: Play, zone: readonly number[]): string {
  if (shape === 'halves') return zone.map((pick) => t('lottery', `half.${halves[pick] ?? 'big'}`)).join(' ');
  if (shape === 'colour')
    return zone.map((pick) => t('labels', `lotteryColour.${lotteryColours[pick] ?? 'number'}`)).join(' ');
  return numbersText(lotteryCode, zone);
}

/** A play that no longer exists is shown by its own name. */
export function chosenText(lang: Locale, code: LotteryCode, { play: name, picks, bankers }: Selection): string {
  const t = translate(lang);
  const play = playOf(code, name);
  if (play === undefined) return [name, ...picks.map((zone) => numbersText(code, zone))].join(' · ');
  const title = t('lottery', `play.${code}.${name}` as 'play.daily.special');
  if (bankers.length > 0) {
    const drags = numbersText(code, picks[0] ?? []);
    return `${title} · ${t('lottery', 'bankersShort', { bankers: numbersText(code, bankers), drags })}`;
  }
  const zones = picks.flatMap((zone, index) => {
    if (zone.length === 0) return [];
    const picked = zoneText(t, play, zone);
    return picks.length === 1 ? [picked] : [`${placeText(t, code, play.from + index)} ${picked}`];
  });
  return [title, ...zones].join(' · ');
}
