import { renderExample } from '@gm/shared/test/render-example';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ferienUeberblick } from './ferien-ueberblick.context.ts';
import { examples } from './ferien-ueberblick.examples.ts';
import FerienUeberblick from './ferien-ueberblick.tsx';

const show = (name: keyof typeof examples) => {
  renderExample(FerienUeberblick, ferienUeberblick, examples[name]);
  return Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );
};

test('an event at a glance: places, waiting list, payments, answers, organisers and helpers', () => {
  expect(show('voll')).toEqual({
    Plätze: '12 von 12 belegt',
    Warteliste: '3 Kinder warten, 1 Familie hat ein Angebot',
    Zahlungen: 'Einnahmen 25,00\u00a0€, 1 von 2 Rechnungen offen',
    'Fragen an die Familien': '1 von 2 Antworten fehlt',
    Veranstalter: 'Radverein',
    'Helferinnen und Helfer': '1 Person eingetragen, 1 fehlt',
  });
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Zu allen Veranstaltungen', '/intranet/ferienprogramm/'],
    ['Plätze', '#ferien-aendern'],
    ['Warteliste', '#ferien-warteliste'],
    ['Zahlungen', '#ferien-teilnehmer'],
    ['Fragen an die Familien', '#betreuung-fragen'],
    ['Veranstalter', '#betreuung-veranstalter'],
    ['Helferinnen und Helfer', '#helfer'],
    ['Den Familien schreiben', '/intranet/ferienprogramm/1/nachricht/'],
    ['Texte, Ort, Termin und Preis ändern', '/intranet/ferienprogramm/1/berichtigen/'],
    ['Seite im Ferienprogramm', '/kinderferienprogramm/1/'],
    ['Liste zum Drucken', '/api/intranet/ferienprogramm/1/teilnehmer?format=html'],
    ['Liste als XLSX', '/api/intranet/ferienprogramm/1/teilnehmer?format=xlsx'],
    ['Liste als CSV', '/api/intranet/ferienprogramm/1/teilnehmer?format=csv'],
  ]);
});

test('links to no mail without families, and to no form when the event is cancelled', () => {
  expect(show('leer')).toMatchObject({ Warteliste: 'niemand wartet', Veranstalter: 'noch niemand mit Zugang' });
  expect(screen.queryByRole('link', { name: 'Den Familien schreiben' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Warteliste' }), 'there is none').toBeNull();
  show('abgesagt');
  expect(screen.getByRole('heading', { name: 'Diese Veranstaltung ist abgesagt' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /ändern/ })).toBeNull();
});
