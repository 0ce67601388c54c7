import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Chips } from './Chips.tsx';

type Kind = 'won' | 'lost' | 'open';
const chips = (['won', 'lost', 'open'] as const).map((value) => ({ value, label: value }));

/** A page that keeps the filter of its list in state. Its page number grows with each call of `onSelect`. */
function Bets({ onSelect }: { readonly onSelect?: (kind: Kind) => void }) {
  const [kind, setKind] = useState<Kind>('won');
  const [page, setPage] = useState(1);
  // Re-renders the owner without an event of the player.
  useEffect(() => {
    const jump = () => setPage(10);
    addEventListener('jump', jump);
    return () => removeEventListener('jump', jump);
  }, []);
  return (
    <>
      <Chips
        label="result"
        chips={chips}
        selected={kind}
        onSelect={(next) => {
          setKind(next);
          onSelect?.(next);
          setPage((now) => now + page);
        }}
      />
      <output>
        {kind} {page}
      </output>
      <button type="button" onClick={() => setKind('won')}>
        back
      </button>
    </>
  );
}

const press = (name: string): boolean => fireEvent.click(screen.getByRole('button', { name }));
const pressed = (): string | null => screen.getByRole('button', { pressed: true }).textContent;
const listed = (): string | null => screen.getByRole('status').textContent;
const frame = (): Promise<unknown> =>
  act(() => new Promise((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done)))));

afterEach(cleanup);

describe('a pressed chip', () => {
  it('is shown before the page is told, and the page follows after the next frame', async () => {
    render(<Bets />);
    press('lost');
    expect([pressed(), listed()]).toEqual(['lost', 'won 1']);
    await frame();
    expect([pressed(), listed()]).toEqual(['lost', 'lost 2']);
  });
  it('is told before the next one, also within a frame', async () => {
    const onSelect = vi.fn<(kind: Kind) => void>();
    render(<Bets onSelect={onSelect} />);
    press('lost');
    press('open');
    expect([pressed(), listed()]).toEqual(['open', 'lost 2']);
    await frame();
    expect(onSelect.mock.calls).toEqual([['lost'], ['open']]);
    expect([pressed(), listed()]).toEqual(['open', 'open 4']);
  });
  it.each(['click', 'keydown', 'change', 'popstate'])('is told before anything that follows: %s', (type) => {
    render(<Bets />);
    press('lost');
    window.dispatchEvent(new Event(type));
    expect(listed()).toBe('lost 2');
  });
  it('is not shown any longer if the page does not take it', async () => {
    render(<Chips label="result" chips={chips} selected="won" onSelect={(kind) => kind !== 'open'} />);
    press('open');
    expect(pressed()).toBe('open');
    await frame();
    expect(pressed()).toBe('won');
  });
  it('is told to the page as it is by then', async () => {
    render(<Bets />);
    press('lost');
    act(() => void dispatchEvent(new Event('jump')));
    await frame();
    expect(listed()).toBe('lost 20');
  });
  it('gives way to what the page chooses later', async () => {
    render(<Bets />);
    press('lost');
    await frame();
    press('back');
    expect([pressed(), listed()]).toEqual(['won', 'won 2']);
  });
  it('is told to nobody once its page is left', async () => {
    const onSelect = vi.fn<(kind: Kind) => void>();
    const page = render(<Bets onSelect={onSelect} />);
    press('lost');
    page.unmount();
    await frame();
    expect(onSelect).not.toHaveBeenCalled();
  });
});
