/* Generated from text/zh_CN by `npm run text`. */
export interface UnansweredMessages {
  'title.done': [args: { what: string }];
  'title.refused': [args: { what: string }];
  'title.none': [args: { what: string }];
  'title.open': [args: { what: string }];
  'words.done': [args: { time: string | number }];
  'words.refused': [args: { time: string | number; words: string | number }];
  'words.none': [args: { time: string | number }];
  'words.open': [args: { time: string | number }];
  look: [];
}
