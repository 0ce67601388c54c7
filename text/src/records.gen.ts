/* Generated from text/zh_CN by `npm run text`. */
export interface RecordsMessages {
  period: [];
  periodAll: [];
  periodDays: [args: { days: number }];
  periodChosen: [];
  from: [];
  to: [];
  export: [];
  exporting: [args: { rows: number; total: number }];
  exportFailed: [];
  nothingToExport: [];
  tooMany: [args: { most: number }];
  print: [];
  earlier: [args: { shown: number; total: number }];
  earlierFailed: [];
}
