/** Filters by status label: the one for paying out covers the codes 1, 4 and 5. AMB-058 */
export const withdrawalFilters = ['', '0', '1', '2', '3'] as const;
export type WithdrawalFilter = (typeof withdrawalFilters)[number];
