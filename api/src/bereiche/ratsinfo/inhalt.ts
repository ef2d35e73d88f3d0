import { z } from 'zod';
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

/** The council; null where the folder has none, which leaves an imported one alone. */
export const ratsinfoInhalt = defineInhalt({
  read(leser): RatsinfoDateien | null {
    const koerperschaft = leser.readOptional('ratsinfo/koerperschaft.yaml', koerperschaftDateiSchema, null);
    return (
      koerperschaft && {
        koerperschaft,
        gremien: leser.readOptional('ratsinfo/gremien.yaml', z.array(gremiumDateiSchema), []),
        personen: leser.readOptional('ratsinfo/personen.yaml', z.array(ratspersonDateiSchema), []),
        sitzungen: leser.readListe('ratsinfo/sitzungen', sitzungDateiSchema),
        vorlagen: leser.readListe('ratsinfo/vorlagen', vorlageDateiSchema),
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
