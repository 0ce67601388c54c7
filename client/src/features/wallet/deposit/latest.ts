/** The request of the latest orders; a new one and a paid one make it stale. SCREEN-074 */
export const latestOrders = { pageNo: 1, pageSize: 10, status: '', orderNo: '', requestId: '' };
