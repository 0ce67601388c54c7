import { Link as RouterLink } from '@tanstack/react-router';
import { useText } from '#text/useText.tsx';
import { shieldIcon } from '#ui/icons.ts';
import { Note } from '#ui/Note.tsx';
import { dropLink, useLink } from './link.ts';
import styles from './ThirdParty.module.css';

interface LinkNoteProps {
  /** What the form below does with the identity. */
  readonly on: 'login' | 'register';
  readonly redirect?: string;
}

/** Says that the next log-in or registration joins the identity, and lets the visitor do without. AMB-155 */
export function LinkNote({ on, redirect }: LinkNoteProps) {
  const text = useText('identity');
  const link = useLink();
  if (link === undefined) return null;
  const search = redirect === undefined ? {} : { redirect };
  const { passport } = link;
  return (
    <Note tone="accent" icon={shieldIcon} role="status">
      <b>{text(on === 'login' ? 'third.unknown' : 'third.register', { passport })}</b>
      <p>
        {on === 'register'
          ? text('third.registerWords')
          : text.rich('third.unknownWords', {
              link: (words) => (
                <RouterLink className="link" to="/register" search={search}>
                  {words}
                </RouterLink>
              ),
            })}
      </p>
      <button type="button" className={`link ${styles.drop ?? ''}`} onClick={dropLink}>
        {text('third.drop')}
      </button>
    </Note>
  );
}
