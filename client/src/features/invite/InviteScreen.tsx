import { InviteBonus } from './InviteBonus.tsx';
import { InviteCode } from './InviteCode.tsx';
import { InviteTerms } from './InviteTerms.tsx';
import { Invitations } from './Invitations.tsx';
import styles from './Invite.module.css';

interface InviteScreenProps {
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** SI-36, SCREEN-038, SCREEN-056 */
export function InviteScreen({ page, onPage }: InviteScreenProps) {
  return (
    <div className={styles.screen}>
      <InviteCode />
      <InviteBonus />
      <Invitations page={page} onPage={onPage} />
      <InviteTerms />
    </div>
  );
}
