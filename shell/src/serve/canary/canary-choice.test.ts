import { describe, expect, it } from 'vitest';
import { chooseSet, readCanaryCookie } from './canary-choice.ts';

const trial = { remote: 'mf-a', version: '2', share: 0.25, token: 'geheim' };
const choose = (cookies = '', query = '', random = 0.9, of: typeof trial | null = trial) => {
  const parameters = new URLSearchParams(query);
  return { ...chooseSet(of, parameters, cookies, true, () => random), query: String(parameters) };
};
const cookieOf = ({ cookie = '' }: { cookie?: string }) => cookie.split(';')[0];

describe('a visitor', () => {
  it('is assigned by chance once, and keeps the assignment', () => {
    for (const [random, isCanary] of [
      [0.24, true],
      [0.25, false],
    ] as const) {
      const first = choose('', '', random);
      expect(first.isCanary).toBe(isCanary);
      expect(first.cookie).toMatch(/^fassung=[\w-]{10}\.[01]; Path=\/; Max-Age=86400; HttpOnly; SameSite=Lax; Secure$/);
      expect(choose(`isApp=1; ${cookieOf(first)}`, '', 1 - random)).toEqual({ isCanary, query: '' });
    }
  });

  it('is assigned again for another version', () => {
    const known = cookieOf(choose('', '', 0));
    expect(readCanaryCookie(trial, known)).toBe(true);
    expect(readCanaryCookie({ ...trial, version: '3' }, known)).toBeNull();
  });

  it('gets the current version and no cookie without a canary', () => {
    expect(choose('', 'seite=2', 0, null)).toEqual({ isCanary: false, query: 'seite=2' });
    expect(readCanaryCookie(null, cookieOf(choose('', '', 0)))).toBeNull();
  });
});

describe('a reviewer', () => {
  it('sees the canary by a link, whose parameter creates no separate page, and leaves it by another', () => {
    const invited = choose('', 'fassung=geheim&seite=2');
    expect(invited).toMatchObject({ isCanary: true, query: 'seite=2' });
    expect(choose(cookieOf(invited), 'fassung=0')).toMatchObject({ isCanary: false, query: '' });
  });

  it('needs the right token', () => {
    expect(choose('', 'fassung=geraten')).toMatchObject({ isCanary: false, query: '' });
  });
});
