import { expect, it } from 'vitest';
import {
  determineAmpel,
  EINSENDUNGSSTATUS,
  type Einsendungsstatus,
  findNextStatus,
  listSchritte,
  SCHRITTE,
  type Schritt,
} from './freigabe.ts';

const UEBERGAENGE: [Einsendungsstatus, Partial<Record<Schritt, Einsendungsstatus>>][] = [
  [
    'eingegangen',
    {
      uebernehmen: 'in Prüfung',
      zuweisen: 'in Prüfung',
      weiterleiten: 'in Prüfung',
      korrigieren: 'eingegangen',
      rueckfrage: 'Rückfrage',
      freigeben: 'freigegeben',
      ablehnen: 'abgelehnt',
    },
  ],
  [
    'in Prüfung',
    {
      uebernehmen: 'in Prüfung',
      zuweisen: 'in Prüfung',
      weiterleiten: 'in Prüfung',
      korrigieren: 'in Prüfung',
      rueckfrage: 'Rückfrage',
      freigeben: 'freigegeben',
      ablehnen: 'abgelehnt',
    },
  ],
  [
    'Rückfrage',
    {
      uebernehmen: 'Rückfrage',
      zuweisen: 'Rückfrage',
      weiterleiten: 'Rückfrage',
      korrigieren: 'Rückfrage',
      rueckfrage: 'Rückfrage',
      freigeben: 'freigegeben',
      ablehnen: 'abgelehnt',
      antwort: 'in Prüfung',
    },
  ],
  ['freigegeben', { oeffnen: 'in Prüfung' }],
  ['abgelehnt', { oeffnen: 'in Prüfung' }],
  ['zurückgezogen', {}],
];

it.each(UEBERGAENGE)('from %s', (status, erwartet) => {
  const schritte = [...SCHRITTE, 'antwort'] as const;
  for (const schritt of schritte) expect(findNextStatus(status, schritt)).toBe(erwartet[schritt] ?? null);
  expect([...listSchritte(status)].sort()).toEqual(
    Object.keys(erwartet)
      .filter((schritt) => schritt !== 'antwort')
      .sort(),
  );
});

it('knows every status', () => {
  expect(UEBERGAENGE.map(([status]) => status)).toEqual([...EINSENDUNGSSTATUS]);
});

it.each([
  ['2026-03-10', 'gut'],
  ['2026-03-09', 'bald'],
  ['2026-03-08', 'ueberfaellig'],
] as const)('what is due on %s is %s on the 9th', (faellig, ampel) => {
  expect(determineAmpel('in Prüfung', faellig, '2026-03-09')).toBe(ampel);
  expect(determineAmpel('abgelehnt', faellig, '2026-03-09')).toBe('gut');
});
