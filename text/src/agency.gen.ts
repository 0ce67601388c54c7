/* Generated from text/zh_CN by `npm run text`. */
export interface AgencyMessages {
  title: '代理合作';
  lead: '介绍玩家来前厅，用一个和玩家分开的账号。';
  howTitle: '怎么开始';
  howRegister: '注册一个代理账号，只要账号、密码和手机号。';
  howLink: '登录后得到推广码和专属链接；从链接来的玩家，注册时会带上你的推广码。';
  howSeparate: '代理账号不能下注，也看不到玩家的账户。';
  truth: '前厅是演示站：这里没有佣金，也没有真钱。';
  register: '注册代理';
  login: '代理登录';
  account: '代理账号';
  accountHint: '6–12 位字母和数字，字母开头';
  sending: '正在提交';
  signedIn: '{account}，已用代理账号登录。';
  code: '推广码';
  copyCode: '复制推广码';
  link: '专属链接';
  copyLink: '复制专属链接';
  qq: '代理 QQ';
  copyQq: '复制代理 QQ';
  domain: '代理网址';
}
