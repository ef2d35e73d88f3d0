// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { COLOUR_SCRIPT, type Colour, colourDocument, formatFarbCookie, readColour } from '../../base/colour-choice.ts';

/** Both ends of the channel between windows. */
const channel = vi.hoisted(() => ({ posted: [] as unknown[], hear: (_data: string) => {} }));
vi.stubGlobal(
  'BroadcastChannel',
  class {
    postMessage = (data: unknown) => channel.posted.push(data);
    addEventListener(_type: string, lists: (event: { data: string }) => void) {
      channel.hear = (data) => lists({ data });
    }
  },
);
const { defineColourChoice } = await import('./colour-choice-element.ts');

const { dataset } = document.documentElement;
/** Stores the cookie as a browser would. */
const keep = (colour: Colour | '') => Reflect.set(document, 'cookie', formatFarbCookie(colour, false));
const list = () => document.querySelector('label > select') as HTMLSelectElement;

function choose(value: string): void {
  list().value = value;
  list().dispatchEvent(new Event('change'));
}

beforeEach(() => {
  keep('');
  channel.posted.length = 0;
  delete dataset.farbe;
  defineColourChoice();
  document.body.innerHTML = '<gm-farbwahl></gm-farbwahl>';
});

describe('the choice of colours', () => {
  it('follows the device until the visitor chooses', () => {
    expect(list().value).toBe('');
    expect(list().labels[0]?.textContent).toMatch(/^Darstellung /);
    expect([...list().options].map(({ text }) => text)).toEqual(['Wie das Gerät', 'Hell', 'Dunkel']);
  });

  it('applies at once, in other windows, and to the next page from the server', () => {
    choose('dunkel');
    expect(dataset.farbe).toBe('dunkel');
    expect(channel.posted).toEqual(['dunkel']);
    expect(readColour(document.cookie)).toBe('dunkel');
  });

  it('leaves no trace when the visitor returns to the device’s scheme', () => {
    choose('hell');
    choose('');
    expect(dataset.farbe).toBe('');
    expect(document.cookie).toBe('');
  });

  it('follows a choice in another window', () => {
    channel.hear('dunkel');
    expect([dataset.farbe, list().value]).toEqual(['dunkel', 'dunkel']);
    channel.hear('');
    expect([dataset.farbe, list().value]).toEqual(['', '']);
  });

  it('is applied to a page cached before it', () => {
    keep('dunkel');
    defineColourChoice();
    expect([dataset.farbe, list().value]).toEqual(['dunkel', 'dunkel']);
  });

  it('applies to the offline page', () => {
    new Function(COLOUR_SCRIPT)();
    expect(dataset.farbe).toBeUndefined();
    keep('hell');
    new Function(COLOUR_SCRIPT)();
    expect(dataset.farbe).toBe('hell');
  });
});

it.each([
  [undefined, null],
  ['isApp=1; farbe=dunkel; x=1', 'dunkel'],
  ['farbe=hell', 'hell'],
  ['farbe=rot', null],
  ['meinefarbe=hell', null],
])('the cookies %s mean %s', (cookies, colour) => {
  expect(readColour(cookies)).toBe(colour);
});

it('is one attribute of the document', () => {
  expect(colourDocument('<!DOCTYPE html><html lang="de"><body><html ></body>', 'dunkel')).toBe(
    '<!DOCTYPE html><html data-farbe="dunkel" lang="de"><body><html ></body>',
  );
  expect(formatFarbCookie('dunkel', true)).toMatch(/^farbe=dunkel; Path=\/; Max-Age=31536000; SameSite=Lax; Secure$/);
});
