/* Generated from text/zh_CN by `npm run text`. */
export interface VipMessages {
  keepNotCounting: '升级按真实投注即时计算；保级还没有开始计算，等级不会因此下降。';
  title: '俱乐部';
  lead: '每一级要什么，先写在这里。';
  levels: '等级';
  level: '等级';
  levelNumber: '第 {level, number} 级';
  rise: '升级：累计有效投注';
  keep: '保级：一个月内有效投注';
  nothingAsked: '不要求';
  empty: '现在没有等级';
  emptyWords: '等级定下来之后会写在这里。';
  failed: '等级没能读出来';
  howTitle: '怎么算';
  howRise: '升级看注册以来的累计有效投注，达到就升。';
  howKeep: '保级看一个月内的有效投注。';
  howCount: '只有已经结算的真实投注才算，试玩不算。';
  howNever: '等级不改变任何一局的结果和返还率。';
  toHelp: '去帮助中心';
  notPaying: '这些待遇已经写定，目前还没有开始发放。开始时会在公告里写明。';
  privileges: '每一级的待遇';
  riseBonus: '升级礼金';
  monthBonus: '每月礼金';
  birthdayBonus: '生日礼金';
  ownService: '专属客服';
  yes: '有';
  none: '—';
  multiple: '礼金要打 {count, number} 倍流水才能提款。';
  privilegesFailed: '待遇没能读出来';
  privilegesEmpty: '现在没有待遇';
  privilegesEmptyWords: '待遇定下来之后会写在这里。';
  claimTitle: '领取礼金';
  claimGuest: '领取礼金前请先登录。';
  claimPlayer: '开始发放之后，可以在这里领取。';
  logIn: '登录';
}
