/* Generated from text/zh_CN by `npm run text`. */
export interface SafetyMessages {
  score: {
    title: '安全评分';
    full: '四项都完成了，账户有了完整的保护。';
    next: '{count, plural, other {还差 # 项}}。下一步：{item}';
    how: '真实姓名、手机号码、邮箱、提款密码，每项 25 分。';
    go: '现在去做';
  };
  pause: {
    title: '提款暂停到 {time}';
    words: '密码刚刚改过。为防有人冒用，资金先留在账户里，存款和游戏不受影响。';
  };
  group: {
    identity: '身份与联系';
    identityWords: '用来核对提款的人是你。验证后只能由客服更改。';
    passwords: '密码';
    passwordsWords: '改动密码要先说出原密码，或用验证码证明是你。';
    login: '登录保护';
    loginWords: '都是可选的。多一道门，密码泄露了也进不来。';
    contacts: '更多联系方式';
    contactsWords: '客服找你时用，随时能改。';
  };
  row: {
    required: '提款必需';
    notSet: '未设置';
    verify: '去验证';
    set: '去设置';
    change: '更改';
    emailTodo: '忘记密码时，多一条找回的路';
    emailWaiting: '{email} 还没验证';
    birthday: '生日';
    birthdayTodo: '只能设一次，须年满 18 岁';
    loginPassword: '登录密码';
    loginPasswordNote: '改密后，其他设备会退出登录';
    qq: 'QQ';
    weChat: '微信号';
    contactTodo: '还没填';
  };
  name: {
    digitsHint: '12 位数字。设定后不能自行更改';
    idCard: '身份证号';
    idCardHint: '只用来核对年满 18 岁，不保存';
  };
  code: {
    field: '验证码';
    hint: '收到的 4–8 位数字';
    send: '发送验证码';
    again: '重新发送';
    wait: '{seconds, number} 秒后可重发';
    sent: '验证码已发往 {target}，{minutes, number} 分钟内有效。';
    secondLine: '没收到？换一条线路发';
    sandbox: '沙盒不会真的发送，验证码在发件箱里。';
    outbox: '打开沙盒发件箱';
  };
  email: {
    title: '验证邮箱';
    field: '邮箱';
    hint: '能收到信的地址，验证后由客服更改';
    before: '之前填的是 {email}，填同一个或换一个都可以';
    submit: '验证邮箱';
    done: '邮箱已验证';
  };
  loginPassword: {
    title: '更改登录密码';
    old: '原密码';
    new: '新密码';
    again: '再输入一次新密码';
    hint: '6–12 位，字母和数字都要有';
    hintPhrase: '8–64 个字符，一句话也可以';
    consequences: '更改后，其他设备都会退出登录，提款暂停一段时间。';
    submit: '更改登录密码';
    done: '登录密码已更改，其他设备已退出';
  };
  withdraw: {
    changeTitle: '更改提款密码';
    resetTitle: '重设提款密码';
    old: '原提款密码';
    new: '新提款密码';
    again: '再输入一次新提款密码';
    hint: '6–64 个字符，不要与登录密码相同';
    forgot: '忘记了？用验证码重设';
    remembered: '想起来了，用原密码改';
    codeHint: '发到已验证的手机；没有手机就发到邮箱';
    consequences: '更改后，提款会暂停一段时间，防止有人冒用。';
    submit: '更改提款密码';
    resetSubmit: '重设提款密码';
    done: '提款密码已更改';
  };
  birthday: {
    title: '设置生日';
    field: '出生日期';
    hint: '只能设一次，请与证件一致';
    submit: '保存生日';
    done: '生日已保存';
  };
  qq: {
    title: '填写 QQ';
    field: 'QQ';
    hint: '5–10 位数字，不以 0 开头';
    submit: '保存 QQ';
    done: 'QQ 已保存';
  };
  weChat: {
    title: '填写微信号';
    field: '微信号';
    hint: '6–20 位，以字母开头';
    submit: '保存微信号';
    done: '微信号已保存';
  };
}
