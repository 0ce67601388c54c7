/* Generated from text/zh_CN by `npm run text`. */
export interface LoungeMessages {
  winners: {
    title: '最新中奖';
    sample: '示例数据 · 非真实中奖';
    pause: '暂停中奖名单';
    play: '继续滚动中奖名单';
    bigPrize: '元大奖';
    line: '[{province}] {id} 在【{game}】赢得 {amount} 元大奖';
    record: '{id} 在【{game}】赢得 {amount} 元大奖';
    provinces: '北京|上海|天津|重庆|河北|山西|辽宁|吉林|黑龙江|江苏|浙江|安徽|福建|江西|山东|河南|湖北|湖南|广东|广西|海南|四川|贵州|云南|陕西|甘肃|青海|宁夏|新疆|内蒙古';
    slots: '锦鲤跃门|灯市长夜|九宫藏宝|樱桃三重奏|北斗七星|月下行舟|莲池|通宝|珠贝湾|雪岭';
  };
  jackpot: {
    title: '累积奖池';
    demo: '演示数字 · 不可赢取';
    demoLabel: '演示数字，不可赢取：{figure}';
    demoWords: '这个数字只演示奖池的样子，不对应任何可领取的奖金。';
    pause: '暂停跳动';
    play: '继续跳动';
    ledgerWords: '账本上奖池账户的余额，每 30 秒更新，只因有人赢取而减少。';
    unavailable: '奖池目前不可用，也没有人能赢取。';
    reading: '正在读取奖池余额';
  };
  offers: {
    title: '进行中的优惠';
    until: '截止';
  };
  advertisement: {
    close: '关闭';
    open: '查看详情';
  };
  floats: {
    label: '浮动图片';
    close: '收起浮动图片';
  };
}
