/** The name of a deposit order at its gateway or watcher. */
export const merchantOrderOf = (playerId: string, orderNo: string): string => `${playerId}-${orderNo}`;
