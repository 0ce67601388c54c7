/* Generated from text/zh_CN by `npm run text`. */
export interface AccountMessages {
  login: {
    title: '登录';
    submit: '登录';
    remember: '记住账号';
    forgot: '忘记密码';
  };
  register: {
    title: '开一个账户';
    submit: '创建账户';
    isAdult: '我已年满 18 岁';
    terms: '我已读过并同意服务条款';
  };
  logout: '退出登录';
}
