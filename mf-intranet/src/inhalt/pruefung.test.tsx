import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { beispiele } from '../templates/redaktion-beitrag/redaktion-beitrag.beispiele.ts';
import { redaktionBeitrag } from '../templates/redaktion-beitrag/redaktion-beitrag.context.ts';
import RedaktionBeitrag from '../templates/redaktion-beitrag/redaktion-beitrag.tsx';

let ergebnis: object;
beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) =>
    String(url).endsWith('/pruefung') ? Response.json(ergebnis) : Response.json({}, { status: 404 }),
  );
});
const show = () =>
  renderBeispiel(RedaktionBeitrag, redaktionBeitrag, beispiele.seite, { pfad: '/intranet/redaktion/' });
const bald = { timeout: 3000 };

test('was die Freigabe verhindert, steht da und führt zu seinem Feld', async () => {
  const befund = {
    regel: 'links',
    stufe: 'sperrt',
    feld: 'daten/titel',
    meldung: 'Der Link nach /x/ führt ins Leere.',
  };
  ergebnis = { befunde: [befund, { ...befund, stufe: 'warnt', meldung: 'Ein Satz ist lang.' }], lesbarkeit: 34 };
  show();
  const link = await screen.findByRole('link', { name: 'Der Link nach /x/ führt ins Leere.' }, bald);
  expect(document.querySelector(decodeURIComponent(link.getAttribute('href') ?? '').replaceAll('/', '\\/'))).toBe(
    screen.getByLabelText(/^Titel/),
  );
  expect(screen.getByText('1 Befund verhindert die Veröffentlichung.')).toBeTruthy();
  expect(screen.getByText(/Lesbarkeit 34 von 100 – kürzere Sätze/)).toBeTruthy();
});

test('ohne Befund ist nichts zu beanstanden', async () => {
  ergebnis = { befunde: [], lesbarkeit: null };
  show();
  expect(await screen.findByText('Nichts zu beanstanden.', {}, bald)).toBeTruthy();
});
