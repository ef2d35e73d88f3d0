import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Circuits } from './circuits.ts';

let circuits: Circuits;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  circuits = new Circuits();
});
afterEach(() => {
  vi.useRealTimers();
});

const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
const dieThrice = () => [1, 2, 3].map(() => circuits.noteDeath('mf-probe 1'));

describe('a circuit breaker', () => {
  it('stays closed while deaths are rare', () => {
    for (let death = 0; death < 5; death += 1) {
      expect(circuits.noteDeath('mf-probe 1').isOpen).toBe(false);
      expect(circuits.mayRun('mf-probe 1')).toBe(true);
      later(31);
    }
  });

  it('opens with the third death within a minute, for this version alone', () => {
    expect(dieThrice().map(({ isOpen }) => isOpen)).toEqual([false, false, true]);
    expect(circuits.mayRun('mf-probe 1')).toBe(false);
    expect(circuits.mayRun('mf-probe 2')).toBe(true);
  });

  it('allows one attempt after 30 s, and closes when it succeeds', () => {
    dieThrice();
    later(29);
    expect(circuits.mayRun('mf-probe 1')).toBe(false);
    later(2);
    expect([circuits.mayRun('mf-probe 1'), circuits.mayRun('mf-probe 1')]).toEqual([true, false]);
    circuits.noteEnd('mf-probe 1');
    expect(circuits.mayRun('mf-probe 1')).toBe(true);
  });

  it('opens again when that attempt dies', () => {
    dieThrice();
    later(61);
    expect(circuits.mayRun('mf-probe 1')).toBe(true);
    expect(circuits.noteDeath('mf-probe 1')).toEqual({ deaths: 1, isOpen: true });
    expect(circuits.mayRun('mf-probe 1')).toBe(false);
    later(31);
    expect(circuits.mayRun('mf-probe 1')).toBe(true);
  });

  it('is not closed by jobs that had started before it opened', () => {
    dieThrice();
    circuits.noteEnd('mf-probe 1');
    expect(circuits.mayRun('mf-probe 1')).toBe(false);
  });
});
