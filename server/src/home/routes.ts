/** The home screen's calls. */
import { bannerList, noticeList } from './home.ts';

export const homeRoutes = { bannerList, noticeList };
