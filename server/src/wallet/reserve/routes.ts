/** The calls of fast payment. CALL-132 to CALL-141 */
import { reserveAmountGroup, reserveAmountList, reserveWithdrawConfig } from './market.ts';
import { reserveCancelOrder, reserveCreateOrder, reservePayConfirm } from './pay.ts';
import { reserveUploadPayPhoto } from './photo.ts';
import { reserveConfirmWithdraw } from './receipt.ts';
import { reserveReminders } from './reminders.ts';
import { reserveMyPayOrder } from './views.ts';

export const reserveRoutes = {
  reserveAmountList,
  reserveAmountGroup,
  reserveMyPayOrder,
  reserveCreateOrder,
  reserveUploadPayPhoto,
  reserveReminders,
  reservePayConfirm,
  reserveCancelOrder,
  reserveConfirmWithdraw,
  reserveWithdrawConfig,
};
