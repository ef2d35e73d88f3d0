import { GRENZEN_FELDER } from './grenzen-felder.ts';

/** Labels in the order of the page. */
export const FERIENENTWURF_FELDER = {
  titel: 'Titel der Veranstaltung',
  einleitung: 'Kurzbeschreibung',
  text: 'Beschreibung',
  datum_von: 'Erster Tag',
  datum_bis: 'Letzter Tag',
  zeit_von: 'Beginn',
  zeit_bis: 'Ende',
  taeglich: 'Jeden Tag zu diesen Zeiten',
  veranstalter: 'Veranstalter',
  veranstaltungsort: 'Veranstaltungsort',
  ...GRENZEN_FELDER,
  mitbringen: 'Bitte mitbringen',
  bildtext: 'Bildtext',
} as const;
