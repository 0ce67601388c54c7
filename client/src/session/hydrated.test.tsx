/** A server-rendered page is hydrated without changes, however early it is clicked. R07 */
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

let next: NodeJS.Immediate | undefined;
afterEach(() => {
  clearImmediate(next);
  document.body.replaceChildren();
});

const turns = async (count: number): Promise<void> => {
  for (let turn = 0; turn < count; turn += 1) await new Promise((done) => setTimeout(done));
};

/** A shell, a screen and a block within it, each in a boundary of its own, as on /home. */
async function freshPage() {
  // Whether the page is hydrated is a module state, so each case imports the modules again.
  vi.resetModules();
  const { Suspense, startTransition, useState } = await import('react');
  const { hydrateRoot } = await import('react-dom/client');
  const { renderToString } = await import('react-dom/server');
  const { useHydrated, useLater } = await import('./hydrated.ts');
  const { TakenUp } = await import('./takenUp.ts');
  let task = 0;
  const tasks: number[] = [];
  const count = () => {
    task += 1;
    next = setImmediate(count);
  };
  count();
  function Part({ name, children }: { readonly name: string; readonly children?: ReactNode }) {
    const isHydrated = useHydrated();
    const isLater = useLater();
    return (
      <section>
        {isHydrated ? <b>{name} hydrated</b> : <i>{name}</i>}
        {isLater && <u>{name} later</u>}
        {children}
      </section>
    );
  }
  /** Takes a good part of a slice. */
  function Slow() {
    const endMs = performance.now() + 4;
    while (performance.now() < endMs);
    tasks.push(task);
    return <hr />;
  }
  /** Is rendered anew, with its content, once it is hydrated. */
  function Frame() {
    const isHydrated = useHydrated();
    return (
      <div data-ready={isHydrated}>
        <Suspense fallback="…">
          <Part name="screen">
            <Suspense fallback="…">
              <Part name="block">
                <button type="button">press</button>
              </Part>
            </Suspense>
            {Array.from({ length: 8 }, (_, index) => (
              <Slow key={index} />
            ))}
          </Part>
          <TakenUp />
        </Suspense>
      </div>
    );
  }
  let wake: (() => void) | undefined;
  function Page() {
    const [, setTurn] = useState(0);
    wake = () => setTurn((turn) => turn + 1);
    return (
      <>
        <Part name="shell" />
        <Frame />
      </>
    );
  }
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<Page />);
  const errors: unknown[] = [];
  tasks.length = 0;
  startTransition(() => void hydrateRoot(root, <Page />, { onRecoverableError: (error) => errors.push(error) }));
  return { root, errors, tasks, wake: () => wake?.() };
}

it.each([0, 1, 2, 3, 4, 6, 8])('matches the server’s markup if a click comes after %i turns', async (count) => {
  const { root, errors, wake } = await freshPage();
  await turns(count);
  const button = root.querySelector('button');
  button?.focus();
  button?.click();
  wake();
  await turns(40);
  expect(errors).toEqual([]);
  // The markup of the server is still there: nothing was rendered again.
  expect(root.querySelector('button')).toBe(button);
  for (const name of ['shell', 'screen', 'block']) expect(root.textContent).toContain(`${name} hydrated${name} later`);
});

it('hydrates the screen in several tasks, so that a touch between them is handled', async () => {
  const { errors, tasks } = await freshPage();
  await turns(60);
  expect(errors).toEqual([]);
  expect(new Set(tasks.slice(0, 8)).size).toBeGreaterThan(2);
});
