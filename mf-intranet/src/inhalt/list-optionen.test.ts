import { expect, test } from 'vitest';
import { buildFormfeld } from './build-formfeld.ts';
import { nameWert } from './change-at.ts';
import { listOptionen } from './list-optionen.ts';

const stellen = [{ id: 'bauhof', name: 'Bauhof' }, { id: 'neu' }, { name: 'Ohne Kurzname' }, null];
const kontext = {
  verweise: { gremium: [{ wert: 3, text: 'Gemeinderat' }] },
  read: (pfad?: string) => (pfad === 'stellen' ? stellen : undefined),
};
const wahl = (name: string, verweis: string | null) => ({ ...buildFormfeld(name, name, { art: 'auswahl' }), verweis });

test('gewählt wird aus dem Formular selbst, aus anderen Einträgen oder aus festen Worten', () => {
  expect(listOptionen(wahl('stelle', '#stellen'), kontext)).toEqual([
    { wert: 'bauhof', text: 'Bauhof' },
    { wert: 'neu', text: 'neu' },
  ]);
  expect(listOptionen(wahl('gremium', 'gremium'), kontext)).toEqual([{ wert: 3, text: 'Gemeinderat' }]);
  expect(listOptionen(wahl('gremium', 'unbekannt'), kontext)).toEqual([]);
});

test('zugeklappte Einträge nennen, was gewählt ist, und Tage wie im Kalender', () => {
  const felder = [
    wahl('stelle', '#stellen'),
    wahl('gremium', 'gremium'),
    buildFormfeld('am', 'Am', { art: 'zeitpunkt' }),
  ];
  const gruppe = { ...buildFormfeld('', '', { art: 'gruppe' }), felder };
  const name = (wert: object) => nameWert(wert, gruppe, (feld) => listOptionen(feld, kontext));
  expect(name({ stelle: 'bauhof', gremium: 3, am: '2026-12-24T08:00' })).toBe('Bauhof, Gemeinderat, 24.12.2026 08:00');
  expect(name({ stelle: 'weg', am: '24.12.' })).toBe('weg, 24.12.');
});
