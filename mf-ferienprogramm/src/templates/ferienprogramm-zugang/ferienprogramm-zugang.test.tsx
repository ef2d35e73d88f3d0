import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beispiele } from './ferienprogramm-zugang.beispiele.ts';
import { ferienprogrammZugang } from './ferienprogramm-zugang.context.ts';
import FerienprogrammZugang from './ferienprogramm-zugang.tsx';

const show = (seite: object) => renderBeispiel(FerienprogrammZugang, ferienprogrammZugang, beispiele.anfordern, seite);
const formular = { template: 'ferienprogramm-zugang', werte: {}, fehler: [] };

test('gefragt wird nur nach der Adresse, und die Antwort verrät nicht, ob sie bekannt ist', () => {
  const { container } = show({ suche: '', formular: { ...formular, status: 'success' } });
  expect(screen.getByRole('textbox', { name: /^E-Mail-Adresse/ })).toBeTruthy();
  expect(container.textContent).toContain('Wenn die Adresse bei uns für eine Veranstaltung eingetragen ist');
});

test('der Link der E-Mail führt zu einem Knopf', () => {
  show({ suche: '?token=geheim' });
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Anmelden' });
  expect(Object.fromEntries(new FormData(form!))).toMatchObject({ token: 'geheim' });
});

test('ist er verbraucht, steht da, wie es weitergeht, und kein Knopf, der nichts mehr kann', () => {
  const fehler = [{ feld: 'token', meldung: 'Dieser Link wurde schon benutzt.' }];
  show({ suche: '?token=geheim', formular: { ...formular, status: 'error', fehler } });
  expect(screen.getByText('Dieser Link wurde schon benutzt.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Neuen Link anfordern' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('hat es aus anderem Grund nicht geklappt, bleibt der Knopf', () => {
  show({ suche: '?token=geheim', formular: { ...formular, status: 'error', fehler: [] } });
  expect(screen.getByRole('button', { name: 'Anmelden' })).toBeTruthy();
});
