import { renderExample } from '@gm/shared/test/render-example';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ferienprogrammZugang } from './ferienprogramm-zugang.context.ts';
import { examples } from './ferienprogramm-zugang.examples.ts';
import FerienprogrammZugang from './ferienprogramm-zugang.tsx';

const show = (page: object) => renderExample(FerienprogrammZugang, ferienprogrammZugang, examples.anfordern, page);
const form = { template: 'ferienprogramm-zugang', werte: {}, fehler: [] };

test('asks for the address only, and the response does not reveal whether it is known', () => {
  const { container } = show({ suche: '', formular: { ...form, status: 'success' } });
  expect(screen.getByRole('textbox', { name: /^E-Mail-Adresse/ })).toBeTruthy();
  expect(container.textContent).toContain('Wenn die Adresse bei uns für eine Veranstaltung eingetragen ist');
});

test('the link of the mail leads to a button', () => {
  show({ suche: '?token=geheim' });
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Anmelden' });
  expect(Object.fromEntries(new FormData(form!))).toMatchObject({ token: 'geheim' });
});

test('a used link explains how to continue, without a button', () => {
  const error = [{ feld: 'token', meldung: 'Dieser Link wurde schon benutzt.' }];
  show({ suche: '?token=geheim', formular: { ...form, status: 'error', fehler: error } });
  expect(screen.getByText('Dieser Link wurde schon benutzt.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Neuen Link anfordern' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('after another failure the button stays', () => {
  show({ suche: '?token=geheim', formular: { ...form, status: 'error', fehler: [] } });
  expect(screen.getByRole('button', { name: 'Anmelden' })).toBeTruthy();
});
