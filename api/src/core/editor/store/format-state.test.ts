import { expect, it } from 'vitest';
import { formatState } from './format-state.ts';

const now = new Date('2026-03-09T12:00:00Z');
const at = (time: string) => new Date(`2026-03-${time}:00Z`);
const line = { status: 'Entwurf' as const, version: 2, freigegeben: null, ab: null, vorgelegt_am: null };

it.each([
  [{ am: at('09T11:59') }, 'Entwurf · geändert vor 1 Min.'],
  [{ am: at('09T12:00') }, 'Entwurf · geändert gerade eben'],
  [{ am: at('09T09:10') }, 'Entwurf · geändert vor 2 Std.'],
  [{ am: at('08T23:30') }, 'Entwurf · geändert vor 12 Std.'],
  [{ am: at('08T12:00') }, 'Entwurf · geändert am 08.03.2026'],
  [{ status: 'veröffentlicht', freigegeben: 2, am: at('08T12:00') }, 'Veröffentlicht'],
  [
    { status: 'veröffentlicht', freigegeben: 1, am: at('09T11:30') },
    'Veröffentlicht · geändert vor 30 Min., noch nicht freigegeben',
  ],
  [{ status: 'geplant', freigegeben: 2, ab: at('10T07:00'), am: at('09T11:30') }, 'Ab morgen 08:00'],
  [{ status: 'geplant', freigegeben: 2, ab: at('09T22:30'), am: at('09T11:30') }, 'Ab heute 23:30'],
  [{ status: 'geplant', freigegeben: 2, ab: at('20T07:00'), am: at('09T11:30') }, 'Ab 20.03.2026 08:00'],
  [{ vorgelegt_am: at('09T11:58'), am: at('09T11:58') }, 'Wartet auf Freigabe · vorgelegt vor 2 Min.'],
  [{ status: 'zurückgezogen', am: at('01T11:58') }, 'Zurückgezogen · geändert am 01.03.2026'],
] as const)('%j', (fields, state) => {
  expect(formatState({ ...line, ...fields }, now)).toBe(state);
});
