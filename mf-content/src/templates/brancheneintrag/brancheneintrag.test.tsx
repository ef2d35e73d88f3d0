import { renderExample } from '@gm/shared/test/render-example';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { brancheneintrag } from './brancheneintrag.context.ts';
import { examples } from './brancheneintrag.examples.ts';
import Brancheneintrag from './brancheneintrag.tsx';

const show = (name: keyof typeof examples) =>
  renderExample(Brancheneintrag, brancheneintrag, examples[name], {
    pfad: '/branchenverzeichnis/musikverein-id_3/',
    titel: 'Musikverein',
  });
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('shows contact, address and opening times', () => {
  const { container } = show('vollstaendig');
  for (const text of ['Musik und Gesang', 'Kelterstraße 2, 75334 Musterhardt', 'Telefax: 07082 000-2', 'Carmen Dürr']) {
    expect(container.textContent).toContain(text);
  }
  expect(hrefOf('07082 000-1')).toBe('tel:+4970820001');
  expect(hrefOf('info@musikverein.example')).toBe('mailto:info@musikverein.example');
  expect(hrefOf('musikverein.example')).toBe('https://musikverein.example/');
  expect(hrefOf('Auf der Karte zeigen')).toBe(
    'https://www.openstreetmap.org/?mlat=48.863&mlon=8.522#map=17/48.863/8.522',
  );
  expect(hrefOf('Anfahrt planen')).toContain('48.863%2C8.522');
  expect(screen.getByRole('table', { name: 'Öffnungszeiten' })).toBeTruthy();
  expect(screen.queryByText('Blasmusik für alle.')).toBeNull();
  expect(hrefOf('Alle Einträge')).toBe('/branchenverzeichnis/');
});

test('lists the next events and links to the calendar', () => {
  show('vollstaendig');
  const region = within(screen.getByRole('region', { name: 'Nächste Veranstaltungen' }));
  expect(region.getByRole('link', { name: 'Konzert 7' })).toBeTruthy();
  expect(hrefOf('Alle Termine im Veranstaltungskalender')).toBe('/veranstaltungen/?q=Musikverein');
});

test('shows the available data and rejects an entry without a name', () => {
  show('karg');
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.queryByRole('table')).toBeNull();
  for (const faulty of [null, 'x', [], {}]) {
    expect(brancheneintrag.context.safeParse({ brancheneintrag: faulty }).success).toBe(false);
  }
});

test('offers to rent a municipal hall, but no other venue', () => {
  const show = (options: object, ortsteile: string[]) => {
    const gemeinde = { name: 'Musterhardt', strasse: '', plz: '', ort: '', telefon: '', email: '', ortsteile };
    const { unmount } = renderExample(Brancheneintrag, brancheneintrag, { ...examples.halle, options }, { gemeinde });
    const href = screen.queryByRole('link', { name: 'Halle anmieten' })?.getAttribute('href');
    unmount();
    return href;
  };
  expect(show({}, ['Schwann'])).toBe('/veranstaltungseintrag/');
  expect(show({}, ['Conweiler'])).toBeUndefined();
  expect(show({ hallenLink: '' }, ['Schwann'])).toBeUndefined();
});

test('renders no links for executable URLs', () => {
  show('feindlich');
  for (const link of screen.getAllByRole('link')) {
    expect(link.getAttribute('href')).toMatch(/^(https:\/\/|\/|tel:|mailto:)/);
  }
});
