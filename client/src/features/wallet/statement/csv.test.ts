import { expect, it } from 'vitest';
import { statementCsv } from './csv.ts';

const heads = { id: '流水号', time: '时间', reason: '事由', remark: '说明', amount: '金额', balance: '变动后余额' };
const entry = {
  id: '12-0',
  title: 4,
  amountSatang: -300_05,
  balanceSatang: 700_00,
  createTime: new Date(2026, 10, 21, 9, 5, 7).getTime(),
  remark: '墨玉堂',
};

it('writes one line per entry, with amounts of two decimals that a spreadsheet can read. SI-37, CONST-024', () => {
  expect(statementCsv([entry], heads, () => '转入游戏')).toBe(
    '\uFEFF流水号,时间,事由,说明,金额,变动后余额\r\n12-0,2026-11-21 09:05:07,转入游戏,墨玉堂,-300.05,700.00\r\n',
  );
});

it('escapes cells that a spreadsheet would run as formulas, and quotes line breaks', () => {
  for (const remark of ['=1+1', '+cmd|calc', '-2+3', '@SUM(A1)', '\t=1', '\r=1']) {
    const line = statementCsv([{ ...entry, remark }], heads, () => 'x').split('\r\n12-0')[1] ?? '';
    expect(line).toContain(`'${remark}`);
  }
  expect(statementCsv([{ ...entry, remark: 'a,"b"\nc' }], heads, () => 'x')).toContain(',"a,""b""\nc",');
});
