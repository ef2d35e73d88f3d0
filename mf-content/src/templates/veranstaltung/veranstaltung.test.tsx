import { renderExample } from '@gm/shared/test/render-example';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { veranstaltung } from './veranstaltung.context.ts';
import { examples } from './veranstaltung.examples.ts';
import Veranstaltung from './veranstaltung.tsx';

const renderPage = (name: keyof typeof examples) =>
  renderExample(Veranstaltung, veranstaltung, examples[name], {
    pfad: '/veranstaltungen/konzert-id_7/',
    titel: 'Konzert',
  });
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('shows time, place, organiser and price', () => {
  const { container } = renderPage('vollstaendig');
  for (const text of [
    'Samstag, 7. März 2026, 19.30–22 Uhr (jeden Samstag)',
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

test('reads an event that is the context itself (requirement V-2)', () => {
  const { container } = renderPage('fremd');
  expect(container.textContent).toContain('Alte Kelter');
  expect(screen.getByText('Musik')).toBeTruthy();
});

test("shows further dates and a gallery, and does not repeat the page's intro", () => {
  renderPage('vollstaendig');
  const further = within(screen.getByRole('region', { name: 'Weitere Termine' }));
  expect(further.getByRole('link', { name: /Samstag, 14\. März 2026/ }).getAttribute('href')).toContain(
    '?tag=2026-03-14',
  );
  expect(screen.getByRole('img', { name: 'Der Saal' })).toBeTruthy();
  expect(screen.queryByText('Filmmusik und Märsche.')).toBeNull();
});

describe('hall request', () => {
  const { veranstaltung: entry } = examples.inHalle.context;
  const findLink = (details: object, options = {}) => {
    const { unmount } = renderExample(
      Veranstaltung,
      veranstaltung,
      { context: { veranstaltung: { ...entry, ...details } }, options },
      { pfad: '/veranstaltungen/konzert-id_7/', titel: 'Konzert' },
    );
    const href = screen.queryByRole('link', { name: 'Halle anmieten' })?.getAttribute('href');
    unmount();
    return href;
  };

  test('is offered for an event in a hall, or of a listed organiser without a location', () => {
    const href = '/veranstaltungen-hallenanmietung/?id=7';
    expect(findLink({})).toBe(href);
    expect(findLink({ brancheneintrag_veranstaltungsort: { titel: 'Vereinszimmer', detailURL: null } })).toBe(href);
    expect(findLink({ veranstaltungsort: null })).toBe(href);
  });

  test('is not offered elsewhere, for past events, without an id, or if no halls are rented out', () => {
    expect(findLink({ veranstaltungsort: 'Alte Kelter' })).toBeUndefined();
    expect(findLink({ veranstaltungsort: null, brancheneintrag_veranstalter: null })).toBeUndefined();
    expect(findLink({ jetzt: '2026-03-07T23:30:00Z' })).toBeUndefined();
    expect(findLink({ id: undefined })).toBeUndefined();
    expect(findLink({}, { hallenLink: '' })).toBeUndefined();
  });
});

test('does not link an organiser given as text', () => {
  const { container } = renderPage('freierText');
  expect(container.textContent).toContain('Veranstalter: Frau Rapp');
  expect(screen.queryByRole('link', { name: 'Frau Rapp' })).toBeNull();
});

test('shows the available data of an incomplete event and rejects invalid ones', () => {
  const { container } = renderPage('endeVorBeginn');
  expect(container.textContent).toContain('Samstag, 7. März 2026');
  expect(screen.queryByRole('region')).toBeNull();
  for (const faulty of [null, 'x', [], {}]) {
    expect(veranstaltung.context.safeParse({ veranstaltung: faulty }).success).toBe(false);
  }
});

test('renders no links for executable URLs', () => {
  renderPage('feindlich');
  for (const link of screen.getAllByRole('link')) expect(link.getAttribute('href')).toMatch(/^(https:\/\/|\/)/);
});

test('can be shared', () => {
  renderPage('vollstaendig');
  const parts = screen.getByRole('button', { name: 'Teilen' });
  expect(parts.getAttribute('command')).toBe('--share');
  expect(parts.nextElementSibling).toBe(screen.getByRole('status'));
});
