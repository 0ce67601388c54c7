/* Generated from text/zh_CN by `npm run text`. */
export interface AccountMessages {
  login: {
    title: '登录';
    lead: '登录后，回到你刚才想去的地方。';
    account: '账号';
    password: '密码';
    submit: '登录';
    sending: '正在登录';
    remember: '记住账号';
    rememberHint: '密码由浏览器的密码管理器保存，我们不在这台设备上存密码。';
    forgot: '忘记密码';
    forgotTitle: '找回密码';
    forgotWords: '客服核对身份后，会为你重设密码。请准备好账号和注册手机号。';
    noAccount: '还没有账号？';
    toRegister: '注册';
    wasLoggedOut: '你已退出登录';
    float: '快速登录';
  };
  register: {
    title: '开一个账户';
    lead: '大约一分钟。带「选填」的可以以后再补。';
    submit: '创建账户';
    sending: '正在创建';
    isAdult: '我已年满 18 岁';
    terms: '我已读过并同意服务条款';
    account: '账号';
    password: '密码';
    confirmPassword: '再输一次';
    mobilePhone: '手机号';
    mobileHint: '11 位手机号，用于提款前的核对';
    agentCode: '邀请码';
    agentFilled: '邀请码 <b>{code}</b> 已填好，可以改。';
    name: '真实姓名';
    nameHint: '与银行卡户名一致，设定后由客服更改';
    qq: 'QQ';
    weChat: '微信号';
    email: '邮箱';
    emailHint: '13–20 个字符';
    withdrawPassword: '提款密码';
    withdrawPasswordHint: '至少 6 位，提款时输入，不要与登录密码相同';
    nickname: '昵称';
    nicknameHint: '2–8 个汉字、字母或数字';
    rule: {
      length: '6–12 位';
      both: '同时有字母和数字';
      letterFirst: '以字母开头';
      free: '没有人用过';
    };
    haveAccount: '已有账号？';
    limitsNote: '全部使用演示资金，不涉及真实货币。';
    promiseTitle: '进门之前，<br></br>先把话说清楚';
    promiseIdentity: '资料只用于核对身份，绝不转给第三方';
    promiseTerms: '每个优惠都写明要打多少流水';
    promiseWithdrawal: '提款进度看得见，卡在哪一步都告诉你';
    doneTitle: '账户建好了';
    doneWords: '已经登录。想先看看也可以，存款随时能做。';
    toDeposit: '去存款';
    readTerms: '先读用户协议';
  };
  logout: '退出登录';
}
