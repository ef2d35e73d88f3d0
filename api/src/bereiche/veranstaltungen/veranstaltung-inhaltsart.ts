import { addTage } from '@gm/shared/regeln/berliner-zeit';
import { defineListe, type Inhaltsart } from '../../kern/inhalt/inhaltsart.ts';
import { createEintragungRepository } from './eintragung-repository.ts';
import { createKalenderRepository } from './kalender-repository.ts';
import { VERANSTALTUNGEN } from './veranstaltung-pfad.ts';
import { ortDateiSchema, veranstaltungDateiSchema } from './veranstaltungen-dateien.ts';

/** Venues; events name them. */
export const ortArt = {
  ...defineListe('veranstaltungsort', 'Veranstaltungsorte', 'veranstaltungen/orte.yaml', ortDateiSchema, 'name'),
  einer: 'Veranstaltungsort',
};

/** The last day in the place of how many days it lasts, where it is no series. */
function nameLetztenTag({ tage, ...daten }: Record<string, unknown>): Record<string, unknown> {
  if (tage === undefined || daten.termin) return { ...daten, ...(tage === undefined ? {} : { tage }) };
  const { datum } = daten;
  const isMehrere = typeof datum === 'string' && typeof tage === 'number' && tage > 1;
  return isMehrere ? { ...daten, bis: addTage(datum, tage - 1) } : daten;
}

/** Events as entries of the content. Who may write for one organiser alone writes on the events of that. */
export const veranstaltungArt = {
  ...defineListe('veranstaltung', 'Veranstaltungen', 'veranstaltungen/termine.yaml', veranstaltungDateiSchema),
  einer: 'Veranstaltung',
  haeufig: true,
  pfad: VERANSTALTUNGEN,
  zweig: { feld: 'eintrag', von: 'brancheneintrag' },
  spalten: ['datum', 'ort', 'veranstalter'],
  date: nameLetztenTag,
  findSeite: async (db, schluessel) => (await createKalenderRepository(db).findSeite(Number(schluessel)))?.pfad ?? null,
  findLastNumber: (db) => createEintragungRepository(db).findLastNumber(),
} as const satisfies Inhaltsart;
