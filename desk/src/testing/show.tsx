/** Renders a part of the desk with Ant Design and Refine around it, without a router. */
import { Refine } from '@refinedev/core';
import { render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import { App, ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { accessControlProvider, authProvider, dataProvider } from '../api/providers.ts';

export const show = (children: ReactNode): RenderResult =>
  render(
    <ConfigProvider theme={{ token: { motion: false } }}>
      <App>
        <Refine
          dataProvider={dataProvider}
          authProvider={authProvider}
          accessControlProvider={accessControlProvider}
          options={{
            disableTelemetry: true,
            reactQuery: { clientConfig: { defaultOptions: { queries: { retry: false } } } },
          }}
        >
          {children}
        </Refine>
      </App>
    </ConfigProvider>,
  );
