import { defineDatei, defineTexte } from '../../kern/inhalt/inhaltsart.ts';
import { defineInhalt, defineStammdaten } from '../../kern/inhalt/inhaltsquelle.ts';
import { branchenInhalt } from '../branchenverzeichnis/bereich.ts';
import { buildFerienoptionen, buildFerienprogramm, findFerientag } from './build-ferienprogramm.ts';
import {
  beispieltagSchema,
  ferienoptionenDateiSchema,
  ferienveranstaltungDateiSchema,
} from './ferienprogramm-dateien.ts';
import { createFerienprogrammRepository, FERIENPROGRAMM } from './ferienprogramm-repository.ts';

const optionenArt = defineDatei(
  'ferienoptionen',
  'Einstellungen des Ferienprogramms',
  'ferienprogramm.yaml',
  ferienoptionenDateiSchema,
);

const veranstaltungArt = {
  ...defineTexte(
    'ferienveranstaltung',
    'Angebote des Ferienprogramms',
    'ferienprogramm',
    ferienveranstaltungDateiSchema,
  ),
  date({ wochen, wochentag, ...daten }: Record<string, unknown>, heute: string) {
    const { data } = beispieltagSchema.safeParse({ wochen, wochentag, tage: daten.tage });
    return data ? { ...daten, datum: findFerientag(data, heute) } : daten;
  },
  einer: 'Angebot des Ferienprogramms',
  spalten: ['datum', 'veranstalter'],
};

/** The season: its days, fees and deadlines. Null where there is no holiday programme. */
export const ferienStammdaten = defineStammdaten({
  schluessel: FERIENPROGRAMM,
  arten: [optionenArt],
  read: (leser) => leser.find(optionenArt),
  build: (ferienoptionen, { gemeinde, tag }) => buildFerienoptionen({ ferienoptionen, gemeinde }, tag),
});

/** The events of the season. */
export const ferienInhalt = defineInhalt({
  arten: [veranstaltungArt],
  read: (leser) => leser.listNummerierte(veranstaltungArt),
  build: (ferienprogramm, { fotos, tag, of }) =>
    buildFerienprogramm({ ferienprogramm, verzeichnis: of(branchenInhalt)?.brancheneintraege }, fotos, tag),
  write: (trx, zeilen) => createFerienprogrammRepository(trx).replace(zeilen),
});
