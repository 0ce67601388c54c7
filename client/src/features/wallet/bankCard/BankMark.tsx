import { serverInfo } from '@foyer/contract/site/config.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { q } from '#api/query.ts';
import { Icon } from '#ui/values/Icon.tsx';
import { bankIcon } from '#ui/values/icons.ts';
import styles from './BankCards.module.css';

/** The bank's picture, derived from its code, or a neutral icon if there is none. AMB-045 */
export function BankMark({ bankCode }: { readonly bankCode: string }) {
  const host = useQuery(q(serverInfo, {})).data?.ftpDomain;
  const [isMissing, setIsMissing] = useState(false);
  if (host === undefined || isMissing || !/^[\w-]+$/.test(bankCode)) {
    return (
      <span className={styles.mark}>
        <Icon of={bankIcon} />
      </span>
    );
  }
  return (
    <img
      className={styles.mark}
      src={`${host}/bank/${bankCode}.png`}
      alt=""
      width={40}
      height={40}
      onError={() => setIsMissing(true)}
    />
  );
}
