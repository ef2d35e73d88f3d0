import { defineFile, defineTexts } from '../../../core/entries/content-kind.ts';
import { defineContent, defineMasterData } from '../../../core/entries/content-source.ts';
import { branchenContent } from '../../branchenverzeichnis/area.ts';
import { askBeforeAssigning } from '../ask-before-assigning.ts';
import { buildFerienprogramm, buildHolidayOptions, findHolidayDay } from './build-ferienprogramm.ts';
import { exampleDaySchema, ferienveranstaltungFileSchema, holidayOptionsFileSchema } from './ferienprogramm-files.ts';
import { createFerienprogrammRepository, FERIENPROGRAMM } from './ferienprogramm-repository.ts';

export const optionsKind = {
  ...defineFile('ferienoptionen', 'Einstellungen des Ferienprogramms', 'ferienprogramm.yaml', holidayOptionsFileSchema),
  gruppe: 'Ferienprogramm',
  askBeforeRelease: askBeforeAssigning,
} as const;

export const veranstaltungKind = {
  ...defineTexts(
    'ferienveranstaltung',
    'Angebote des Ferienprogramms',
    'ferienprogramm',
    ferienveranstaltungFileSchema,
  ),
  gruppe: 'Ferienprogramm',
  date({ wochen: weeks, wochentag: weekday, ...payload }: Record<string, unknown>, today: string) {
    const { data } = exampleDaySchema.safeParse({ wochen: weeks, wochentag: weekday });
    return data ? { ...payload, datum: findHolidayDay(data, today) } : payload;
  },
  einer: 'Angebot des Ferienprogramms',
  textbilder: true,
  spalten: ['datum', 'veranstalter'],
} as const;

/** Dates, fees and deadlines of the season. Null if there is no holiday programme. */
export const holidayMasterData = defineMasterData({
  schluessel: FERIENPROGRAMM,
  arten: [optionsKind],
  read: (reader) => reader.find(optionsKind),
  build: (holidayOptions, { gemeinde, tag: day }) =>
    buildHolidayOptions({ ferienoptionen: holidayOptions, gemeinde }, day),
});

/** The events of the season. */
export const holidayContent = defineContent({
  arten: [veranstaltungKind],
  read: (reader) => reader.listNummerierte(veranstaltungKind),
  build: (ferienprogramm, { fotos: photos, tag: day, of }) =>
    buildFerienprogramm({ ferienprogramm, verzeichnis: of(branchenContent)?.brancheneintraege }, photos, day),
  write: (trx, lines) => createFerienprogrammRepository(trx).replace(lines),
});
