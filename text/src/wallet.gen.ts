/* Generated from text/zh_CN by `npm run text`. */
export interface WalletMessages {
  balance: '余额';
  retrieve: {
    action: '一键回收';
    failed: '一键回收失败';
  };
  deposit: {
    title: '存款';
    sameBank: '同行转账30分钟内到账';
    missing: '超过24小时未到账请联系客服';
  };
  withdrawal: {
    title: '提款';
    applied: '提款申请已提交，等待审核';
  };
}
