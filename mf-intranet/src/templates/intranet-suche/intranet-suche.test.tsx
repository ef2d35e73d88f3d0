import { renderExample } from '@gm/shared/test/render-example';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { intranetSuche } from './intranet-suche.context.ts';
import IntranetSuche from './intranet-suche.tsx';

const show = (context: object, search: string) =>
  renderExample(IntranetSuche, intranetSuche, { context, options: {} }, { pfad: '/intranet/suche/', suche: search });

const submissions = {
  titel: 'Einsendungen',
  anzahl: 9,
  alle: '/intranet/freigaben/?ansicht=alle&q=weber',
  data: [
    {
      titel: 'Emil Weber',
      hinweis: 'Kita-Vormerkung KV-2026-0001, eingegangen',
      detailURL: '/intranet/freigaben/KV-2026-0001/',
    },
  ],
};

test('shows results that the account may see, with links to the complete lists', () => {
  show({ arbeit: { gruppen: [submissions] } }, '?q=weber');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('9 Treffer zu „weber“');
  expect(screen.getByRole('region', { name: 'Einsendungen' }).textContent).toContain('KV-2026-0001, eingegangen');
  expect(screen.getByRole('link', { name: 'Emil Weber' }).getAttribute('href')).toBe(
    '/intranet/freigaben/KV-2026-0001/',
  );
  expect(screen.getByRole('link', { name: 'Alle 9 Einsendungen' }).getAttribute('href')).toBe(submissions.alle);
});

test('reports a search without results', () => {
  show({ arbeit: { gruppen: [] } }, '?q=gibtesnicht');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Nichts gefunden zu „gibtesnicht“');
  expect(screen.getByRole('link', { name: 'Archiv' }).getAttribute('href')).toBe('/intranet/archiv/');
});
