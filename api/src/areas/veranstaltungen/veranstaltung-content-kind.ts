import { addDays } from '@gm/shared/rules/berlin-time';
import { type ContentKind, defineList } from '../../core/entries/content-kind.ts';
import { describeRepetition } from '../../core/services/calendar/compute-termine.ts';
import { createCalendarRepository } from './calendar-repository.ts';
import { createEintragungRepository } from './eintragung-repository.ts';
import { VERANSTALTUNGEN } from './veranstaltung-path.ts';
import { locationFileSchema, veranstaltungFileSchema } from './veranstaltungen-files.ts';

/** Venues, referenced by events. */
export const locationKind = {
  ...defineList('veranstaltungsort', 'Veranstaltungsorte', 'veranstaltungen/orte.yaml', locationFileSchema, 'name'),
  gruppe: 'Veranstaltungen',
  einer: 'Veranstaltungsort',
} as const;

/** Replaces the duration in days by the last day, except for series. */
function nameLastDay({ tage: days, ...data }: Record<string, unknown>): Record<string, unknown> {
  if (days === undefined || data.termin) return { ...data, ...(days === undefined ? {} : { tage: days }) };
  const { datum: date } = data;
  const isSeveral = typeof date === 'string' && typeof days === 'number' && days > 1;
  return isSeveral ? { ...data, bis: addDays(date, days - 1) } : data;
}

/** Series have no date, but a rule. Drafts may have an incomplete one. */
function nameSeries(rule: unknown): string {
  const { data } = veranstaltungFileSchema.shape.termin.safeParse(rule);
  return (data && describeRepetition(data)) ?? (data ? 'jedes Jahr' : 'Serie');
}

/** Events as content entries. Editors restricted to one organiser can edit only its events. */
export const veranstaltungKind = {
  ...defineList('veranstaltung', 'Veranstaltungen', 'veranstaltungen/termine.yaml', veranstaltungFileSchema),
  textbilder: true,
  gruppe: 'Veranstaltungen',
  einer: 'Veranstaltung',
  haeufig: true,
  pfad: VERANSTALTUNGEN,
  zweig: { feld: 'eintrag', von: 'brancheneintrag' },
  spalten: ['datum', 'ort', 'veranstalter'],
  date: nameLastDay,
  showColumn: (field, { termin: rule }) => (field === 'datum' && rule ? nameSeries(rule) : null),
  findSeite: async (db, key) => (await createCalendarRepository(db).findSeite(Number(key)))?.pfad ?? null,
  findLastNumber: (db) => createEintragungRepository(db).findLastNumber(),
} as const satisfies ContentKind;
