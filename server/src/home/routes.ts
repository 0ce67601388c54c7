/** The home screen's calls, and the pictures of the lobbies. */
import { bannerList, noticeList } from './home.ts';
import { indexOffer, queryIndexOfferList, slotOffer } from './offers.ts';
import { bannerByCode, bannerByNavId, fetchImg, fetchImgs, floatPicList, slotBanner } from './pictures.ts';
import { userPlayNews } from './winners.ts';

const pictures = { bannerByCode, bannerByNavId, fetchImg, fetchImgs, floatPicList, slotBanner };
const offers = { indexOffer, queryIndexOfferList, slotOffer };

export const homeRoutes = { bannerList, noticeList, userPlayNews, ...pictures, ...offers };
