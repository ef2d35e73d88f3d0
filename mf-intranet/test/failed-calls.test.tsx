import { FAILED_CALL } from '@gm/shared/schemas/failed-call';
import type { FormState } from '@gm/shared/schemas/form';
import { renderExample } from '@gm/shared/test/render-example';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { intranetArchiv } from '../src/templates/intranet-archiv/intranet-archiv.context.ts';
import IntranetArchiv from '../src/templates/intranet-archiv/intranet-archiv.tsx';
import { intranetKonten } from '../src/templates/intranet-konten/intranet-konten.context.ts';
import IntranetKonten from '../src/templates/intranet-konten/intranet-konten.tsx';
import { intranetStart } from '../src/templates/intranet-start/intranet-start.context.ts';
import { examples } from '../src/templates/intranet-start/intranet-start.examples.ts';
import IntranetStart from '../src/templates/intranet-start/intranet-start.tsx';
import { intranetSuche } from '../src/templates/intranet-suche/intranet-suche.context.ts';
import IntranetSuche from '../src/templates/intranet-suche/intranet-suche.tsx';

const unknown = (was: string) => screen.getByText(`${was} können gerade nicht geladen werden`);
const search = { pfad: '/intranet/suche/', suche: '?q=plan' };

it('are not shown as an empty archive', () => {
  renderExample(IntranetArchiv, intranetArchiv, { context: { themen: FAILED_CALL }, options: {} });
  expect(unknown('Die Dokumente')).toBeTruthy();
  expect(screen.queryByText(/Keine Dokumente|noch leer/)).toBeNull();
});

it('are not shown as a site without accounts', () => {
  const formular: FormState = { template: 'intranet-konten', status: 'success', werte: {}, fehler: [] };
  const example = { context: { konten: FAILED_CALL }, options: {} };
  renderExample(IntranetKonten, intranetKonten, example, { pfad: '/intranet/konten/', formular });
  expect(unknown('Die Konten')).toBeTruthy();
  expect(screen.queryByText('0 Konten')).toBeNull();
  expect(screen.getByText('Die Änderung ist gespeichert')).toBeTruthy();
});

it('are not shown as a day without work or messages', () => {
  const { context } = examples.angemeldet;
  const failed = { ...context, aufgaben: FAILED_CALL, texte: FAILED_CALL };
  renderExample(IntranetStart, intranetStart, { context: failed, options: {} });
  expect(unknown('Ihre Aufgaben')).toBeTruthy();
  expect(unknown('Die Nachrichten')).toBeTruthy();
  expect(screen.queryByText(/Zurzeit/)).toBeNull();
});

it('are not shown as a search without a hit', () => {
  const context = { arbeit: FAILED_CALL, treffer: FAILED_CALL };
  renderExample(IntranetSuche, intranetSuche, { context, options: {} }, search);
  expect(unknown('Die Treffer')).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe('Suche nach „plan“');
  expect(screen.queryByText(/Nichts gefunden|anderen oder kürzeren/)).toBeNull();
});

it('leave the other hits of a search', () => {
  const group = { titel: 'Seiten', anzahl: 1, alle: '/', data: [{ titel: 'Plan', hinweis: '', detailURL: '/plan/' }] };
  const context = { arbeit: { gruppen: [group] }, treffer: FAILED_CALL };
  renderExample(IntranetSuche, intranetSuche, { context, options: {} }, search);
  expect(unknown('Weitere Treffer')).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe('1 Treffer zu „plan“');
});
