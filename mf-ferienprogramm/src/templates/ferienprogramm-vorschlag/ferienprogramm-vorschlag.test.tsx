import type { Page } from '@gm/shared/contract';
import { renderExample } from '@gm/shared/test/render-example';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ferienprogrammVorschlag } from './ferienprogramm-vorschlag.context.ts';
import { examples } from './ferienprogramm-vorschlag.examples.ts';
import FerienprogrammVorschlag from './ferienprogramm-vorschlag.tsx';

const show = (name: keyof typeof examples, form?: Page['formular']) =>
  renderExample(FerienprogrammVorschlag, ferienprogrammVorschlag, examples[name], {
    pfad: '/ferienprogramm-vorschlag/',
    formular: form,
  });

beforeEach(() => sessionStorage.clear());

test('an empty suggestion shows every missing field', async () => {
  show('leer');
  fireEvent.click(screen.getByRole('button', { name: 'Veranstaltung abschicken' }));
  const list = await screen.findByRole('group', { name: /^Fehler/ }, { timeout: 10_000 });
  // Three of its messages concern a pair: first and last day, start and end time, and the organisers.
  expect(within(list).getAllByRole('link')).toHaveLength(20);
});

test('renders on the server, which has no FileList', () => {
  vi.stubGlobal('FileList', undefined);
  expect(show('leer').container.querySelector('[name="bild"]')).toBeTruthy();
});

test('without the directory the field for other organisers remains', () => {
  show('ohneVerzeichnis');
  expect(screen.getByLabelText('Anderer Veranstalter (eines von beiden)')).toBeTruthy();
});

test('after the suggestion it explains what happens next', () => {
  const form = { template: 'ferienprogramm-vorschlag', werte: {}, fehler: [], referenz: 'FV-2026-0042', id: 42 };
  show('leer', { ...form, status: 'success' });
  expect(screen.getByRole('heading', { name: 'Vielen Dank für Ihren Vorschlag!' })).toBeTruthy();
  expect(screen.getByText('FV-2026-0042')).toBeTruthy();
});
