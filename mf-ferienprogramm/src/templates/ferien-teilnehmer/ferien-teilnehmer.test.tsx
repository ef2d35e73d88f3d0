import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beispiele } from './ferien-teilnehmer.beispiele.ts';
import { ferienTeilnehmer } from './ferien-teilnehmer.context.ts';
import FerienTeilnehmer from './ferien-teilnehmer.tsx';

const show = (name: keyof typeof beispiele) =>
  renderBeispiel(FerienTeilnehmer, ferienTeilnehmer, beispiele[name], { pfad: '/intranet/ferienprogramm/1/' });

test('wer teilnimmt und wer wartet, als Text, mit Listen zum Mitnehmen', () => {
  show('voll');
  expect(screen.getByRole('rowheader', { name: '<b>Muster</b>, Zoë' })).toBeTruthy();
  expect(screen.getByText(/Mia Muster \(Ada Muster, 07082 1234\): Platz angeboten/)).toBeTruthy();
  expect(screen.getByText(/Ole Muster \(Jan Muster\): wartet/)).toBeTruthy();
  expect(screen.getAllByRole('link', { name: '07082 1234' })).toHaveLength(1);
  expect(screen.queryByRole('link', { name: '' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Liste als CSV' }).getAttribute('href')).toBe(
    '/api/intranet/ferienprogramm/1/teilnehmer?format=csv',
  );
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Speichern' });
  expect(Object.fromEntries(new FormData(form!))).toMatchObject({ id: '1', teilnehmer_max: '12' });
});

test('was zur Wahl gehört, ist als nötig bezeichnet', () => {
  show('voll');
  fireEvent.click(screen.getByLabelText(/^Plätze ändern/));
  expect(screen.getByLabelText('Größte Teilnehmerzahl (Pflichtfeld)')).toBeTruthy();
  fireEvent.click(screen.getByLabelText(/^Veranstaltung absagen/));
  expect(screen.getByLabelText('Grund der Absage (Pflichtfeld)')).toBeTruthy();
});

test('ohne Anmeldungen gibt es keine Tabelle, nach der Absage nichts mehr zu ändern', () => {
  show('leer');
  expect(screen.queryByRole('table')).toBeNull();
  show('abgesagt');
  expect(screen.getByRole('heading', { name: 'Diese Veranstaltung ist abgesagt' })).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Speichern' })).toHaveLength(1);
});
