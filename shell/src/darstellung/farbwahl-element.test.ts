// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { COLOUR_SCRIPT, colourDocument, type Farbe, formatFarbCookie, readFarbe } from './farbwahl.ts';

/** Both ends of the channel between windows. */
const channel = vi.hoisted(() => ({ posted: [] as unknown[], hear: (_data: string) => {} }));
vi.stubGlobal(
  'BroadcastChannel',
  class {
    postMessage = (data: unknown) => channel.posted.push(data);
    addEventListener(_type: string, listen: (event: { data: string }) => void) {
      channel.hear = (data) => listen({ data });
    }
  },
);
const { defineFarbwahl } = await import('./farbwahl-element.ts');

const { dataset } = document.documentElement;
/** As if the browser kept it. */
const keep = (farbe: Farbe | '') => Reflect.set(document, 'cookie', formatFarbCookie(farbe, false));
const list = () => document.querySelector('label > select') as HTMLSelectElement;

function choose(value: string): void {
  list().value = value;
  list().dispatchEvent(new Event('change'));
}

beforeEach(() => {
  keep('');
  channel.posted.length = 0;
  delete dataset.farbe;
  defineFarbwahl();
  document.body.innerHTML = '<gm-farbwahl></gm-farbwahl>';
});

describe('the choice of colours', () => {
  it('is the device’s until somebody chooses', () => {
    expect(list().value).toBe('');
    expect(list().labels[0]?.textContent).toMatch(/^Darstellung /);
    expect([...list().options].map(({ text }) => text)).toEqual(['Wie das Gerät', 'Hell', 'Dunkel']);
  });

  it('holds at once, in other windows, and for the server’s next page', () => {
    choose('dunkel');
    expect(dataset.farbe).toBe('dunkel');
    expect(channel.posted).toEqual(['dunkel']);
    expect(readFarbe(document.cookie)).toBe('dunkel');
  });

  it('leaves nothing behind when it is the device’s again', () => {
    choose('hell');
    choose('');
    expect(dataset.farbe).toBe('');
    expect(document.cookie).toBe('');
  });

  it('follows what was chosen in another window', () => {
    channel.hear('dunkel');
    expect([dataset.farbe, list().value]).toEqual(['dunkel', 'dunkel']);
    channel.hear('');
    expect([dataset.farbe, list().value]).toEqual(['', '']);
  });

  it('is shown on a page that was kept before it', () => {
    keep('dunkel');
    defineFarbwahl();
    expect([dataset.farbe, list().value]).toEqual(['dunkel', 'dunkel']);
  });

  it('colours the page for being offline by itself', () => {
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
])('of the cookies %s the choice is %s', (cookies, farbe) => {
  expect(readFarbe(cookies)).toBe(farbe);
});

it('is one attribute of the document', () => {
  expect(colourDocument('<!DOCTYPE html><html lang="de"><body><html ></body>', 'dunkel')).toBe(
    '<!DOCTYPE html><html data-farbe="dunkel" lang="de"><body><html ></body>',
  );
  expect(formatFarbCookie('dunkel', true)).toMatch(/^farbe=dunkel; Path=\/; Max-Age=31536000; SameSite=Lax; Secure$/);
});
