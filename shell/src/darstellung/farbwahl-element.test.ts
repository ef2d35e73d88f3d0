// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FARBE_KEY, FIRST_SCRIPT } from './farbwahl.ts';
import { defineFarbwahl } from './farbwahl-element.ts';

const { dataset } = document.documentElement;
const list = () => document.querySelector('label > select') as HTMLSelectElement;
const runFirstScript = () => new Function(FIRST_SCRIPT)();

function choose(value: string): void {
  list().value = value;
  list().dispatchEvent(new Event('change'));
}

defineFarbwahl();
beforeEach(() => {
  localStorage.clear();
  runFirstScript();
  document.body.innerHTML = '<gm-farbwahl></gm-farbwahl>';
});

describe('the choice of colours', () => {
  it('is the device’s until somebody chooses', () => {
    expect(list().value).toBe('');
    expect(list().labels[0]?.textContent).toMatch(/^Darstellung /);
    expect([...list().options].map(({ text }) => text)).toEqual(['Wie das Gerät', 'Hell', 'Dunkel']);
  });

  it('holds at once and on the next page', () => {
    choose('dunkel');
    expect(dataset.farbe).toBe('dunkel');
    delete dataset.farbe;
    runFirstScript();
    expect(dataset.farbe).toBe('dunkel');
  });

  it('leaves nothing behind when it is the device’s again', () => {
    choose('hell');
    choose('');
    expect(dataset.farbe).toBe('');
    expect(localStorage.length).toBe(0);
  });

  it('follows what was chosen in another window', () => {
    dispatchEvent(new StorageEvent('storage', { key: FARBE_KEY, newValue: 'dunkel' }));
    expect([dataset.farbe, list().value]).toEqual(['dunkel', 'dunkel']);
    dispatchEvent(new StorageEvent('storage', { key: FARBE_KEY, newValue: null }));
    expect([dataset.farbe, list().value]).toEqual(['', '']);
  });

  it('holds for this document where the browser keeps nothing', () => {
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    choose('dunkel');
    expect(dataset.farbe).toBe('dunkel');
    refuse.mockRestore();
  });

  it('is left to the device where nothing may be read', () => {
    const blocked = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    delete dataset.farbe;
    expect(runFirstScript).not.toThrow();
    expect(dataset.farbe).toBeUndefined();
    blocked.mockRestore();
  });
});
