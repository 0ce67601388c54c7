/** Sets titles in type: system fonts by script, line breaks between phrases, sizes by the width of the characters. */
import { escapeText, num } from './shapes.ts';

export type Script = 'han' | 'thai' | 'latin';
export type Style = 'serif' | 'sans';

const faces: Readonly<Record<Style, Readonly<Record<Script, string>>>> = {
  serif: {
    han: 'Songti SC,STSong,Noto Serif SC,Noto Serif CJK SC,SimSun,serif',
    thai: 'Noto Serif Thai,Thonburi,Leelawadee UI,Noto Sans Thai,serif',
    latin: 'Georgia,Noto Serif,Cambria,serif',
  },
  sans: {
    han: 'PingFang SC,HarmonyOS Sans SC,Noto Sans SC,Noto Sans CJK SC,Microsoft YaHei,sans-serif',
    thai: 'Thonburi,Leelawadee UI,Noto Sans Thai,Tahoma,sans-serif',
    latin: 'Avenir Next,Segoe UI,Roboto,Noto Sans,Arial,sans-serif',
  },
};

export function scriptOf(title: string): Script {
  if (/\p{Script=Han}/u.test(title)) return 'han';
  return /\p{Script=Thai}/u.test(title) ? 'thai' : 'latin';
}

/** Attributes of a text element: font and weight. Above 800, Thai and Latin letters fill up, so they stop there. */
export function face(style: Style, script: Script, weight: number): string {
  return `font-family="${faces[style][script]}" font-weight="${script === 'han' ? weight : Math.min(weight, 800)}"`;
}

/** Widths in em, a little generous, because the reader's system may have a wider font than ours. */
const emWidths: readonly (readonly [RegExp, number])[] = [
  [/\p{M}/u, 0],
  [/\p{Script=Han}/u, 1],
  [/\p{Script=Thai}/u, 0.64],
  [/[ ilj.,'’|]/u, 0.33],
  [/[Itfr-]/u, 0.45],
  [/[mwMW]/u, 0.93],
  [/[A-Z]/u, 0.74],
];
export function widthOf(line: string): number {
  return Array.from(line).reduce((sum, c) => sum + (emWidths.find(([kind]) => kind.test(c))?.[1] ?? 0.6), 0);
}

/**
 * Words that belong to the next one. No line ends with an article, or with another of them unless it saves much width.
 */
const articles = new Set(['a', 'an', 'the', 'no.']);
const leading = new Set(['of', 'in', 'on', 'at', 'to', 'and', 'with', 'by', 'under', 'over']);
const thaiLeading = ['แห่ง', 'ใน', 'กับ', 'ของ', 'บน', 'ใต้', 'อัน', 'ที่', 'เหนือ', 'ริม', 'ข้าง'];
/** Thai and Chinese words that the dictionary would split. */
const whole = [
  'ผลไม้',
  'สามประสาน',
  'หกโมงเช้า',
  'ลูกกวาด',
  'กระดิ่งกระเบื้อง',
  'กระดิ่งทองเหลือง',
  'ปลาคาร์ปทอง',
  'น้ำมะนาวโซดา',
  'สนามหญ้า',
  'ตลาดโคม',
  'ปลาคาร์ป',
  'กระจก',
  'กระดิ่ง',
  'โป๊กเกอร์',
  'เชอร์รี',
  'เซ็นเตอร์คอร์ต',
  '三叉戟',
  '鸡尾酒',
  '汽水',
];

const segmenters: Readonly<Record<Script, Intl.Segmenter>> = {
  han: new Intl.Segmenter('zh', { granularity: 'word' }),
  thai: new Intl.Segmenter('th', { granularity: 'word' }),
  latin: new Intl.Segmenter('en', { granularity: 'word' }),
};

/** Where a title may be broken: between words, never inside one of `whole`. */
function breaks(title: string, script: Script): number[] {
  const places = [...segmenters[script].segment(title)].map((segment) => segment.index).filter((at) => at > 0);
  const spans = whole.flatMap((word) => {
    const at = title.indexOf(word);
    return at < 0 ? [] : [[at, at + word.length] as const];
  });
  const isFree = (at: number) => !spans.some(([from, to]) => at > from && at < to);
  const isAtSpace = (at: number) => script !== 'latin' || title[at - 1] === ' ';
  return places.filter((at) => isFree(at) && isAtSpace(at));
}

/** Two lines of about the same width, broken between phrases; one line if there is no place to break. */
function parted(title: string, script: Script): readonly string[] {
  const cost = (at: number): number => {
    const first = title.slice(0, at).trimEnd();
    const last = first.slice(first.lastIndexOf(' ') + 1).toLowerCase();
    const width = Math.max(widthOf(first), widthOf(title.slice(at)));
    if (articles.has(last)) return width + 9;
    if (thaiLeading.some((word) => first.endsWith(word))) return width + 2.2;
    return width + (leading.has(last) ? 0.9 : 0);
  };
  const at = breaks(title, script).toSorted((a, b) => cost(a) - cost(b))[0];
  return at === undefined ? [title] : [title.slice(0, at).trim(), title.slice(at).trim()];
}

export interface Title {
  readonly text: string;
  readonly script: Script;
  readonly rows: readonly string[];
  /** Pixels of the 360 px tile. */
  readonly size: number;
  /** From one baseline to the next. */
  readonly step: number;
}

export interface TitleSpace {
  /** Width that the longest line may take. */
  readonly width: number;
  /** Size of one line, and of two. */
  readonly one: number;
  readonly two: number;
  /** Titles wider than this many em take two lines even where one would fit. */
  readonly widest?: number;
}

/** Sets a title in one line if it fits at four fifths of its size or more, otherwise in two. */
export function setTitle(text: string, { width: most, one, two, widest = 99 }: TitleSpace): Title {
  const script = scriptOf(text);
  const width = widthOf(text);
  const isShort = width <= widest && most / width >= one * 0.8;
  const rows = isShort ? [text] : parted(text, script);
  const size = Math.min(rows.length > 1 ? two : one, ...rows.map((row) => most / widthOf(row)));
  return { text, script, rows, size, step: size * (script === 'thai' ? 1.34 : 1.12) };
}

/** One line of type. */
export function typed(words: string, x: number, y: number, size: number, fill: string, extra: string): string {
  return `<text x="${num(x)}" y="${num(y)}" font-size="${num(size)}" fill="${fill}" ${extra}>${escapeText(words)}</text>`;
}

/**
 * The rows of a title under each other; `baseline` is the last one's. `accent` colours the second row. Attributes that
 * the rows share are written once.
 */
export function rowsOf(
  { rows, size, step }: Title,
  x: number,
  baseline: number,
  fill: string,
  extra: string,
  accent = '',
): string {
  const first = baseline - (rows.length - 1) * step;
  const row = (words: string, i: number): string => {
    const colour = i > 0 && accent ? ` fill="${accent}"` : '';
    return `<text x="${num(x)}" y="${num(first + i * step)}"${colour}>${escapeText(words)}</text>`;
  };
  return `<g font-size="${num(size)}" fill="${fill}" ${extra}>${rows.map(row).join('')}</g>`;
}
