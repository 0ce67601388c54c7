import { useEffect, useRef } from 'react';
import { openDialog } from '#session/dialogs.ts';
import { useText } from '#text/useText.tsx';
import { Icon } from '#ui/values/Icon.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { closeIcon, searchIcon } from '#ui/values/icons.ts';
import { TextInput } from '#ui/fields/TextInput.tsx';
import styles from './SearchField.module.css';

interface SearchFieldProps {
  readonly label: string;
  readonly typed: string;
  readonly onType: (words: string) => void;
  readonly onFocus?: () => void;
  /** Label of a button that opens the search of all games. */
  readonly everywhere?: string;
}

/** The search field above a list of games. SI-17, SI-18, AMB-189 */
export function SearchField({ label, typed, onType, onFocus, everywhere }: SearchFieldProps) {
  const t = useText('lobby/browse');
  const field = useRef<HTMLInputElement>(null);
  // Takes over text typed into the server's HTML before hydration.
  useEffect(() => {
    const early = field.current?.value ?? typed;
    if (early !== typed) onType(early);
  });
  return (
    <div className={styles.search}>
      <TextInput
        ref={field}
        type="search"
        className={styles.field}
        aria-label={label}
        placeholder={t('hint')}
        maxLength={48}
        before={<Icon of={searchIcon} />}
        after={typed !== '' && <IconButton label={t('clear')} icon={closeIcon} onClick={() => onType('')} />}
        value={typed}
        onFocus={onFocus}
        onChange={(event) => onType(event.target.value)}
      />
      {everywhere !== undefined && (
        <button type="button" className={styles.everywhere} onClick={() => openDialog({ kind: 'search' })}>
          {everywhere}
        </button>
      )}
    </div>
  );
}
