/** Ways by which a player may be sent news and offers. M18 */
export const newsChannels = ['mail', 'sms', 'inbox'] as const;
export type NewsChannel = (typeof newsChannels)[number];
