/* Generated from text/zh_CN by `npm run text`. */
export interface AgencyMessages {
  title: [];
  lead: [];
  howTitle: [];
  howRegister: [];
  howLink: [];
  howSeparate: [];
  truth: [];
  register: [];
  login: [];
  account: [];
  accountHint: [];
  sending: [];
  signedIn: [args: { account: string | number }];
  code: [];
  copyCode: [];
  link: [];
  copyLink: [];
  qq: [];
  copyQq: [];
  domain: [];
}
