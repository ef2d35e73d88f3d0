import { defineFile, defineList, defineLists } from '../../core/entries/content-kind.ts';
import { defineContent } from '../../core/entries/content-source.ts';
import { createEntryRepository } from '../../core/entries/entry-repository.ts';
import type { DataSource } from '../../core/platform/database/database.ts';
import { createSearchRepository } from '../../core/services/search/search-repository.ts';
import { buildRatsinfo } from './build-ratsinfo.ts';
import { dateCorporation, dateMeeting, datePaper, datePerson, nameMeeting } from './date-ratsinfo.ts';
import { createCouncilStorage } from './files/council-storage-repository.ts';
import {
  COUNCIL_LOCATION,
  corporationFileSchema,
  gremiumFileSchema,
  meetingFileSchema,
  paperFileSchema,
  type RatsinfoFiles,
  ratspersonFileSchema,
} from './ratsinfo-files.ts';
import { COUNCIL_SEARCH_TYPES } from './search/council-search-repository.ts';

const corporationKind = {
  ...defineFile('rats-koerperschaft', 'Angaben zum Gemeinderat', 'ratsinfo/koerperschaft.yaml', corporationFileSchema),
  gruppe: 'Rat',
  date: dateCorporation,
} as const;

/** Places of the council by id. */
async function listLocations(db: DataSource) {
  const [entry] = await createEntryRepository(db).listArt(corporationKind.name);
  const { data } = corporationFileSchema.safeParse(entry?.daten);
  return (data?.orte ?? []).map(({ id, beschreibung: description, raum: room, ortsteil }) => ({
    wert: id,
    text: [description, room, ortsteil].filter(Boolean).join(', '),
  }));
}
const suggestions = { [COUNCIL_LOCATION]: listLocations };

const gremiumKind = {
  ...defineList('rats-gremium', 'Gremien', 'ratsinfo/gremien.yaml', gremiumFileSchema),
  gruppe: 'Rat',
  einer: 'Gremium',
  vorschlaege: suggestions,
} as const;

const personKind = {
  ...defineList('rats-person', 'Ratsmitglieder', 'ratsinfo/personen.yaml', ratspersonFileSchema),
  gruppe: 'Rat',
  einer: 'Ratsmitglied',
  date: datePerson,
} as const;

const meetingKind = {
  ...defineLists('rats-sitzung', 'Sitzungen', 'ratsinfo/sitzungen', meetingFileSchema),
  gruppe: 'Rat',
  einer: 'Sitzung',
  date: dateMeeting,
  nameEintrag: nameMeeting,
  spalten: ['gremium', 'zaehlung'],
  vorschlaege: suggestions,
} as const;

const paperKind = {
  ...defineLists('rats-vorlage', 'Vorlagen', 'ratsinfo/vorlagen', paperFileSchema),
  gruppe: 'Rat',
  einer: 'Vorlage',
  date: datePaper,
  spalten: ['art', 'verfasser'],
} as const;

/** The council; null if the folder has none, which keeps an imported one. */
export const ratsinfoContent = defineContent({
  arten: [corporationKind, gremiumKind, personKind, meetingKind, paperKind],

  read(reader): RatsinfoFiles | null {
    const corporation = reader.find(corporationKind);
    return (
      corporation && {
        koerperschaft: corporation,
        gremien: reader.list(gremiumKind),
        personen: reader.list(personKind),
        sitzungen: reader.list(meetingKind),
        vorlagen: reader.list(paperKind),
      }
    );
  },

  build: (files, { gemeinde, tag: day }) => files && buildRatsinfo(files, gemeinde, day),

  async write(trx, lines) {
    if (lines) await createCouncilStorage(trx).replace(lines);
    const index = createSearchRepository(trx);
    for (const type of COUNCIL_SEARCH_TYPES) await index.replaceWords(type, await index.listTitel(type));
  },
});
