import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { beispiele } from './veranstaltung.beispiele.ts';
import { veranstaltung } from './veranstaltung.context.ts';
import Veranstaltung from './veranstaltung.tsx';

const renderSeite = (name: keyof typeof beispiele) =>
  renderBeispiel(Veranstaltung, veranstaltung, beispiele[name], {
    pfad: '/veranstaltungen/konzert-id_7/',
    titel: 'Konzert',
  });
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('shows when, where, by whom and for how much', () => {
  const { container } = renderSeite('vollstaendig');
  for (const text of [
    'Sa., 07.03.2026 um 19:30 Uhr, bis 22:00 Uhr (jeden Samstag)',
    'Alte Kelter',
    'Kelterstraße 2, 75334 Musterhardt',
    'Eintritt: 10 Euro',
    'Es spielen zwei Kapellen.',
  ]) {
    expect(container.textContent).toContain(text);
  }
  expect(hrefOf('Musikverein')).toBe('/branchenverzeichnis/musikverein-id_3/');
  expect(hrefOf('Anfahrt planen')).toContain(encodeURIComponent('Kelterstraße 2, 75334 Musterhardt'));
  expect(hrefOf('In meinen Kalender')).toBe('/veranstaltungen/kalender.ics?id=7');
  expect(hrefOf('Alle Veranstaltungen')).toBe('/veranstaltungen/');
});

test('reads the event where it is the context itself, as requirement V-2 has it', () => {
  const { container } = renderSeite('fremd');
  expect(container.textContent).toContain('Alte Kelter');
  expect(screen.getByText('Musik')).toBeTruthy();
});

test('has further dates and a gallery, and does not repeat the intro of the page', () => {
  renderSeite('vollstaendig');
  const weitere = within(screen.getByRole('region', { name: 'Weitere Termine' }));
  expect(weitere.getByRole('link', { name: /14\.03\.2026/ }).getAttribute('href')).toContain('?tag=2026-03-14');
  expect(screen.getByRole('img', { name: 'Der Saal' })).toBeTruthy();
  expect(screen.queryByText('Filmmusik und Märsche.')).toBeNull();
});

describe('a hall can be asked for', () => {
  const { veranstaltung: eintrag } = beispiele.inHalle.context;
  const findLink = (angaben: object, options = {}) => {
    const { unmount } = renderBeispiel(
      Veranstaltung,
      veranstaltung,
      { context: { veranstaltung: { ...eintrag, ...angaben } }, options },
      { pfad: '/veranstaltungen/konzert-id_7/', titel: 'Konzert' },
    );
    const href = screen.queryByRole('link', { name: 'Halle anmieten' })?.getAttribute('href');
    unmount();
    return href;
  };

  test('where the event takes place in one, or where its organiser of the directory has not said where', () => {
    const href = '/veranstaltungen-hallenanmietung/?id=7';
    expect(findLink({})).toBe(href);
    expect(findLink({ brancheneintrag_veranstaltungsort: { titel: 'Vereinszimmer', detailURL: null } })).toBe(href);
    expect(findLink({ veranstaltungsort: null })).toBe(href);
  });

  test('but not elsewhere, when it is over, without its number, or where none are rented', () => {
    expect(findLink({ veranstaltungsort: 'Alte Kelter' })).toBeUndefined();
    expect(findLink({ veranstaltungsort: null, brancheneintrag_veranstalter: null })).toBeUndefined();
    expect(findLink({ jetzt: '2026-03-07T23:30:00Z' })).toBeUndefined();
    expect(findLink({ id: undefined })).toBeUndefined();
    expect(findLink({}, { hallenLink: '' })).toBeUndefined();
  });
});

test('an organiser in words is no link', () => {
  const { container } = renderSeite('freierText');
  expect(container.textContent).toContain('Veranstalter: Frau Rapp');
  expect(screen.queryByRole('link', { name: 'Frau Rapp' })).toBeNull();
});

test('shows what is there of an incomplete event; what is none is refused', () => {
  const { container } = renderSeite('endeVorBeginn');
  expect(container.textContent).toContain('Sa., 07.03.2026');
  expect(screen.queryByRole('region')).toBeNull();
  for (const faulty of [null, 'x', [], {}]) {
    expect(veranstaltung.context.safeParse({ veranstaltung: faulty }).success).toBe(false);
  }
});

test('addresses that could run something are no links', () => {
  renderSeite('feindlich');
  for (const link of screen.getAllByRole('link')) expect(link.getAttribute('href')).toMatch(/^(https:\/\/|\/)/);
});

test('can be shared', () => {
  renderSeite('vollstaendig');
  const teilen = screen.getByRole('button', { name: 'Teilen' });
  expect(teilen.getAttribute('command')).toBe('--share');
  expect(teilen.nextElementSibling).toBe(screen.getByRole('status'));
});
