import { defineInhaltsart } from '../../kern/inhalt/inhaltsart.ts';
import { defineInhalt } from '../../kern/inhalt/inhaltsquelle.ts';
import { createSucheRepository } from '../../kern/suche/suche-repository.ts';
import { buildRatsinfo } from './build-ratsinfo.ts';
import { createRatsAblage } from './rats-ablage-repository.ts';
import { RATS_SUCHTYPEN } from './rats-suche-repository.ts';
import {
  gremiumDateiSchema,
  koerperschaftDateiSchema,
  type RatsinfoDateien,
  ratspersonDateiSchema,
  sitzungDateiSchema,
  vorlageDateiSchema,
} from './ratsinfo-dateien.ts';

const koerperschaftArt = defineInhaltsart({
  name: 'rats-koerperschaft',
  titel: 'Angaben zum Gemeinderat',
  ablage: { form: 'datei', datei: 'ratsinfo/koerperschaft.yaml' },
  schema: koerperschaftDateiSchema,
});

const gremiumArt = defineInhaltsart({
  name: 'rats-gremium',
  titel: 'Gremien',
  ablage: { form: 'liste', datei: 'ratsinfo/gremien.yaml' },
  schema: gremiumDateiSchema,
});

const personArt = defineInhaltsart({
  name: 'rats-person',
  titel: 'Ratsmitglieder',
  ablage: { form: 'liste', datei: 'ratsinfo/personen.yaml' },
  schema: ratspersonDateiSchema,
});

const sitzungArt = defineInhaltsart({
  name: 'rats-sitzung',
  titel: 'Sitzungen',
  ablage: { form: 'listen', ordner: 'ratsinfo/sitzungen' },
  schema: sitzungDateiSchema,
});

const vorlageArt = defineInhaltsart({
  name: 'rats-vorlage',
  titel: 'Vorlagen',
  ablage: { form: 'listen', ordner: 'ratsinfo/vorlagen' },
  schema: vorlageDateiSchema,
});

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
