/* Generated from text/zh_CN by `npm run text`. */
export interface PromotionsMessages {
  'told.free': [args: { amount: string | number }];
  'told.locked': [args: { amount: string | number; cost: string | number }];
}
