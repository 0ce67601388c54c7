/** The desk's providers, from the outside in: styles, theme and language of Ant Design, Refine, the router. ADR 505 */
import { StyleProvider } from '@ant-design/cssinjs';
import { Refine } from '@refinedev/core';
import { RouterProvider } from '@tanstack/react-router';
import { App as AntApp, Button, ConfigProvider } from 'antd';
import type { Locale } from 'antd/es/locale/index.js';
import enUS from 'antd/es/locale/en_US.js';
import zhCN from 'antd/es/locale/zh_CN.js';
import { useEffect, useMemo } from 'react';
import { accessControlProvider, authProvider, dataProvider, readSession } from './api/providers.ts';
import { useSession } from './api/session.ts';
import { router } from './router.tsx';
import { Enrol } from './screens/Enrol.tsx';
import { useIsDark } from './shell/appearance.ts';
import { Entrance } from './shell/Entrance.tsx';
import { LogInForm } from './shell/LogInForm.tsx';
import { useLanguage } from './text/language.ts';
import type { Language } from './text/language.ts';
import { words } from './text/words.ts';
import { themeOf } from './style/theme.ts';

/** Node and the compiler read these files as CommonJS, the build as modules. */
const localeIn = (module: Locale | { readonly default: Locale }): Locale =>
  'default' in module ? module.default : module;
const locales: Readonly<Record<Language, Locale>> = { en: localeIn(enUS), zh_CN: localeIn(zhCN) };

/** A list is read again when somebody comes back to it: another member of staff may have worked on it. */
const clientConfig = { defaultOptions: { queries: { staleTime: 5_000, retry: false, refetchOnWindowFocus: true } } };

function Page() {
  const session = useSession();
  useEffect(() => {
    if (session.state === 'reading') void readSession();
  }, [session.state]);
  const token = location.pathname === '/desk/enrol' ? new URLSearchParams(location.search).get('token') : null;
  if (token !== null) return <Enrol token={token} />;
  switch (session.state) {
    case 'reading':
      return null;
    case 'unreachable':
      return (
        <Entrance title={words('shell.unreachable')}>
          <Button type="primary" onClick={() => void readSession()}>
            {words('act.tryAgain')}
          </Button>
        </Entrance>
      );
    case 'out':
      return (
        <Entrance title={words('logIn.title')}>
          <LogInForm />
        </Entrance>
      );
    case 'in':
      return <RouterProvider router={router} />;
  }
}

export function App() {
  const isDark = useIsDark();
  const language = useLanguage();
  // Reads the page's colours, which change with the theme only.
  const theme = useMemo(() => themeOf(isDark), [isDark]);
  return (
    <StyleProvider layer>
      <ConfigProvider theme={theme} locale={locales[language]} button={{ autoInsertSpace: false }}>
        <AntApp className="desk" message={{ maxCount: 2, duration: 6 }}>
          <Refine
            dataProvider={dataProvider}
            authProvider={authProvider}
            accessControlProvider={accessControlProvider}
            options={{ disableTelemetry: true, disableRouteChangeHandler: true, reactQuery: { clientConfig } }}
          >
            {/* Texts are read while rendering, so another language renders everything again. */}
            <Page key={language} />
          </Refine>
        </AntApp>
      </ConfigProvider>
    </StyleProvider>
  );
}
