/** Numbers are written in digits or in Chinese numerals: 21点 is 二十一点, 28 is 二八 or 二十八. */

const numerals = '零一二三四五六七八九';

const sign = (digit: number): string => numerals[digit] ?? '';

/** A number from 0 to 99 as it is read in Chinese. */
function reading(value: number): string {
  if (value < 10) return sign(value);
  const [tens, ones] = [Math.floor(value / 10), value % 10];
  return `${tens === 1 ? '' : sign(tens)}十${ones === 0 ? '' : sign(ones)}`;
}

const digitByDigit = (digits: string): string => Array.from(digits, (digit) => sign(Number(digit))).join('');

function inDigits(written: string): string {
  const parts = /^([一二三四五六七八九]?)十([一二三四五六七八九]?)$/.exec(written);
  if (!parts) return Array.from(written, (each) => (each === '十' ? '10' : String(numerals.indexOf(each)))).join('');
  const [, tens = '', ones = ''] = parts;
  return String((tens === '' ? 1 : numerals.indexOf(tens)) * 10 + (ones === '' ? 0 : numerals.indexOf(ones)));
}

/** The keyword with its numbers written in the other ways; empty if it holds no number. */
export function otherNumerals(keyword: string): string[] {
  const ways = [
    keyword.replaceAll(/\d+/g, (digits) => (digits.length > 2 ? digitByDigit(digits) : reading(Number(digits)))),
    keyword.replaceAll(/\d+/g, digitByDigit),
    keyword.replaceAll(/[零一二三四五六七八九十]+/g, inDigits),
  ];
  return [...new Set(ways)].filter((way) => way !== keyword);
}
