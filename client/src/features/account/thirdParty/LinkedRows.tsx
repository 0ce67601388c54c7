import { thirdLogins } from '@foyer/contract/account/thirdParty.ts';
import { thirdPartyLinks } from '@foyer/contract/account/thirdPartyLinks.ts';
import type { ThirdPartyLink } from '@foyer/contract/account/thirdPartyLinks.ts';
import { getFrontConfigList } from '@foyer/contract/site/config.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazyPart } from '#api/lazyPart.ts';
import { q } from '#api/query.ts';
import { useText } from '#text/useText.tsx';
import { shieldIcon } from '#ui/values/icons.ts';
import { deviceTime } from '@foyer/text/time.ts';
import { FailedRow, SafetyRow } from '../safety/SafetyRow.tsx';

const UnlinkDialog = lazyPart(() => import('./UnlinkDialog.tsx'), 'UnlinkDialog');

/**
 * The third parties that can log in to this account, each with a button to unlink it. Without any there is no row; if
 * they could not be read, a row says so. AMB-155
 */
export function LinkedRows() {
  const text = useText('account/thirdParty');
  const read = useQuery({ ...q(thirdPartyLinks, {}), meta: { isShownByCaller: true } });
  const links = read.data?.list ?? [];
  const config = useQuery({ ...q(getFrontConfigList, { configKeys: 'thirdLogin' }), enabled: links.length > 0 });
  const [open, setOpen] = useState<ThirdPartyLink>();
  const offered = thirdLogins(config.data?.list.find(({ configKey }) => configKey === 'thirdLogin')?.configVal ?? '');
  /** A provider that is no longer offered can still be unlinked. */
  const nameOf = (authType: string) => offered.find((one) => one.authType === authType)?.name ?? authType;
  return (
    <>
      {read.isError && <FailedRow icon={shieldIcon} title={text('linked')} read={read} />}
      {links.map((link) => (
        <SafetyRow
          key={`${link.authType} ${link.passport}`}
          icon={shieldIcon}
          title={nameOf(link.authType)}
          note={text('note', { passport: link.passport, date: deviceTime(link.linkedMs, 'day') })}
          act={{ label: text('unlink'), onPress: () => setOpen(link) }}
        />
      ))}
      <Suspense>
        {open && <UnlinkDialog link={open} name={nameOf(open.authType)} onClose={() => setOpen(undefined)} />}
      </Suspense>
    </>
  );
}
