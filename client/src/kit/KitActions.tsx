import { useState } from 'react';
import { Badge, CountBadge } from '#ui/values/Badge.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Chips } from '#ui/actions/Chips.tsx';
import { CopyButton } from '#ui/actions/CopyButton.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { refreshIcon, starIcon } from '#ui/values/icons.ts';
import { Note } from '#ui/feedback/Note.tsx';
import { Tabs } from '#ui/actions/Tabs.tsx';
import { Row, Show } from './Show.tsx';

export function KitActions() {
  return (
    <>
      <Buttons />
      <BadgesAndNotes />
      <TabsAndChips />
    </>
  );
}

function Buttons() {
  const [isStarred, setIsStarred] = useState(true);
  return (
    <Show title="按钮">
      <Row>
        <Button look="primary">提交提款</Button>
        <Button>换一家银行</Button>
        <Button look="quiet">查看规则</Button>
        <Button look="danger">放弃赠金</Button>
      </Row>
      <Row>
        <Button look="primary" state="busy">
          正在提交
        </Button>
        <Button look="primary" state={{ blocked: '先绑定手机号，才能提款。' }}>
          提交提款
        </Button>
        <Button size="small">小按钮</Button>
      </Row>
      <Row>
        <Button look="primary" size="large">
          创建账户
        </Button>
        <IconButton label="刷新" icon={refreshIcon} />
        <IconButton label="收藏" icon={starIcon} isPressed={isStarred} onClick={() => setIsStarred(!isStarred)} />
        <CopyButton value="6222 0000 8816" label="复制卡号" />
        <CopyButton value="FY20486" label="复制邀请码" look="words" />
      </Row>
      <Button look="primary" size="large" isBlock>
        整行按钮
      </Button>
    </Show>
  );
}

function BadgesAndNotes() {
  return (
    <Show title="徽标与说明条">
      <Row>
        <Badge tone="warn" hasDot>
          申请中
        </Badge>
        <Badge tone="info" hasDot>
          出款中
        </Badge>
        <Badge tone="good" hasDot>
          成功
        </Badge>
        <Badge tone="bad" hasDot>
          已拒绝
        </Badge>
        <Badge hasDot>已过期</Badge>
        <Badge tone="accent">银阶会员</Badge>
        <Badge tone="line">老虎机</Badge>
        <Badge tone="truth">演示资金</Badge>
        <CountBadge count={3} label="3 条未读" />
        <CountBadge count={120} label="120 条未读" />
      </Row>
      <Note tone="info">同行转账 30 分钟内入账，跨行以银行为准。</Note>
      <Note tone="warn">还没有绑定手机号，暂时不能提款。</Note>
      <Note tone="good">流水已打完，€1,500.00 可以提款。</Note>
      <Note tone="bad">账户已冻结，请联系客服。</Note>
      <Note tone="accent">邀请码 FY20486 已填好。</Note>
    </Show>
  );
}

function TabsAndChips() {
  const [side, setSide] = useState('real');
  const [filter, setFilter] = useState('all');
  const [tab, setTab] = useState('open');
  return (
    <Show title="页签与筛选">
      <Tabs
        label="流水"
        tabs={[
          { id: 'open', label: '进行中', count: 2 },
          { id: 'done', label: '已结束', count: 14 },
          { id: 'back', label: '已赎回' },
        ]}
        selected={tab}
        onSelect={setTab}
      >
        <p className="muted">这里是「{tab}」的内容。</p>
      </Tabs>
      <Chips
        label="注单状态"
        chips={[
          { value: 'all', label: '全部' },
          { value: 'open', label: '未结算', count: 3 },
          { value: 'won', label: '赢' },
          { value: 'lost', label: '输' },
        ]}
        selected={filter}
        onSelect={setFilter}
      />
      <Chips
        label="模式"
        look="segments"
        chips={[
          { value: 'real', label: '真钱' },
          { value: 'trial', label: '试玩' },
        ]}
        selected={side}
        onSelect={setSide}
      />
    </Show>
  );
}
