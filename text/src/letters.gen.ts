/* Generated from text/zh_CN by `npm run text`. */
export interface LettersMessages {
  'welcome.subject': [];
  'welcome.content': [args: { account: string | number }];
  'depositPaid.subject': [args: { amount: string | number }];
  'depositPaid.content': [args: { amount: string | number; orderNo: string | number }];
  'depositExpired.subject': [];
  'depositExpired.content': [args: { amount: string | number; orderNo: string | number }];
  'withdrawalPaid.subject': [args: { amount: string | number }];
  'withdrawalPaid.content': [args: { amount: string | number; lastFour: string | number; orderNo: string | number }];
  'withdrawalReturned.subject': [args: { amount: string | number }];
  'withdrawalReturned.content': [args: { amount: string | number; orderNo: string | number; reason: string | number }];
  'cardAdded.subject': [];
  'cardAdded.content': [args: { lastFour: string | number }];
  'nameSet.subject': [];
  'nameSet.content': [];
  'phoneVerified.subject': [];
  'phoneVerified.content': [];
  'emailVerified.subject': [];
  'emailVerified.content': [];
  'loginPasswordChanged.subject': [];
  'loginPasswordChanged.content': [];
  'withdrawPasswordSet.subject': [];
  'withdrawPasswordSet.content': [];
  'withdrawPasswordChanged.subject': [];
  'withdrawPasswordChanged.content': [];
  'deskReply.subject': [args: { subject: string | number }];
  'deskReply.content': [args: { answer: string | number }];
  'desk.deposit': [];
  'desk.withdrawal': [];
  'desk.game': [];
  'desk.bonus': [];
  'desk.other': [];
}
