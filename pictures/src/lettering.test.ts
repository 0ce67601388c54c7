import { expect, it } from 'vitest';
import { scriptOf, setTitle, widthOf } from './lettering.ts';

const space = { width: 300, one: 58, two: 46 };

it('keeps a short title in one line', () => {
  expect(setTitle('金铃铛', space).rows).toEqual(['金铃铛']);
  expect(setTitle('Cherry', space).rows).toEqual(['Cherry']);
});

it('breaks English before the small words, not after them', () => {
  expect(setTitle('Night of the Lantern Fair', space).rows).toEqual(['Night of', 'the Lantern Fair']);
});

it.each(['Secret of the Old Pagoda', 'Friends of the Four Winds', 'Path of the Cloud Dragon', 'A Hall of Ingots'])(
  'ends no line of %s with an article',
  (title) => {
    const [first = ''] = setTitle(title, space).rows;
    expect(first).not.toMatch(/ (a|an|the)$/i);
  },
);

it('keeps a small word with the next one if that costs no width', () => {
  expect(setTitle('Dice and Jazz', { ...space, widest: 3 }).rows).toEqual(['Dice', 'and Jazz']);
  expect(setTitle('Star of the Seven Seas', space).rows).toEqual(['Star of', 'the Seven Seas']);
});

it('breaks Chinese between words', () => {
  expect(setTitle('海王三叉戟', { ...space, widest: 3 }).rows).toEqual(['海王', '三叉戟']);
  expect(setTitle('樱桃鸡尾酒', { ...space, widest: 3 }).rows).toEqual(['樱桃', '鸡尾酒']);
});

it('breaks Thai between words and never before a mark', () => {
  const { rows, script } = setTitle('ปลาคาร์ปข้ามประตูมังกร', space);
  expect(script).toBe('thai');
  expect(rows).toEqual(['ปลาคาร์ปข้าม', 'ประตูมังกร']);
});

it.each([
  ['ตะกร้าผลไม้เต็มใบ', 'ตะกร้า', 'ผลไม้เต็มใบ'],
  ['คืนแห่งสนามหญ้า', 'คืน', 'แห่งสนามหญ้า'],
  ['เรือใต้แสงจันทร์', 'เรือ', 'ใต้แสงจันทร์'],
])('breaks %s between phrases', (title, first, second) => {
  expect(setTitle(title, { ...space, widest: 3 }).rows).toEqual([first, second]);
});

it('fits every line into its space', () => {
  for (const title of ['โรงแรมกระดิ่งทองเหลือง', 'Phoenix in the Parasol Tree', '幸运七号铺来了一二三']) {
    const { rows, size } = setTitle(title, space);
    for (const row of rows) expect(widthOf(row) * size).toBeLessThanOrEqual(300.001);
  }
});

it('counts no width for marks above or below a letter', () => {
  expect(widthOf('ที่')).toBe(widthOf('ท'));
  expect(scriptOf('骰子 7')).toBe('han');
});
