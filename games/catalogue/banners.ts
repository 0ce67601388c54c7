/** The four banners of the home screen: their scenes stand in the picture kit, their words in the seed. */

/** The picture's address is `/pictures/banner/<code>`. */
export const bannerCodes = ['welcome', 'fair', 'cashier', 'statement'] as const;
export type BannerCode = (typeof bannerCodes)[number];
