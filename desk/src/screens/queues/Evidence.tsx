import { orderEvidence } from '@foyer/contract/desk/payments.ts';
import { useRead } from '../../api/hooks.ts';
import { wordOf, words } from '../../text/words.ts';
import { PlayerLink } from '../../ui/links.tsx';
import { Money } from '../../ui/Money.tsx';
import { Rows, Section } from '../../ui/Rows.tsx';
import { WhenRead } from '../../ui/States.tsx';
import { Status } from '../../ui/Status.tsx';
import { Time } from '../../ui/Time.tsx';
import { PlayerStatus } from '../players/PlayerStatus.tsx';

const yesOrNo = (isRight: boolean, key: string) => (
  <Status key={key} tone={isRight ? 'good' : 'warn'}>
    {isRight ? words('evidence.verified') : words('evidence.notVerified')}
  </Status>
);

interface Props {
  readonly account: string;
  readonly orderNo: string;
  readonly isWithdrawal: boolean;
}

/** What the house knows of the player and of the order, beside the decision. */
export function Evidence({ account, orderNo, isWithdrawal }: Props) {
  const evidence = useRead(orderEvidence, { account, orderNo });
  return (
    <Section title={words('evidence.title')}>
      <WhenRead of={evidence}>
        {(known) => (
          <Rows
            rows={[
              [words('column.status'), <PlayerStatus key="status" status={known.status} />],
              [words('evidence.name'), known.realName || '—'],
              [words('evidence.nameCheck'), yesOrNo(known.isNameVerified, 'name')],
              [words('evidence.phoneCheck'), yesOrNo(known.isPhoneVerified, 'phone')],
              [words('evidence.since'), <Time key="since" ms={known.createdMs} shown="day" />],
              [words('evidence.balance'), <Money key="balance" minor={known.balanceSatang} />],
              [
                words('evidence.deposited', { n: known.deposits }),
                <Money key="deposited" minor={known.depositedSatang} />,
              ],
              [
                words('evidence.withdrawn', { n: known.withdrawals }),
                <Money key="withdrawn" minor={known.withdrawnSatang} />,
              ],
              [words('evidence.staked'), <Money key="staked" minor={known.stakedSatang} />],
              [words('evidence.locked'), <Money key="locked" minor={known.lockedSatang} />],
              isWithdrawal && [
                words('evidence.destination'),
                <Time key="destination" ms={known.destinationSinceMs} shown="day" />,
              ],
              [
                words('evidence.shared'),
                known.sharedWith.length === 0 ? (
                  words('evidence.nobody')
                ) : (
                  <ul key="shared">
                    {known.sharedWith.map((one) => (
                      <li key={`${one.account} ${one.by}`}>
                        <PlayerLink account={one.account} /> <span className="bad">{wordOf('sharedBy', one.by)}</span>
                      </li>
                    ))}
                  </ul>
                ),
              ],
              known.proofs.length > 0 && [
                words('evidence.otherProofs'),
                <ul key="proofs">
                  {known.proofs.map((one) => (
                    <li key={one.orderNo}>
                      {one.orderNo} {one.account}{' '}
                      {one.isSamePicture ? <span className="bad">{words('evidence.samePicture')}</span> : null}
                    </li>
                  ))}
                </ul>,
              ],
            ]}
          />
        )}
      </WhenRead>
    </Section>
  );
}
