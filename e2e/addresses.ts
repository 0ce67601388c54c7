/** Every address of the specification: what it shows, what it redirects to, which entry of the navigation it marks. */
export interface PublicPage {
  readonly id: string;
  readonly path: string;
  /** Key of the title in the text namespace `site`. */
  readonly title: string;
  /** Index of the marked entry of the navigation. */
  readonly nav?: number;
  /** The canonical address for search engines, if it differs from `path`. */
  readonly canonical?: string;
  readonly isBare?: true;
}

export const publicPages: readonly PublicPage[] = [
  { id: 'ROUTE-003', path: '/home', title: 'title.home', nav: 0 },
  { id: 'ROUTE-004', path: '/texas', title: 'section.texas' },
  { id: 'ROUTE-005', path: '/games', title: 'section.games' },
  { id: 'ROUTE-006', path: '/all-games', title: 'section.allGames' },
  { id: 'ROUTE-007', path: '/chess', title: 'section.chess', nav: 4, canonical: '/game/chess' },
  { id: 'ROUTE-008', path: '/chessInside', title: 'section.chessInside', nav: 4 },
  { id: 'ROUTE-009', path: '/slots', title: 'title.slots', nav: 3, canonical: '/game/slotMachine' },
  { id: 'ROUTE-010', path: '/fish', title: 'section.fish', nav: 5, canonical: '/game/catchFish' },
  { id: 'ROUTE-011', path: '/sports', title: 'section.sports', nav: 2, canonical: '/game/sports' },
  { id: 'ROUTE-012', path: '/lottery', title: 'section.lottery', nav: 6, canonical: '/game/lottery' },
  { id: 'ROUTE-013', path: '/live', title: 'section.live', nav: 1, canonical: '/game/liveCasino' },
  { id: 'ROUTE-014', path: '/login', title: 'title.login' },
  { id: 'ROUTE-015', path: '/register', title: 'title.register' },
  { id: 'ROUTE-016', path: '/raffle', title: 'title.raffle' },
  { id: 'ROUTE-017', path: '/agency', title: 'title.agency' },
  { id: 'ROUTE-018', path: '/download', title: 'title.download', isBare: true },
  { id: 'ROUTE-020', path: '/discounts/all', title: 'title.discounts', nav: 8 },
  { id: 'ROUTE-022', path: '/helpCenter/startUse', title: 'title.help' },
  { id: 'ROUTE-047', path: '/game/liveCasino', title: 'section.live', nav: 1 },
  { id: 'ROUTE-048', path: '/game/sports', title: 'section.sports', nav: 2 },
  { id: 'ROUTE-049', path: '/game/slotMachine', title: 'title.slots', nav: 3 },
  { id: 'ROUTE-050', path: '/game/chess', title: 'section.chess', nav: 4 },
  { id: 'ROUTE-051', path: '/game/catchFish', title: 'section.fish', nav: 5 },
  { id: 'ROUTE-052', path: '/game/lottery', title: 'section.lottery', nav: 6 },
  { id: 'ROUTE-053', path: '/club', title: 'title.club', nav: 7 },
  { id: 'ROUTE-057', path: '/slots/allSlot', title: 'title.slots', nav: 3, canonical: '/game/slotMachine' },
];

export const redirects = [
  { id: 'ROUTE-002', from: '/', to: '/home' },
  { id: 'ROUTE-019', from: '/discounts', to: '/discounts/all' },
  { id: 'ROUTE-021', from: '/helpCenter', to: '/helpCenter/startUse' },
] as const;

export const privatePaths = [
  '/mine',
  '/mine/center',
  '/mine/invitation',
  '/mine/billDetail',
  '/mine/safety',
  '/mine/myDiscounts',
  '/mine/inEmail',
  '/mine/betList',
  '/mine/getBonus',
  '/mine/capital',
  '/mine/capital/account',
  '/mine/capital/deposit',
  '/mine/capital/latestdeposit',
  '/mine/capital/withdrawal',
  '/mine/capital/bankList',
  '/mine/capital/withdrawalList',
] as const;

/** Addresses that do not exist, each for another reason. */
export const nowhere = [
  '/nowhere',
  '/game',
  '/game/nothing',
  '/discounts/none',
  '/helpCenter/startUse/more',
  '/home/x',
  '/club/gold',
  '//evil.example/home',
  '/home%2f..%2fmine',
  '/chessInside?platformCode=nobody',
  '/<script>alert(1)</script>',
  // Exists only in development.
  '/kit',
] as const;

/** Every screen that a guest can open, in each of its views. */
export const guestScreens = [
  '/home',
  '/all-games',
  '/slots/allSlot',
  '/login',
  '/login?panel=forget',
  '/register',
  '/404',
  '/no-such-page',
  '/games',
  '/games?tab=cockfight',
  '/live',
  '/sports',
  '/sports?sportId=1&market=live',
  '/lottery',
  '/lottery?lottery=daily',
  '/lottery?view=trend',
  '/lottery?view=records',
  '/fish',
  '/chess',
  '/chessInside',
  '/texas',
  '/club',
  '/discounts/all',
  '/discounts/all?type=vipRetention',
  '/discounts/all?id=deposit-first',
  '/discounts/all?id=rebate-all-daily',
  '/discounts/all?id=nothing',
  '/raffle',
  '/agency',
  '/download',
  '/helpCenter/startUse',
  '/helpCenter/startUse?tab=notices',
] as const;

/** Every screen that shows a player something else than a guest, in each of its views. */
export const playerScreens = [
  '/home',
  '/discounts/all',
  '/discounts/all?id=deposit-first',
  '/discounts/all?id=bet-moyu-x20',
  '/discounts/all?id=club-rise-choice-1',
  '/all-games?show=mine',
  '/mine/center',
  '/lottery',
  '/lottery?view=mine',
  '/mine/safety',
  '/mine/protection',
  '/mine/inEmail',
  '/mine/inEmail?box=sent',
  '/club',
  '/mine/getBonus',
  '/mine/getBonus?tab=points',
  '/mine/getBonus?tab=bind',
  '/mine/getBonus?tab=waiting',
  '/mine/invitation',
  '/mine/myDiscounts',
  '/mine/myDiscounts?status=notReceived&kind=pre',
  '/mine/billDetail',
  '/mine/betList',
  '/mine/billDetail?tab=deposits',
  '/mine/capital/account',
  '/mine/capital/account?tab=locks',
  '/mine/capital/account?tab=interest',
  '/mine/capital/deposit',
  '/mine/capital/latestdeposit',
  '/mine/capital/latestdeposit?type=usdt',
  '/mine/capital/latestdeposit?type=automatic',
  '/mine/capital/latestdeposit?type=semiAutomatic',
  '/mine/capital/latestdeposit?type=qr',
  '/mine/capital/withdrawal',
  '/mine/capital/withdrawal?method=usdt',
  '/mine/capital/withdrawal?method=wallet',
  '/mine/capital/latestdeposit?tab=fastPay',
  '/mine/capital/withdrawal?tab=fastPay',
  '/mine/capital/withdrawalList',
  '/mine/capital/bankList',
  '/mine/capital/bankList?add=true',
] as const;
