import { listZeitenstellen, ZEITENSTELLE } from '../../core/content/zeitenstellen.ts';
import { defineList, defineLists } from '../../core/entries/content-kind.ts';
import { defineContent } from '../../core/entries/content-source.ts';
import { buildWegweiser } from './build-wegweiser.ts';
import { lebenslageFileSchema, leistungFileSchema, staffFileSchema, unitFileSchema } from './wegweiser-files.ts';
import { FACHBEREICHE, STAFF } from './wegweiser-path.ts';
import { createWegweiserRepository } from './wegweiser-repository.ts';

const unitKind = {
  ...defineList('organisationseinheit', 'Ämter und Öffnungszeiten', 'wegweiser/einheiten.yaml', unitFileSchema),
  gruppe: 'Verwaltung',
  einer: 'Amt',
  pfad: FACHBEREICHE,
  vorschlaege: { [ZEITENSTELLE]: listZeitenstellen },
  spalten: ['art', 'ueber'],
} as const;

const staffKind = {
  ...defineList('mitarbeiter', 'Mitarbeitende', 'wegweiser/mitarbeiter.yaml', staffFileSchema),
  gruppe: 'Verwaltung',
  einer: 'Mitarbeiterin oder Mitarbeiter',
  pfad: STAFF,
  spalten: ['funktion', 'einheit'],
} as const;

const lebenslageKind = {
  ...defineList('lebenslage', 'Lebenslagen', 'wegweiser/lebenslagen.yaml', lebenslageFileSchema),
  gruppe: 'Verwaltung',
  einer: 'Lebenslage',
} as const;

const leistungKind = {
  ...defineLists('leistung', 'Dienstleistungen', 'wegweiser/leistungen', leistungFileSchema, 'titel'),
  gruppe: 'Verwaltung',
  einer: 'Dienstleistung',
  spalten: ['einheit', 'lebenslagen'],
} as const;

/** Services, units and staff. */
export const wegweiserContent = defineContent({
  arten: [unitKind, staffKind, lebenslageKind, leistungKind],
  read: (reader) => ({
    einheiten: reader.list(unitKind),
    mitarbeiter: reader.list(staffKind),
    lebenslagen: reader.list(lebenslageKind),
    leistungen: reader.list(leistungKind),
  }),
  build: (files, { gemeinde }) => buildWegweiser({ ...files, gemeinde }),
  write: (trx, lines) => createWegweiserRepository(trx).replace(lines),
});
