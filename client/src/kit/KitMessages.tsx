import { useState } from 'react';
import { Button } from '#ui/actions/Button.tsx';
import { CloseButton } from '#ui/feedback/CloseButton.tsx';
import { ConfirmDialog } from '#ui/feedback/ConfirmDialog.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { showMessage } from '#ui/messages/messages.ts';
import { TextInput } from '#ui/fields/TextInput.tsx';
import { Row, Show } from './Show.tsx';

type Open = 'none' | 'confirm' | 'dialog' | 'wide' | 'sheet' | 'drawer';

export function KitMessages() {
  const [open, setOpen] = useState<Open>('none');
  const close = () => setOpen('none');
  return (
    <Show title="提示与对话框">
      <Messages />
      <Row>
        <Button onClick={() => setOpen('confirm')}>确认</Button>
        <Button onClick={() => setOpen('dialog')}>表单</Button>
        <Button onClick={() => setOpen('wide')}>长内容</Button>
        <Button onClick={() => setOpen('sheet')}>底部</Button>
        <Button onClick={() => setOpen('drawer')}>侧边</Button>
      </Row>
      {open === 'confirm' && (
        <ConfirmDialog title="用演示资金试玩？" keep="不试了" confirm="开始试玩" onKeep={close} onConfirm={close}>
          <p>试玩没有奖励，赢输都不计入账户。</p>
        </ConfirmDialog>
      )}
      {open !== 'none' && open !== 'confirm' && (
        <Dialog
          title="绑定手机号"
          shape={open}
          onClose={close}
          actions={<CloseButton look="primary">绑定手机号</CloseButton>}
        >
          <Field label="手机号">{(control) => <TextInput {...control} inputMode="tel" />}</Field>
          {open === 'wide' &&
            Array.from({ length: 30 }, (_, line) => <p key={line}>第 {line + 1} 条：每个优惠都写明要打多少流水。</p>)}
        </Dialog>
      )}
    </Show>
  );
}

function Messages() {
  return (
    <Row>
      <Button
        onClick={() => showMessage({ kind: 'success', title: '礼金已到主钱包', text: '+€288.00，现余额 €32,188.50' })}
      >
        成功
      </Button>
      <Button
        onClick={() => showMessage({ kind: 'warning', title: '请先登录再游戏', text: '登录后会回到「锦鲤跃门」。' })}
      >
        警告
      </Button>
      <Button onClick={() => showMessage({ kind: 'notice', text: '网络断开了，存款和提款已暂停。' })}>顶部通知</Button>
      <Button onClick={() => showMessage({ kind: 'notification', title: '新消息', text: '提款 €3,000.00 已到账。' })}>
        角落通知
      </Button>
      <Button
        look="danger"
        onClick={() =>
          showMessage({
            kind: 'error',
            title: '提款没有提交成功',
            text: '服务暂时没有回应，余额没有变动。',
            requestId: '7F3A-2046',
            action: { label: '再试一次', act: () => undefined },
          })
        }
      >
        错误
      </Button>
    </Row>
  );
}
