/** What is tapped on the screens of a player: chips, tabs, menus, dialogs, amounts, filters, pages of lists. */
import type { Tap } from './controls.ts';

export interface TappedScreen {
  readonly path: string;
  readonly taps: readonly Tap[];
}

const button = (...names: readonly (string | RegExp)[]): Tap[] => names.map((name) => ['button', name]);
const tab = (...names: readonly (string | RegExp)[]): Tap[] => names.map((name) => ['tab', name]);
const link = (...names: readonly (string | RegExp)[]): Tap[] => names.map((name) => ['link', name]);
const place = (...selectors: readonly string[]): Tap[] => selectors.map((selector) => ['css', selector]);

/** A player's, of the demo account, which has a history. */
export const playerScreens: readonly TappedScreen[] = [
  { path: '/home', taps: button('菜单', '关闭', '搜索游戏', '关闭', '热门', '墨玉堂', /^锦鲤跃门/, '关闭') },
  { path: '/all-games', taps: [['searchbox', '搜索全部游戏'], ...button(/^收藏「锦鲤跃门」/, /^锦鲤跃门/, '关闭')] },
  { path: '/slots', taps: button(/^热门/, /^最新/, /^试玩 \d/, /^全部 \d/, /^收藏「樱桃时光」/) },
  { path: '/games', taps: [...button('热门', '最新'), ...link('德州扑克', '3D 大厅')] },
  { path: '/live', taps: button('青窑·真人厅', '沧澜·真人厅', '全部平台', /^古渡三骰/, '关闭') },
  { path: '/sports', taps: [...tab('早盘', '滚球', '今日'), ...link('篮球')] },
  {
    path: '/lottery',
    taps: [
      ...button('前三直选', '定位胆'),
      ...place('[role=toolbar] button:nth-child(3)', '[role=toolbar] button:nth-child(6)'),
      ...button('加入购彩篮', '机选 5 注'),
      ...tab('走势', '开奖', '我的投注', '投注'),
      ...button(/^五分 11 选 5/),
    ],
  },
  { path: '/fish', taps: button('墨玉堂·渔场', '青窑·渔场', '全部平台') },
  { path: '/chess', taps: button('老果铺·棋牌室', '金廊·棋牌室', '全部平台') },
  { path: '/texas', taps: button('热门', '最新', '全部', /^收藏/) },
  { path: '/club', taps: button(/^账户菜单/, /^账户菜单/, /^主钱包余额/, '关闭', '菜单', '关闭') },
  { path: '/raffle', taps: button('查看详情', '打开转盘', '关闭') },
  { path: '/agency', taps: [...tab('代理登录', '注册代理'), ...button('显示密码')] },
  {
    path: '/helpCenter/startUse',
    taps: [...button(/^存款 \d/, /^全部/, '第 2 页', '下一页'), ...tab('通知', '帮助文章')],
  },
  { path: '/discounts/all', taps: button('返水', '存款优惠', '全部', /^再看 24 个/) },
  { path: '/mine/center', taps: button('刷新余额', /^微信号/, '关闭') },
  { path: '/mine/safety', taps: button(/更改/, '关闭', /去设置/) },
  { path: '/mine/protection', taps: [...tab('按年', '开户至今'), ...place('main input[type=radio]')] },
  { path: '/mine/inEmail', taps: [...tab(/^未读/, '已读', '全部'), ...button(/^未读 提款/)] },
  { path: '/mine/getBonus', taps: [...tab('签到积分', '绑定礼金', '待领取', '每日签到'), ...place('main summary')] },
  { path: '/mine/invitation', taps: [...button('复制邀请码'), ...place('main summary'), ...button('新建专属邀请')] },
  { path: '/mine/myDiscounts?status=notReceived&kind=pre', taps: button('已领取', '进行中', '全部') },
  { path: '/mine/billDetail', taps: [...button('近 30 天', '近 365 天', '查看详情'), ...tab('存款订单', '资金变动')] },
  { path: '/mine/betList', taps: button('近 365 天', '赢', '全部', '已结算', /^注单 .*的详情/) },
  { path: '/mine/capital/account', taps: [...tab('锁定明细', '计息计划', '余额'), ...button('转入墨玉堂')] },
  {
    path: '/mine/capital/deposit',
    taps: [...button('฿500', '฿1,000'), ...place('main form label:has(input[type=radio]) >> nth=1')],
  },
  { path: '/mine/capital/latestdeposit', taps: [...button('฿500'), ...tab('快捷转账', '普通存款')] },
  { path: '/mine/capital/withdrawal', taps: [...place('main summary'), ...button('฿1,000', '显示密码', '全部')] },
  { path: '/mine/capital/withdrawalList', taps: button('成功', '申请中', '全部', '查看详情') },
  { path: '/mine/capital/bankList', taps: button('删除', '关闭') },
];

/** A guest's. */
export const guestScreens: readonly TappedScreen[] = [
  { path: '/login', taps: [...button('显示密码'), ...place('main input[type=checkbox]', 'main input >> nth=0')] },
  { path: '/register', taps: [...place('main input >> nth=0', 'main input[type=checkbox]'), ...button('显示密码')] },
];
