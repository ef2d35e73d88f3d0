import { expect, it } from 'vitest';
import {
  determineTrafficLight,
  findNextStatus,
  listSteps,
  STEPS,
  type Step,
  SUBMISSION_STATUS,
  type SubmissionStatus,
} from './release.ts';

const TRANSITIONS: [SubmissionStatus, Partial<Record<Step, SubmissionStatus>>][] = [
  [
    'eingegangen',
    {
      uebernehmen: 'in Prüfung',
      zuweisen: 'in Prüfung',
      weiterleiten: 'in Prüfung',
      korrigieren: 'eingegangen',
      notiz: 'eingegangen',
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
      notiz: 'in Prüfung',
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
      notiz: 'Rückfrage',
      rueckfrage: 'Rückfrage',
      freigeben: 'freigegeben',
      ablehnen: 'abgelehnt',
      antwort: 'in Prüfung',
    },
  ],
  ['freigegeben', { notiz: 'freigegeben', oeffnen: 'in Prüfung' }],
  ['abgelehnt', { notiz: 'abgelehnt', oeffnen: 'in Prüfung' }],
  ['zurückgezogen', {}],
];

it.each(TRANSITIONS)('from %s', (status, expected) => {
  const steps = [...STEPS, 'antwort'] as const;
  for (const step of steps) expect(findNextStatus(status, step)).toBe(expected[step] ?? null);
  expect([...listSteps(status)].sort()).toEqual(
    Object.keys(expected)
      .filter((step) => step !== 'antwort')
      .sort(),
  );
});

it('knows every status', () => {
  expect(TRANSITIONS.map(([status]) => status)).toEqual([...SUBMISSION_STATUS]);
});

it.each([
  ['2026-03-10', 'gut'],
  ['2026-03-09', 'bald'],
  ['2026-03-08', 'ueberfaellig'],
] as const)('an entry due on %s is %s on the 9th', (due, trafficLight) => {
  expect(determineTrafficLight('in Prüfung', due, '2026-03-09')).toBe(trafficLight);
  expect(determineTrafficLight('abgelehnt', due, '2026-03-09')).toBe('gut');
});
