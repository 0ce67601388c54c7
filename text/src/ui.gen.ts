/* Generated from text/zh_CN by `npm run text`. */
export interface UiMessages {
  confirm: '确认';
  cancel: '取消';
  close: '关闭';
  retry: '再试一次';
  copy: '复制';
  copied: '已复制';
  loading: '正在读取';
  previous: '上一页';
  next: '下一页';
  page: '第 {page, number} 页，共 {pages, number} 页';
  total: '共 {total, number} 条';
  optional: '选填';
  showPassword: '显示密码';
  hidePassword: '隐藏密码';
}
