/* Generated from text/zh_CN by `npm run text`. */
export interface BankMessages {
  payType: {
    bank: '银行转账';
  };
  accounts: {
    main: '主钱包';
    withdrawing: '提款处理中';
    locked: '锁定金额';
    savings: '利息计划';
    bonus: '红利';
    bank: '银行';
    house: '平台';
  };
  reasons: {
    cardCannotReceive: '收款银行退回：这张卡暂时不能收款，金额已全部退回余额。';
  };
}
