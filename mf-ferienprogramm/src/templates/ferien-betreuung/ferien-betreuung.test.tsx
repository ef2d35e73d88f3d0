import { renderExample } from '@gm/shared/test/render-example';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ferienBetreuung } from './ferien-betreuung.context.ts';
import { examples } from './ferien-betreuung.examples.ts';
import FerienBetreuung from './ferien-betreuung.tsx';

const read = (button: RegExp) =>
  Object.fromEntries(new FormData(screen.getByRole<HTMLButtonElement>('button', { name: button }).form!));

test('staff add and remove organisers, choose questions and see the history', () => {
  const { container } = renderExample(FerienBetreuung, ferienBetreuung, examples.betreut);
  const id = String(examples.betreut.context.event.id);
  expect(read(/^Austragen: Radverein/)).toMatchObject({ vorgang: 'austragen', id, veranstalter: '5' });
  expect(read(/^Veranstalter eintragen/)).toMatchObject({ vorgang: 'eintragen', id, name: '', email: '' });
  expect(read(/^Fragen speichern/)).toEqual({ formular: 'ferien-betreuung', vorgang: 'fragen', id, notfall: 'on' });
  expect(read(/^Helfer eintragen/)).toMatchObject({ vorgang: 'helfer_eintragen', id });
  expect(screen.getByRole('link', { name: 'Helferliste zum Drucken' }).getAttribute('href')).toBe(
    `/api/intranet/ferienprogramm/${id}/helfer`,
  );
  expect(container.textContent).toContain('02.07.2026, 10:00 Uhr, rad@verein.example: Teilnehmerliste geholt (html)');
});
