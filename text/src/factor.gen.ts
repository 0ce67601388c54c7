/* Generated from text/zh_CN by `npm run text`. */
export interface FactorMessages {
  title: [];
  offNote: [];
  onNote: [args: { date: string | number; left: number }];
  on: [];
  turnOn: [];
  turnOff: [];
  renew: [];
  password: [];
  next: [];
  scan: [];
  qr: [];
  secret: [];
  copySecret: [];
  code: [];
  codeHint: [];
  confirm: [];
  done: [];
  offTitle: [];
  offWords: [];
  codeOrRecovery: [];
  codeOrRecoveryHint: [];
  offSubmit: [];
  offDone: [];
  renewTitle: [];
  renewWords: [];
  renewSubmit: [];
  recoveryTitle: [];
  recoveryWords: [];
  copyAll: [];
  saved: [];
  stepTitle: [];
  stepWords: [];
  stepSubmit: [];
}
