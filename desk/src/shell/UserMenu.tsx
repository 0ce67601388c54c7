import { Button, Popover, Segmented, Switch } from 'antd';
import { useLogout } from '@refinedev/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Me } from '../api/session.ts';
import { languages, setLanguage, useLanguage } from '../text/language.ts';
import type { Language } from '../text/language.ts';
import { words } from '../text/words.ts';
import { areShortcutsOn, setShortcuts } from '../ui/shortcuts.ts';
import { appearance, appearances, setAppearance } from './appearance.ts';
import type { Appearance } from './appearance.ts';

const languageNames: Readonly<Record<Language, string>> = { zh_CN: '中文', en: 'English' };

export function LanguagePicker() {
  const held = useLanguage();
  return (
    <Segmented<Language>
      size="small"
      aria-label={words('menu.language')}
      value={held}
      onChange={setLanguage}
      options={languages.map((one) => ({ value: one, label: languageNames[one] }))}
    />
  );
}

function Menu({ me }: { readonly me: Me }) {
  const { mutate: logOut, isPending } = useLogout();
  const [shown, setShown] = useState<Appearance>(appearance());
  const [isOn, setIsOn] = useState(areShortcutsOn());
  return (
    <div className="user-menu">
      <p className="faint">{me.roles.map((role) => words(`role.${role}`)).join(words('list.comma'))}</p>
      <LanguagePicker />
      <Segmented<Appearance>
        size="small"
        aria-label={words('menu.appearance')}
        value={shown}
        onChange={(next) => {
          setAppearance(next);
          setShown(next);
        }}
        options={appearances.map((one) => ({ value: one, label: words(`appearance.${one}`) }))}
      />
      <label className="switch">
        <Switch
          size="small"
          checked={isOn}
          onChange={(next) => {
            setShortcuts(next);
            setIsOn(next);
          }}
        />
        {words('menu.shortcuts')}
      </label>
      <p className="faint keys">{words('menu.keys')}</p>
      <Link to="/account">{words('passkey.title')}</Link>
      <Button block loading={isPending} onClick={() => logOut()}>
        {words('menu.logOut')}
      </Button>
    </div>
  );
}

export function UserMenu({ me }: { readonly me: Me }) {
  return (
    <Popover trigger="click" placement="topLeft" content={<Menu me={me} />} arrow={false}>
      <button type="button" className="user" aria-haspopup="dialog">
        <span className="initial" aria-hidden="true">
          {Array.from(me.name)[0]?.toUpperCase()}
        </span>
        {me.name}
      </button>
    </Popover>
  );
}
