/* Generated from text/zh_CN by `npm run text`. */
export interface HeadsMessages {
  help: [];
  download: [];
  agency: [];
  club: [];
  slots: [];
  games: [];
  live: [];
  sports: [];
  fish: [];
  chess: [];
  texas: [];
  lottery: [];
  allGames: [];
  login: [];
  register: [];
  raffle: [];
  discounts: [];
}
