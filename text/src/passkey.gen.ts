/* Generated from text/zh_CN by `npm run text`. */
export interface PasskeyMessages {
  title: [];
  none: [];
  count: [args: { count: number }];
  unsupported: [];
  add: [];
  addTitle: [];
  addWords: [];
  password: [];
  name: [];
  nameHint: [];
  addSubmit: [];
  added: [];
  cancelled: [];
  exists: [];
  created: [args: { date: string | number }];
  used: [args: { date: string | number; used: string | number }];
  rename: [];
  renameTitle: [];
  renameSubmit: [];
  remove: [];
  removeTitle: [args: { name: string | number }];
  removeWords: [];
  removeSubmit: [];
  removed: [];
  login: [];
}
