/* Generated from text/zh_CN by `npm run text`. */
export interface StatementMessages {
  type: [];
  allTypes: [];
  opening: [];
  closing: [];
  in: [];
  out: [];
  net: [];
  lifetime: [args: { deposit: string | number; net: string | number; withdrawal: string | number }];
  chartWords: [args: { end: string | number; from: string | number; high: string | number; low: string | number; to: string | number }];
  chartHigh: [args: { amount: string | number }];
  totalsFailed: [];
  unchanged: [];
  emptyFilter: [];
}
