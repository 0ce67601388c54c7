/** The request of the latest orders, which a new or a paid order makes stale. SCREEN-074 */
export const latestOrders = { pageNo: 1, pageSize: 10, status: '', orderNo: '', requestId: '' };
