import { passkeys } from '@foyer/contract/account/passkeys.ts';
import type { Passkey } from '@foyer/contract/account/passkeys.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazyPart } from '#api/lazyPart.ts';
import { q } from '#api/query.ts';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { phoneIcon, userIcon } from '#ui/values/icons.ts';
import { Skeleton } from '#ui/layout/Skeleton.tsx';
import { deviceTime } from '@foyer/text/time.ts';
import { FailedRow, SafetyRow } from '../safety/SafetyRow.tsx';
import { arePasskeysOffered } from './isOffered.ts';

const AddPasskeyDialog = lazyPart(() => import('./AddPasskeyDialog.tsx'), 'AddPasskeyDialog');
const RenameDialog = lazyPart(() => import('./ChangeDialogs.tsx'), 'RenameDialog');
const RemoveDialog = lazyPart(() => import('./ChangeDialogs.tsx'), 'RemoveDialog');

type Open = 'add' | { readonly act: 'rename' | 'remove'; readonly passkey: Passkey };

const day = (epochMs: number): string => deviceTime(epochMs, 'day');

/** The passkeys of an account, and the button that adds one. */
export function PasskeyRows() {
  const text = useText('account/passkeys');
  const read = useQuery({ ...q(passkeys, {}), meta: { isShownByCaller: true } });
  const [open, setOpen] = useState<Open>();
  const [isOffered] = useState(arePasskeysOffered);
  const close = () => setOpen(undefined);
  const list = read.data?.list;
  const count = list?.length ?? 0;
  const note = !list ? (
    <Skeleton width={180} height={20} />
  ) : count > 0 ? (
    text('count', { count })
  ) : (
    text(isOffered ? 'none' : 'unsupported')
  );
  if (read.isError && !list) return <FailedRow icon={userIcon} title={text('title')} read={read} />;
  return (
    <>
      <SafetyRow
        icon={userIcon}
        title={text('title')}
        note={note}
        {...(isOffered && list && { act: { label: text('add'), onPress: () => setOpen('add') } })}
      />
      {list?.map((passkey) => (
        <SafetyRow
          key={passkey.passkeyId}
          icon={phoneIcon}
          title={passkey.name}
          note={
            passkey.usedMs === undefined
              ? text('created', { date: day(passkey.createdMs) })
              : text('used', { date: day(passkey.createdMs), used: day(passkey.usedMs) })
          }
          service={
            <Button size="small" look="quiet" onClick={() => setOpen({ act: 'rename', passkey })}>
              {text('rename')}
            </Button>
          }
          act={{ label: text('remove'), onPress: () => setOpen({ act: 'remove', passkey }) }}
        />
      ))}
      <Suspense>
        {open === 'add' && <AddPasskeyDialog onClose={close} />}
        {typeof open === 'object' && open.act === 'rename' && <RenameDialog passkey={open.passkey} onClose={close} />}
        {typeof open === 'object' && open.act === 'remove' && <RemoveDialog passkey={open.passkey} onClose={close} />}
      </Suspense>
    </>
  );
}
