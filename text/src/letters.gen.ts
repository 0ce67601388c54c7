/* Generated from text/zh_CN by `npm run text`. */
export interface LettersMessages {
  welcome: {
    subject: '欢迎来到前厅';
    content: '{account}，你好。\n这里的余额、存款与奖金都是演示资金，不能兑换成钱，也不会产生任何费用。\n第一次提款之前，请先在「安全设置」里填好真实姓名、手机号码和提款密码，到时就不用等了。\n有问题随时在「站内信」里写给客服。';
  };
  depositPaid: {
    subject: '存款 {amount} 已到账';
    content: '订单 {orderNo} 已确认，{amount} 已存入主钱包。\n明细在「交易记录」里。';
  };
  depositExpired: {
    subject: '存款订单没有到账';
    content: '订单 {orderNo}（{amount}）没有找到对应的转账，已经过期，余额没有变动。\n如果你确实转过账，请带上订单编号和转账凭证写给客服。';
  };
  withdrawalPaid: {
    subject: '提款 {amount} 已付出';
    content: '订单 {orderNo} 的 {amount} 已付到尾号 {lastFour} 的银行卡。\n银行入账可能还要几分钟。';
  };
  withdrawalReturned: {
    subject: '提款 {amount} 没有通过';
    content: '订单 {orderNo} 没有通过，{amount} 已全部退回主钱包。\n原因：{reason}\n换一张银行卡可以重新申请；不清楚的地方请写给客服。';
  };
  cardAdded: {
    subject: '已添加银行卡';
    content: '你的账户添加了尾号 {lastFour} 的银行卡，可以用来提款。\n如果不是你本人操作，请马上联系客服。';
  };
  nameSet: {
    subject: '真实姓名已设定';
    content: '真实姓名设定后不能自行更改，银行卡的持卡人必须与它一致。\n如果不是你本人操作，请马上联系客服。';
  };
  phoneVerified: {
    subject: '手机号码已验证';
    content: '手机号码已通过验证，可以用来提款和找回账户。\n如果不是你本人操作，请马上联系客服。';
  };
  emailVerified: {
    subject: '邮箱已验证';
    content: '邮箱已通过验证，可以用来找回账户。\n如果不是你本人操作，请马上联系客服。';
  };
  loginPasswordChanged: {
    subject: '登录密码已更改';
    content: '你的登录密码刚刚更改，请用新密码登录。\n如果不是你本人操作，请马上联系客服。';
  };
  withdrawPasswordSet: {
    subject: '提款密码已设置';
    content: '提款和添加银行卡时需要输入提款密码，请不要告诉任何人，客服也不会向你询问。\n如果不是你本人操作，请马上联系客服。';
  };
  withdrawPasswordChanged: {
    subject: '提款密码已更改';
    content: '你的提款密码刚刚更改。\n如果不是你本人操作，请马上联系客服。';
  };
  deskReply: {
    subject: '客服回复：{subject}';
    content: '{answer}\n这是沙盒客服的自动回复，没有人工阅读你的来信。';
  };
  desk: {
    deposit: '你好，关于存款的来信已收到。同行转账一般 30 分钟内到账；超过 24 小时仍未到账，请在来信中写上订单编号，我们按凭证核对。';
    withdrawal: '你好，关于提款的来信已收到。每一步的时间都写在「提款记录」里；没有通过的提款会写明原因，金额会全部退回主钱包。';
    game: '你好，关于游戏的来信已收到。每一局的结果都可以用游戏窗口里的「公平验证」自己核对；有疑问请写上局号。';
    bonus: '你好，关于优惠的来信已收到。每份优惠的条件写在它自己的卡片上；已申请的进度在「我的优惠」里。';
    other: '你好，来信已收到。常见问题在「帮助中心」里都有解答；涉及账户安全的更改，需要核对身份后办理。';
  };
}
