import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { lazyPart } from '#api/lazyPart.ts';
import { Screen } from './Screen.tsx';

afterEach(cleanup);

it('draws a placeholder instead of an empty page while the script of a screen loads', async () => {
  const script = Promise.withResolvers<{ Late: () => React.ReactNode }>();
  const root = createRootRoute({ component: Screen });
  const late = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: lazyPart(() => script.promise, 'Late'),
  });
  const router = createRouter({ routeTree: root.addChildren([late]), history: createMemoryHistory() });
  const { container } = render(<RouterProvider router={router as never} />);
  await waitFor(() => expect(container.querySelector('[aria-busy=true] path')).not.toBeNull());
  script.resolve({ Late: () => <h1>来了</h1> });
  expect(await screen.findByRole('heading', { name: '来了' })).toBeDefined();
  expect(container.querySelector('[aria-busy=true]')).toBeNull();
});
