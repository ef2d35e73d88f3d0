import type { Datenquelle } from '../../kern/daten/database.ts';
import { createEintragRepository } from '../../kern/inhalt/eintrag-repository.ts';
import { defineDatei, defineListe, defineListen } from '../../kern/inhalt/inhaltsart.ts';
import { defineInhalt } from '../../kern/inhalt/inhaltsquelle.ts';
import { createSucheRepository } from '../../kern/suche/suche-repository.ts';
import { buildRatsinfo } from './build-ratsinfo.ts';
import { dateKoerperschaft, datePerson, dateSitzung, dateVorlage, nameSitzung } from './date-ratsinfo.ts';
import { createRatsAblage } from './rats-ablage-repository.ts';
import { RATS_SUCHTYPEN } from './rats-suche-repository.ts';
import {
  gremiumDateiSchema,
  koerperschaftDateiSchema,
  RATSORT,
  type RatsinfoDateien,
  ratspersonDateiSchema,
  sitzungDateiSchema,
  vorlageDateiSchema,
} from './ratsinfo-dateien.ts';

const koerperschaftArt = {
  ...defineDatei(
    'rats-koerperschaft',
    'Angaben zum Gemeinderat',
    'ratsinfo/koerperschaft.yaml',
    koerperschaftDateiSchema,
  ),
  date: dateKoerperschaft,
};

/** Places of the council by their numbers. */
async function listOrte(db: Datenquelle) {
  const [eintrag] = await createEintragRepository(db).listArt(koerperschaftArt.name);
  const { data } = koerperschaftDateiSchema.safeParse(eintrag?.daten);
  return (data?.orte ?? []).map(({ id, beschreibung, raum, ortsteil }) => ({
    wert: id,
    text: [beschreibung, raum, ortsteil].filter(Boolean).join(', '),
  }));
}
const vorschlaege = { [RATSORT]: listOrte };

const gremiumArt = {
  ...defineListe('rats-gremium', 'Gremien', 'ratsinfo/gremien.yaml', gremiumDateiSchema),
  einer: 'Gremium',
  vorschlaege,
};

const personArt = {
  ...defineListe('rats-person', 'Ratsmitglieder', 'ratsinfo/personen.yaml', ratspersonDateiSchema),
  einer: 'Ratsmitglied',
  date: datePerson,
};

const sitzungArt = {
  ...defineListen('rats-sitzung', 'Sitzungen', 'ratsinfo/sitzungen', sitzungDateiSchema),
  einer: 'Sitzung',
  date: dateSitzung,
  nameEintrag: nameSitzung,
  spalten: ['gremium', 'zaehlung'],
  vorschlaege,
};

const vorlageArt = {
  ...defineListen('rats-vorlage', 'Vorlagen', 'ratsinfo/vorlagen', vorlageDateiSchema),
  einer: 'Vorlage',
  date: dateVorlage,
  spalten: ['art', 'verfasser'],
};

/** The council; null where the folder has none, which leaves an imported one alone. */
export const ratsinfoInhalt = defineInhalt({
  arten: [koerperschaftArt, gremiumArt, personArt, sitzungArt, vorlageArt],

  read(leser): RatsinfoDateien | null {
    const koerperschaft = leser.find(koerperschaftArt);
    return (
      koerperschaft && {
        koerperschaft,
        gremien: leser.list(gremiumArt),
        personen: leser.list(personArt),
        sitzungen: leser.list(sitzungArt),
        vorlagen: leser.list(vorlageArt),
      }
    );
  },

  build: (dateien, { gemeinde, tag }) => dateien && buildRatsinfo(dateien, gemeinde, tag),

  async write(trx, zeilen) {
    if (zeilen) await createRatsAblage(trx).replace(zeilen);
    const index = createSucheRepository(trx);
    for (const typ of RATS_SUCHTYPEN) await index.replaceWords(typ, await index.listTitel(typ));
  },
});
