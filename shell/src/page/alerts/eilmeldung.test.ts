// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../browser/alerts/eilmeldung-element.ts';
import { updateEilmeldungen } from '../../browser/alerts/update-eilmeldungen.ts';
import { renderEilmeldungen } from './render-eilmeldungen.tsx';

const UNTIL = '2026-11-20T06:00:00.000Z';
const notice = (identifier: string, title = 'Sturm', until = UNTIL) => ({
  kennung: identifier,
  titel: title,
  text: 'Achtung',
  link: null,
  bis: until,
});
const markup = (...identifiers: string[]) => renderEilmeldungen(identifiers.map((identifier) => notice(identifier)));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-19T14:00:00Z') });
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The page as the server sends it. */
function open(eilmeldungen: string): void {
  document.body.innerHTML = `<div id="chrome-kopf"><header></header>${eilmeldungen}</div><main id="inhalt" tabindex="-1"></main>`;
}
const all = () => [...document.querySelectorAll<HTMLElement>('gm-eilmeldung')];
const visible = () =>
  all()
    .filter(({ hidden }) => !hidden)
    .map(({ dataset }) => dataset.kennung);
const close = () => document.querySelector<HTMLElement>('gm-eilmeldung:not([hidden]) button')?.click();

describe('an urgent notice', () => {
  it('is a region with its own heading', () => {
    open(renderEilmeldungen([{ ...notice('1-ab'), link: '/hilfe/' }]));
    const region = document.querySelector('section');
    expect(document.getElementById(region?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
      'Eilmeldung: Sturm',
    );
    expect(region?.querySelector('a')?.textContent).toBe('Weitere Informationen zu „Sturm“');
  });

  it('stays closed on every page, others stay open, and the focus goes to the page', () => {
    open(markup('1-ab', '2-cd'));
    close();
    expect(visible()).toEqual(['2-cd']);
    expect(document.activeElement?.id).toBe('inhalt');
    open(markup('1-ab', '2-cd'));
    expect(visible()).toEqual(['2-cd']);
    open(markup('1-neu'));
    expect(visible()).toEqual(['1-neu']);
  });

  it('is hidden after its end, as on a page cached for offline reading', () => {
    open(renderEilmeldungen([notice('1-ab', 'Sturm', '2026-11-19T13:59:59Z'), notice('2-cd')]));
    expect(visible()).toEqual(['2-cd']);
  });

  it.each(['kaputt', '{"a":1}', '[1,null]'])('survives a storage that contains %s', (stored) => {
    localStorage.setItem('gm:eilmeldungen', stored);
    open(markup('1-ab'));
    close();
    expect(visible()).toEqual([]);
    open(markup('1-ab'));
    expect(visible()).toEqual([]);
  });
});

describe('after a navigation', () => {
  it('a new one appears below the header and is announced, a known one is not', async () => {
    open(markup('1-ab'));
    await updateEilmeldungen(markup('2-cd', '1-ab'));
    expect(visible()).toEqual(['2-cd', '1-ab']);
    expect(all().map(({ role }) => role)).toEqual(['alert', null]);
    expect(document.querySelector('header')?.nextElementSibling).toBe(all()[0]);
  });

  it('unchanged ones stay', async () => {
    open(markup('1-ab'));
    const [before] = all();
    await updateEilmeldungen(markup('1-ab'));
    expect(all()).toEqual([before]);
  });

  it('an expired one is removed', async () => {
    open(markup('1-ab'));
    await updateEilmeldungen('');
    expect(all()).toEqual([]);
  });

  it('a closed one stays closed', async () => {
    open(markup('1-ab'));
    close();
    await updateEilmeldungen('');
    await updateEilmeldungen(markup('1-ab'));
    expect(visible()).toEqual([]);
  });

  it('a page without a header shows none', async () => {
    document.body.innerHTML = '<main></main>';
    await updateEilmeldungen(markup('1-ab'));
    expect(all()).toEqual([]);
  });
});
