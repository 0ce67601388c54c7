/* Generated from text/zh_CN by `npm run text`. */
export interface VipMessages {
  keepNotCounting: [];
  title: [];
  lead: [];
  levels: [];
  level: [];
  levelNumber: [args: { level: number }];
  rise: [];
  keep: [];
  nothingAsked: [];
  empty: [];
  emptyWords: [];
  failed: [];
  howTitle: [];
  howRise: [];
  howKeep: [];
  howCount: [];
  howNever: [];
  toHelp: [];
  notPaying: [];
  privileges: [];
  riseBonus: [];
  monthBonus: [];
  birthdayBonus: [];
  ownService: [];
  yes: [];
  none: [];
  multiple: [args: { count: number }];
  privilegesFailed: [];
  privilegesEmpty: [];
  privilegesEmptyWords: [];
  claimTitle: [];
  claimGuest: [];
  claimPlayer: [];
  logIn: [];
}
