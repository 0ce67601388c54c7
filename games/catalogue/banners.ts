/** The four banners of the home screen. Their scenes are in the picture kit, their texts in the seed. */

/** The picture's address is `/pictures/banner/<code>`. */
export const bannerCodes = ['welcome', 'fair', 'cashier', 'statement'] as const;
export type BannerCode = (typeof bannerCodes)[number];
