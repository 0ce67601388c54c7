/* Generated from text/zh_CN by `npm run text`. */
export interface OutboxMessages {
  title: '沙盒发件箱';
  badge: '沙盒 · 不会真的发短信';
  lead: '真实平台会把验证码发到手机。这里是演示环境，短信都留在这一页，只有您本次登录能看到。';
  empty: '还没有短信。在前厅里发送验证码后，回到这里刷新。';
  signedOut: '请先登录。登录后发送的验证码会出现在这里。';
  to: '发往 {phone}';
  sms: '您的验证码是';
  validUntil: '{time} 前有效，只能用一次';
  expired: '已过期';
  refresh: '刷新';
  home: '回到前厅';
}
