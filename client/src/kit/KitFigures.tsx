import { Card } from '#ui/layout/Card.tsx';
import { Meter } from '#ui/values/Meter.tsx';
import { Money } from '#ui/values/Money.tsx';
import { Stepper, Timeline } from '#ui/values/Timeline.tsx';
import { Row, Show } from './Show.tsx';

export function KitFigures() {
  return (
    <>
      <Card title="总余额" mark="lintel lit">
        <Money amount={4862050} size={44} />
      </Card>
      <Show title="数字与进度">
        <Row>
          <Money amount={1200000} size={32} />
          <Money amount={842000} size={24} />
          <Money amount={842000} size={20} currency="CNY" />
          <Money amount={127500} />
          <Money amount={28800} tone="gain" />
          <Money amount={-28800} tone="gain" />
        </Row>
        <Meter label="流水进度" value={1408000} max={2250000} words="€14,080.00 / €22,500.00" />
        <Meter label="安全分" value={80} max={100} words="80 / 100" tone="good" />
        <Stepper
          label="存款步骤"
          current={1}
          steps={[
            { id: '1', title: '填写金额' },
            { id: '2', title: '转账' },
            { id: '3', title: '上传凭证' },
          ]}
        />
        <Timeline
          label="提款进度"
          steps={[
            { id: '1', title: '已提交', state: 'done', time: '11 月 20 日 13:02' },
            { id: '2', title: '审核', state: 'now', time: '通常 5 分钟', note: '核对账户与流水。' },
            { id: '3', title: '出款', state: 'failed', time: '13:20', note: '银行卡已停用，换一张再提。' },
            { id: '4', title: '到账', state: 'todo' },
          ]}
        />
      </Show>
    </>
  );
}
