// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { showConnection } from './show-connection.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('data-kopie');
});

const setOnline = (online: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
const readNotice = () => document.querySelector('#gm-hints p')?.textContent;

it('shows nothing for a page from the site', () => {
  setOnline(true);
  showConnection();
  expect(readNotice()).toBeUndefined();
});

it('reports that the device is offline', () => {
  setOnline(false);
  document.documentElement.setAttribute('data-kopie', '');
  showConnection();
  expect(readNotice()).toBe('Sie sind offline. Gezeigt wird der letzte Stand.');
});

it('promises to whoever writes that the input stays', () => {
  setOnline(false);
  sessionStorage.setItem('gm:entwurf:x', '{}');
  document.body.innerHTML = '<form data-kept="gm:entwurf:x"></form>';
  showConnection();
  expect(readNotice()).toBe('Keine Verbindung. Ihre Eingaben bleiben hier.');
  sessionStorage.clear();
});

it('reports for a cached page that the site does not answer, until it is closed', () => {
  setOnline(true);
  document.documentElement.setAttribute('data-kopie', '');
  showConnection();
  expect(readNotice()).toBe('Unsere Website antwortet gerade nicht. Gezeigt wird der letzte Stand.');
  document.querySelector<HTMLButtonElement>('#gm-hints button')?.click();
  expect(readNotice()).toBeUndefined();
});
