/* Generated from text/zh_CN by `npm run text`. */
export interface StatementMessages {
  period: '时间';
  periodAll: '全部';
  periodDays: '近 {days, number} 天';
  periodChosen: '自选';
  from: '从';
  to: '到';
  type: '类型';
  allTypes: '全部类型';
  opening: '期初余额';
  closing: '期末余额';
  in: '转入';
  out: '转出';
  net: '净变动';
  lifetime: '开户至今：存款 {deposit}，提款 {withdrawal}，净存款 {net}';
  chartWords: '{from} 至 {to} 每日结束时的余额：最低 {low}，最高 {high}，最后 {end}';
  chartHigh: '最高 {amount}';
  totalsFailed: '合计没有读出来';
  unchanged: '你的资金没有变化，可以再读一次。';
  export: '导出表格';
  exporting: '正在导出 {rows, number} / {total, number}';
  exportFailed: '没有导出成功，请再试一次。';
  nothingToExport: '没有可导出的记录';
  tooMany: '一次最多导出 {most, number} 笔，请选一段较短的时间';
  print: '打印';
  emptyFilter: '这段时间里没有这样的记录';
  earlier: '加载更早的（{shown, number} / {total, number}）';
  earlierFailed: '更早的记录没有读出来，请再试一次。';
}
