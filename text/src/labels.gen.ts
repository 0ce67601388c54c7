/* Generated from text/zh_CN by `npm run text`. */
export interface LabelsMessages {
  gameType: {
    all: '全部';
    slots: '电子';
    live: '真人';
    sports: '体育';
    lottery: '彩票';
    fish: '捕鱼';
    chess: '棋牌';
    hall3d: '3D大厅';
    other: '其他';
  };
  bonusType: {
    rebate: '返水';
    deposit: '存款优惠';
    invite: '邀请奖励';
    checkIn: '签到奖励';
    registration: '注册优惠';
    rescue: '救援金';
    vipUpgrade: 'VIP晋级奖励';
    vipRetention: 'VIP保级奖励';
    other: '其他优惠';
  };
  discountFilter: {
    all: '全部';
    rebate: '返水';
    deposit: '存款优惠';
    rescue: '救援金';
    vipUpgrade: 'VIP晋级奖励';
    vipRetention: 'VIP保级奖励';
    other: '其他优惠';
    registration: '注册优惠';
  };
  withdrawalStatus: {
    applying: '申请中';
    payingOut: '出款中';
    success: '成功';
    rejected: '已拒绝';
  };
  depositStatus: {
    unpaid: '未支付';
    paid: '已支付';
    expired: '已过期';
  };
  offerStatus: {
    applying: '申请中';
    received: '已领取';
    wageringCompleted: '流水已完成';
    rejected: '已拒绝';
    auditCleared: '审核已清除';
    notReceived: '未领取';
    notDrawn: '未开奖';
    notWon: '未中奖';
  };
  bonusLock: {
    locked: '锁定';
    unlocked: '已解锁';
    cancelled: '已取消';
  };
  depositLock: {
    locked: '锁定';
    unlocked: '已解锁';
  };
  bonusKind: {
    pre: '前置红利';
    post: '后置红利';
    deducted: '已扣红利';
  };
  invitation: {
    unregistered: '未注册';
    registered: '已注册';
    expired: '已过期';
  };
  history: {
    running: '进行中';
    settled: '已结算';
  };
  chain: {
    TRC20: 'TRC20';
    ERC20: 'ERC20';
    HECO: 'HECO';
    OMNI: 'OMNI';
  };
  transaction: {
    applying: '申请中';
    adjustment: '系统调整';
    deposit: '充值存款';
    fastWithdrawal: '快速提款';
    transferIn: '转入游戏';
    transferOut: '转出游戏';
    bonus: '红利';
    manualDeposit: '人工存款';
    manualWithdrawal: '人工提款';
    planPurchase: '利息计划购买';
    planRedemption: '利息计划赎回';
    fastDeposit: '快捷存款';
    fastPayWithdrawal: '快捷提款';
    other: '其他';
    withdrawalReturned: '提款退回';
  };
  settleFilter: {
    all: '全部';
    unsettled: '未结算';
    settled: '已结算';
    win: '赢';
    lose: '输';
  };
  plan: {
    inProgress: '进行中';
    ended: '已结束';
    redeemed: '已赎回';
  };
  bindType: {
    name: '真实姓名';
    email: '邮箱';
    bankCard: '银行卡';
    phone: '手机';
    app: '应用';
  };
  lotteryColour: {
    number: '数字';
    red: '红';
    yellow: '黄';
    blue: '蓝';
  };
  sport: {
    home: '首页';
    football: '足球';
    basketball: '篮球';
    tennis: '网球';
    baseball: '棒球';
    darts: '飞镖';
    handball: '手球';
    iceHockey: '冰球';
    cycleRacing: '自行车';
    rugby: '橄榄球';
    billiards: '台球';
    volleyball: '排球';
  };
  recoveryWay: {
    sms: '短信';
    email: '邮箱';
    service: '客服';
  };
  recoveryStep: {
    send: '发送验证码';
    verify: '验证';
    finish: '完成';
  };
  withdrawalMethod: {
    bank: '银行卡';
    usdt: 'USDT';
    wallet: '电子钱包';
  };
  depositMethod: {
    bank: '银行转账';
    third: '第三方支付';
    qr: '扫码支付';
    usdt: 'USDT';
    automatic: '自动到账';
    semiAutomatic: '半自动到账';
    fastPay: '快捷支付';
  };
  registration: {
    plain: '普通注册';
    GOA: 'GOA注册';
    SPT: 'SPT注册';
    phone: '手机注册';
    New: '新版注册';
  };
  messageType: {
    deposit: '存款';
    withdrawal: '提款';
    game: '游戏';
    bonus: '优惠';
    other: '其他';
  };
  retrieve: {
    returned: '已转回';
    empty: '没有余额';
    maintenance: '维护中';
  };
  unknown: '-';
}
