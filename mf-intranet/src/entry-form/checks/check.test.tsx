import { renderExample } from '@gm/shared/test/render-example';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { redaktionBeitrag } from '../../templates/redaktion-beitrag/redaktion-beitrag.context.ts';
import { examples } from '../../templates/redaktion-beitrag/redaktion-beitrag.examples.ts';
import EditorialContribution from '../../templates/redaktion-beitrag/redaktion-beitrag.tsx';

let result: object;
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) =>
    String(url).endsWith('/pruefung') ? Response.json(result) : Response.json({}, { status: 404 }),
  );
});
const show = () =>
  renderExample(EditorialContribution, redaktionBeitrag, examples.seite, { pfad: '/intranet/redaktion/' });
const soon = { timeout: 3000 };

test('findings that prevent publishing link to their fields', async () => {
  const finding = {
    regel: 'links',
    stufe: 'sperrt',
    feld: 'daten/titel',
    meldung: 'Der Link nach /x/ führt ins Leere.',
  };
  result = { befunde: [finding, { ...finding, stufe: 'warnt', meldung: 'Ein Satz ist lang.' }], lesbarkeit: 34 };
  show();
  const link = await screen.findByRole('link', { name: 'Der Link nach /x/ führt ins Leere.' }, soon);
  expect(document.querySelector(decodeURIComponent(link.getAttribute('href') ?? '').replaceAll('/', '\\/'))).toBe(
    screen.getByLabelText(/^Titel/),
  );
  expect(screen.getByText('1 Befund verhindert die Veröffentlichung.')).toBeTruthy();
  expect(screen.getByText(/Lesbarkeit 34 von 100 – kürzere Sätze/)).toBeTruthy();
});

test('names the field of a general message', async () => {
  const finding = { regel: 'vollstaendig', stufe: 'sperrt', feld: 'daten/titel', meldung: 'Diese Angabe fehlt.' };
  result = { befunde: [finding], lesbarkeit: null };
  show();
  expect(await screen.findByRole('link', { name: 'Titel fehlt.' }, soon)).toBeTruthy();
});

test('has no findings for a new entry before the first input', async () => {
  result = { befunde: [], lesbarkeit: null };
  const { context, options } = examples.artikel;
  renderExample(EditorialContribution, redaktionBeitrag, { context, options }, { pfad: '/intranet/redaktion/' });
  await waitFor(() => expect(fetch).toHaveBeenCalled(), soon);
  expect(screen.queryByRole('heading', { name: 'Prüfung' })).toBeNull();
});

test('shows nothing without findings', async () => {
  result = { befunde: [], lesbarkeit: null };
  show();
  expect(await screen.findByText('Nichts zu beanstanden.', {}, soon)).toBeTruthy();
});
