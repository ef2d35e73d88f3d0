import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beispiele } from './ferien-betreuung.beispiele.ts';
import { ferienBetreuung } from './ferien-betreuung.context.ts';
import FerienBetreuung from './ferien-betreuung.tsx';

const read = (knopf: RegExp) =>
  Object.fromEntries(new FormData(screen.getByRole<HTMLButtonElement>('button', { name: knopf }).form!));

test('das Rathaus trägt Veranstalter ein und aus, legt Fragen fest und sieht, was geschehen ist', () => {
  const { container } = renderBeispiel(FerienBetreuung, ferienBetreuung, beispiele.betreut);
  const id = String(beispiele.betreut.context.event.id);
  expect(read(/^Austragen: Radverein/)).toMatchObject({ vorgang: 'austragen', id, veranstalter: '5' });
  expect(read(/^Veranstalter eintragen/)).toMatchObject({ vorgang: 'eintragen', id, name: '', email: '' });
  expect(read(/^Fragen speichern/)).toEqual({ formular: 'ferien-betreuung', vorgang: 'fragen', id, notfall: 'on' });
  expect(read(/^Helfer eintragen/)).toMatchObject({ vorgang: 'helfer_eintragen', id });
  expect(screen.getByRole('link', { name: 'Helferliste zum Drucken' }).getAttribute('href')).toBe(
    `/api/intranet/ferienprogramm/${id}/helfer`,
  );
  expect(container.textContent).toContain('02.07.2026, 10:00 Uhr, rad@verein.example: Teilnehmerliste geholt (html)');
});
