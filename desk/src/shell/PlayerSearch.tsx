import { Input } from 'antd';
import type { InputRef } from 'antd';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { words } from '../text/words.ts';
import { useShortcuts } from '../ui/shortcuts.ts';

/** Finds players from anywhere: the key / goes to it. */
export function PlayerSearch({ onGo }: { readonly onGo?: (() => void) | undefined }) {
  const navigate = useNavigate();
  const field = useRef<InputRef>(null);
  const [query, setQuery] = useState('');
  useShortcuts({ '/': () => field.current?.focus() });
  return (
    <search>
      <Input
        ref={field}
        value={query}
        placeholder={words('search.players')}
        aria-label={words('search.players')}
        suffix={<kbd aria-hidden="true">/</kbd>}
        onChange={({ target }) => setQuery(target.value)}
        onPressEnter={() => {
          if (query.trim() === '') return;
          onGo?.();
          void navigate({ to: '/players', search: { query: query.trim() } });
        }}
      />
    </search>
  );
}
