import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beispiele } from './ferienprogramm-blatt.beispiele.ts';
import { ferienprogrammBlatt } from './ferienprogramm-blatt.context.ts';
import FerienprogrammBlatt from './ferienprogramm-blatt.tsx';

const show = (name: keyof typeof beispiele, seite: object = {}) =>
  renderBeispiel(FerienprogrammBlatt, ferienprogrammBlatt, beispiele[name], {
    pfad: '/ferienprogramm-veranstalter/blatt/',
    suche: '?token=geheim&id=3',
    ...seite,
  });
const read = (knopf: RegExp) =>
  Object.fromEntries(new FormData(screen.getByRole<HTMLButtonElement>('button', { name: knopf }).form!));

test('der Veranstalter sieht, wer kommt und was noch fehlt, und holt die Liste zum Drucken', () => {
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
  const tag = screen.getByRole('link', { name: 'Anwesenheitsliste für den 03.08.2026 mitnehmen' });
  expect(tag.getAttribute('href')).toBe('/ferienprogramm-veranstalter/vor-ort/#token=geheim&id=3&tag=2026-08-03');
});

test('er sieht, wer wann hilft, wie viele fehlen, und druckt es', () => {
  show('veroeffentlicht');
  const tage = [...document.querySelectorAll('[aria-labelledby=helfer] tbody tr')].map(
    ({ textContent }) => textContent,
  );
  expect(tage).toEqual(['Montag, 03.08.2026Eva Helfer1', 'Dienstag, 04.08.2026noch niemand2']);
  expect(screen.getByText('Hat noch keinen Tag gewählt.').parentElement?.textContent).toContain('Jo Neu');
  expect(screen.getByRole('link', { name: 'Helferliste zum Drucken' }).getAttribute('href')).toBe(
    '/api/ferienprogramm/veranstalter/helferliste?token=geheim&id=3',
  );
});

test('jedes Formular ist für sich und geht ohne Skripte; was getippt war, kommt mit der Meldung zurück', () => {
  show('veroeffentlicht', {
    formular: {
      template: 'ferienprogramm-blatt',
      status: 'error',
      werte: { vorgang: 'nachricht', token: 'geheim', id: '3', betreff: 'Treffpunkt', text: '' },
      fehler: [{ feld: 'text', meldung: 'Bitte schreiben Sie, was die Familien wissen sollen.' }],
    },
  });
  const einer = { formular: 'ferienprogramm-blatt', token: 'geheim', id: '3' };
  expect(read(/^Nachricht senden/)).toMatchObject({ ...einer, vorgang: 'nachricht', betreff: 'Treffpunkt' });
  expect(screen.getByRole('textbox', { name: /^Nachricht/ }).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('textbox', { name: /^Wofür/ }).getAttribute('aria-invalid')).toBeNull();
  expect(read(/^Plätze speichern/)).toMatchObject({ ...einer, vorgang: 'plaetze', teilnehmer_max: '10' });
  expect(read(/^Auslage melden/)).toMatchObject({ ...einer, vorgang: 'auslage' });
  expect(read(/^Helfer eintragen/)).toMatchObject({ ...einer, vorgang: 'helfer_eintragen', name: '', email: '' });
  expect(read(/^Bedarf speichern/)).toMatchObject({ ...einer, vorgang: 'helferbedarf', noetig: '2' });
  expect(read(/^Austragen: Jo Neu/)).toMatchObject({ ...einer, vorgang: 'helfer_austragen', helfer: '8' });
  expect(read(/^Zurücknehmen: Flickzeug/)).toMatchObject({ ...einer, vorgang: 'auslage_ende', auslage: '1' });
});

test('ist die Anmeldung beim Schreiben abgelaufen, geht der Text nicht verloren', () => {
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
