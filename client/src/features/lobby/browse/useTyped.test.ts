import { describe, expect, it } from 'vitest';
import { arrived } from './useTyped.ts';

describe('a search field ahead of its address', () => {
  it('loses no letter while the address follows', () => {
    const ahead = { typed: 'koi', seen: '', sent: ['k', 'ko', 'koi'] };
    const behind = arrived(ahead, 'ko');
    expect(behind).toEqual({ typed: 'koi', seen: 'ko', sent: ['koi'] });
    expect(arrived(behind, 'koi')).toEqual({ typed: 'koi', seen: 'koi', sent: [] });
  });

  it('takes over an address changed by a link or the back button', () => {
    expect(arrived({ typed: 'koi', seen: 'koi', sent: [] }, '')).toEqual({ typed: '', seen: '', sent: [] });
    expect(arrived({ typed: 'koi', seen: '', sent: ['koi'] }, 'jade').typed).toBe('jade');
  });
});
