/** The two hurdles of a captcha, drawn from the house's chance. */
import type { Locale } from '@foyer/contract/envelope.ts';
import { translate } from '@foyer/text/translate.ts';
import svgCaptcha from 'svg-captcha';
import type { Random } from '../house.ts';

interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly fontSize: number;
  readonly noise: number;
  readonly background: string;
  readonly color: boolean;
}
// The library draws given characters when it is called itself, which its own types leave out.
const draw = svgCaptcha as unknown as (text: string, drawing: Drawing) => string;

/** Without the pairs that look alike: 0 o, 1 i l, 2 z, 5 s, 8 b. */
const alphabet = '34679acdefhjkmnpqrtuvwxy';
const length = 4;

/** A number below `below`, at most 256, each as likely as the others. */
function drawBelow(random: Random, below: number): number {
  const limit = 256 - (256 % below);
  for (;;) {
    const [byte = 255] = random.bytes(1);
    if (byte < limit) return byte % below;
  }
}

/** A picture of four characters as SVG text. The characters come from the house; only their wobble is the library's. */
export function drawCaptcha(random: Random): { svg: string; answer: string } {
  let answer = '';
  for (let index = 0; index < length; index += 1) answer += alphabet[drawBelow(random, alphabet.length)];
  const svg = draw(answer, { width: 132, height: 44, fontSize: 46, noise: 2, background: '', color: false });
  return { svg, answer };
}

/** A sum in words; its answers are the digits and the word. */
export function spokenQuestion(random: Random, lang: Locale): { question: string; answers: string[] } {
  const text = translate(lang);
  const numbers = text('captcha', 'numbers').split(' ');
  const first = 1 + drawBelow(random, 9);
  const second = 1 + drawBelow(random, 9);
  const sum = first + second;
  const question = text('captcha', 'question', { first: numbers[first] ?? '', second: numbers[second] ?? '' });
  return { question, answers: [String(sum), numbers[sum] ?? String(sum)] };
}
