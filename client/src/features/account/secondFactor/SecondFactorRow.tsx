import { secondFactor } from '@foyer/contract/account/secondFactor.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazyPart } from '#api/lazyPart.ts';
import { q } from '#api/query.ts';
import { useText } from '#text/useText.tsx';
import { Badge } from '#ui/values/Badge.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { shieldIcon } from '#ui/values/icons.ts';
import { Skeleton } from '#ui/layout/Skeleton.tsx';
import { deviceTime } from '@foyer/text/time.ts';
import { FailedRow, SafetyRow } from '../safety/SafetyRow.tsx';

const ProveDialog = lazyPart(() => import('./ProveDialog.tsx'), 'ProveDialog');
const TurnOnDialog = lazyPart(() => import('./TurnOnDialog.tsx'), 'TurnOnDialog');

/** Whether the second factor is on, with buttons that turn it on or off or renew the recovery codes. */
export function SecondFactorRow() {
  const text = useText('account/secondFactor');
  const state = useQuery({ ...q(secondFactor, {}), meta: { isShownByCaller: true } });
  const [open, setOpen] = useState<'on' | 'off' | 'renew'>();
  const close = () => setOpen(undefined);
  const factor = state.data;
  const note = !factor ? (
    <Skeleton width={180} height={20} />
  ) : factor.isOn ? (
    <>
      <Badge tone="good" hasDot>
        {text('on')}
      </Badge>{' '}
      {text('onNote', { date: deviceTime(factor.sinceMs, 'day'), left: factor.recoveryLeft })}
    </>
  ) : (
    text('offNote')
  );
  if (state.isError && !factor) return <FailedRow icon={shieldIcon} title={text('title')} read={state} />;
  return (
    <>
      <SafetyRow
        icon={shieldIcon}
        title={text('title')}
        note={note}
        service={
          factor?.isOn === true && (
            <Button size="small" look="quiet" onClick={() => setOpen('renew')}>
              {text('renew')}
            </Button>
          )
        }
        {...(factor && {
          act: {
            label: text(factor.isOn ? 'turnOff' : 'turnOn'),
            onPress: () => setOpen(factor.isOn ? 'off' : 'on'),
          },
        })}
      />
      <Suspense>
        {open === 'on' && <TurnOnDialog onClose={close} />}
        {(open === 'off' || open === 'renew') && <ProveDialog aim={open} onClose={close} />}
      </Suspense>
    </>
  );
}
