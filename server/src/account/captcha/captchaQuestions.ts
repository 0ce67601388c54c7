/** Generates the picture and the question of a captcha from the house's random source. */
import type { Locale } from '@foyer/contract/envelope.ts';
import { translate } from '@foyer/text/translate.ts';
import svgCaptcha from 'svg-captcha';
import type { Random } from '../../house.ts';

interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly fontSize: number;
  readonly noise: number;
  readonly background: string;
  readonly color: boolean;
}
// The library's default export draws given characters, but its types omit that signature.
const draw = svgCaptcha as unknown as (text: string, drawing: Drawing) => string;

/** Without similar pairs: 0 o, 1 i l, 2 z, 5 s, 8 b. */
const alphabet = '34679acdefhjkmnpqrtuvwxy';
const length = 4;

/** Returns a uniformly distributed number below `below`, which is at most 256. */
function drawBelow(random: Random, below: number): number {
  const limit = 256 - (256 % below);
  for (;;) {
    const [byte = 255] = random.bytes(1);
    if (byte < limit) return byte % below;
  }
}

/** Draws four characters as SVG text. The house picks the characters; the library only distorts them. */
export function drawCaptcha(random: Random): { svg: string; answer: string } {
  let answer = '';
  for (let index = 0; index < length; index += 1) answer += alphabet[drawBelow(random, alphabet.length)];
  const svg = draw(answer, { width: 132, height: 44, fontSize: 46, noise: 2, background: '', color: false });
  return { svg, answer };
}

/** Returns a sum in words. Its answers are the digits and the number word. */
export function spokenQuestion(random: Random, lang: Locale): { question: string; answers: string[] } {
  const text = translate(lang);
  const numbers = text('captcha', 'numbers').split(' ');
  const first = 1 + drawBelow(random, 9);
  const second = 1 + drawBelow(random, 9);
  const sum = first + second;
  const question = text('captcha', 'question', { first: numbers[first] ?? '', second: numbers[second] ?? '' });
  return { question, answers: [String(sum), numbers[sum] ?? String(sum)] };
}
