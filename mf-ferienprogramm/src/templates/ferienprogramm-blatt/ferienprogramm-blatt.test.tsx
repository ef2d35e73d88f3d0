import { renderExample } from '@gm/shared/test/render-example';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ferienprogrammBlatt } from './ferienprogramm-blatt.context.ts';
import { examples } from './ferienprogramm-blatt.examples.ts';
import FerienprogrammBlatt from './ferienprogramm-blatt.tsx';

const show = (name: keyof typeof examples, page: object = {}) =>
  renderExample(FerienprogrammBlatt, ferienprogrammBlatt, examples[name], {
    pfad: '/ferienprogramm-veranstalter/blatt/',
    suche: '?token=geheim&id=3',
    ...page,
  });
const read = (button: RegExp) =>
  Object.fromEntries(new FormData(screen.getByRole<HTMLButtonElement>('button', { name: button }).form!));

test('the organiser sees participants and missing details, and opens the printable list', () => {
  const { container } = show('veroeffentlicht');
  expect(screen.getByRole('rowheader', { name: 'Muster, Mia' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '0171 2345678' }).getAttribute('href')).toMatch(/^tel:/);
  expect(screen.getAllByText('fehlt noch')).toHaveLength(2);
  expect(container.textContent).toContain('Von einem Kind fehlen noch Angaben.');
  expect(container.textContent).toContain('2 angemeldet, noch 2 Plätze frei');
  expect(screen.getByRole('link', { name: 'Liste zum Drucken' }).getAttribute('href')).toBe(
    '/api/ferienprogramm/veranstalter/liste?token=geheim&id=3&format=html',
  );
  expect(screen.queryByRole('link', { name: 'Entwurf ergänzen' })).toBeNull();
  const day = screen.getByRole('link', { name: 'Anwesenheitsliste für den 03.08.2026 mitnehmen' });
  expect(day.getAttribute('href')).toBe('/ferienprogramm-veranstalter/vor-ort/#token=geheim&id=3&tag=2026-08-03');
});

test('the organiser sees helpers by day and how many are missing, and prints it', () => {
  show('veroeffentlicht');
  const days = [...document.querySelectorAll('[aria-labelledby=helfer] tbody tr')].map(
    ({ textContent }) => textContent,
  );
  expect(days).toEqual(['Montag, 03.08.2026Eva Helfer1', 'Dienstag, 04.08.2026noch niemand2']);
  expect(screen.getByText('Hat noch keinen Tag gewählt.').parentElement?.textContent).toContain('Jo Neu');
  expect(screen.getByRole('link', { name: 'Helferliste zum Drucken' }).getAttribute('href')).toBe(
    '/api/ferienprogramm/veranstalter/helferliste?token=geheim&id=3',
  );
});

test('every form is independent and works without scripts; input returns with the error', () => {
  show('veroeffentlicht', {
    formular: {
      template: 'ferienprogramm-blatt',
      status: 'error',
      werte: { vorgang: 'nachricht', token: 'geheim', id: '3', betreff: 'Treffpunkt', text: '' },
      fehler: [{ feld: 'text', meldung: 'Bitte schreiben Sie, was die Familien wissen sollen.' }],
    },
  });
  const one = { formular: 'ferienprogramm-blatt', token: 'geheim', id: '3' };
  expect(read(/^Nachricht senden/)).toMatchObject({ ...one, vorgang: 'nachricht', betreff: 'Treffpunkt' });
  expect(screen.getByRole('textbox', { name: /^Nachricht/ }).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('textbox', { name: /^Wofür/ }).getAttribute('aria-invalid')).toBeNull();
  expect(read(/^Plätze speichern/)).toMatchObject({ ...one, vorgang: 'plaetze', teilnehmer_max: '10' });
  expect(read(/^Auslage melden/)).toMatchObject({ ...one, vorgang: 'auslage' });
  expect(read(/^Helfer eintragen/)).toMatchObject({ ...one, vorgang: 'helfer_eintragen', name: '', email: '' });
  expect(read(/^Bedarf speichern/)).toMatchObject({ ...one, vorgang: 'helferbedarf', noetig: '2' });
  expect(read(/^Austragen: Jo Neu/)).toMatchObject({ ...one, vorgang: 'helfer_austragen', helfer: '8' });
  expect(read(/^Zurücknehmen: Flickzeug/)).toMatchObject({ ...one, vorgang: 'auslage_ende', auslage: '1' });
});

test('if the login expires while writing, the text is not lost', () => {
  show('abgelaufen', {
    formular: {
      template: 'ferienprogramm-blatt',
      status: 'error',
      werte: { text: 'Wir treffen uns am See.' },
      fehler: [],
    },
  });
  expect(screen.getByLabelText<HTMLTextAreaElement>(/zum Kopieren/).value).toBe('Wir treffen uns am See.');
  expect(screen.getByRole('link', { name: 'Neuen Link anfordern' })).toBeTruthy();
});
