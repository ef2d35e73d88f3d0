import { defineInhalt, defineStammdaten } from '../../kern/inhalt/inhaltsquelle.ts';
import { branchenInhalt } from '../branchenverzeichnis/bereich.ts';
import { buildFerienoptionen, buildFerienprogramm } from './build-ferienprogramm.ts';
import { ferienoptionenDateiSchema, ferienveranstaltungDateiSchema } from './ferienprogramm-dateien.ts';
import { createFerienprogrammRepository, FERIENPROGRAMM } from './ferienprogramm-repository.ts';

/** The season: its days, fees and deadlines. Null where there is no holiday programme. */
export const ferienStammdaten = defineStammdaten({
  schluessel: FERIENPROGRAMM,
  read: (leser) => leser.readOptional('ferienprogramm.yaml', ferienoptionenDateiSchema, null),
  build: (ferienoptionen, { gemeinde, tag }) => buildFerienoptionen({ ferienoptionen, gemeinde }, tag),
});

/** The events of the season. */
export const ferienInhalt = defineInhalt({
  read: (leser) => leser.readTexte('ferienprogramm', ferienveranstaltungDateiSchema),
  build: (ferienprogramm, { fotos, tag, of }) =>
    buildFerienprogramm({ ferienprogramm, verzeichnis: of(branchenInhalt)?.brancheneintraege }, fotos, tag),
  write: (trx, zeilen) => createFerienprogrammRepository(trx).replace(zeilen),
});
