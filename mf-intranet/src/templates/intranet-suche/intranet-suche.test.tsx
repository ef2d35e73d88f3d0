import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { intranetSuche } from './intranet-suche.context.ts';
import IntranetSuche from './intranet-suche.tsx';

const show = (context: object, suche: string) =>
  renderBeispiel(IntranetSuche, intranetSuche, { context, options: {} }, { pfad: '/intranet/suche/', suche });

const einsendungen = {
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

test('zeigt, was das Konto sehen darf, mit dem Weg zur ganzen Liste', () => {
  show({ arbeit: { gruppen: [einsendungen] } }, '?q=weber');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('9 Treffer zu „weber“');
  expect(screen.getByRole('region', { name: 'Einsendungen' }).textContent).toContain('KV-2026-0001, eingegangen');
  expect(screen.getByRole('link', { name: 'Emil Weber' }).getAttribute('href')).toBe(
    '/intranet/freigaben/KV-2026-0001/',
  );
  expect(screen.getByRole('link', { name: 'Alle 9 Einsendungen' }).getAttribute('href')).toBe(einsendungen.alle);
});

test('sagt, wenn es nirgends etwas gibt', () => {
  show({ arbeit: { gruppen: [] } }, '?q=gibtesnicht');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Nichts gefunden zu „gibtesnicht“');
  expect(screen.getByRole('link', { name: 'Archiv' }).getAttribute('href')).toBe('/intranet/archiv/');
});
