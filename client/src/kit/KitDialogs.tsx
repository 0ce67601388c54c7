import { openDialog } from '#session/dialogs.ts';
import type { LaunchTarget, OpenDialog } from '#session/dialogs.ts';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { showMessage } from '#ui/messages/messages.ts';
import { Row, Show } from './Show.tsx';

const target: LaunchTarget = {
  gameId: 'moyu-koi',
  name: '锦鲤跃门',
  platformCode: 'moyu',
  platformKey: 'moyu',
  platformName: '墨玉堂',
  gameType: 1,
  isTrialOffered: true,
};

/** Each dialog of the shell, by the value that opens it. POPUP-001 to POPUP-017 */
const dialogs: readonly (readonly [string, OpenDialog])[] = [
  ['登录', { kind: 'login' }],
  ['找回密码', { kind: 'login', panel: 'forget' }],
  ['两步验证', { kind: 'secondFactor', ticket: 'kit' }],
  ['提醒：游戏', { kind: 'reminder', reason: 'play' }],
  ['提醒：优惠', { kind: 'reminder', reason: 'offer' }],
  ['提醒：红利', { kind: 'reminder', reason: 'bonus' }],
  ['提醒：收藏', { kind: 'reminder', reason: 'favourite' }],
  ['公告', { kind: 'announcements' }],
  ['维护', { kind: 'maintenance', remarks: '墨玉堂维护到 18:00，余额没有变动。' }],
  ['维护，没有说明', { kind: 'maintenance', remarks: '' }],
  ['试玩确认', { kind: 'trial', target }],
  ['没有试玩', { kind: 'noTrial' }],
  ['选择玩法', { kind: 'choice', target }],
  ['平台没有余额', { kind: 'funds', target }],
  ['转盘', { kind: 'prizeWheel' }],
];

const labels = [
  'badRequest',
  'loginExpired',
  'kickedOut',
  'frozen',
  'serviceBusy',
  'unknownError',
  'moneyUnknown',
  'writeUnknown',
] as const;

/** Messages that the shell shows by itself. The shell around this page renders them. SI-55 */
export function KitDialogs() {
  const codes = useText('codes');
  return (
    <Show title="外壳的话">
      <Row>
        {dialogs.map(([name, dialog]) => (
          <Button key={name} onClick={() => openDialog(dialog)}>
            {name}
          </Button>
        ))}
      </Row>
      <Row>
        {labels.map((label) => (
          <Button
            key={label}
            onClick={() => showMessage({ kind: 'warning', text: codes(label), requestId: '7F3A-2046' })}
          >
            {label}
          </Button>
        ))}
      </Row>
      <Row>
        <Button onClick={() => dispatchEvent(new Event('offline'))}>断网</Button>
        <Button onClick={() => dispatchEvent(new Event('online'))}>恢复</Button>
      </Row>
    </Show>
  );
}
