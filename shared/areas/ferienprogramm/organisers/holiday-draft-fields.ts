import { LIMITS_FIELDS } from '../limit-fields.ts';

/** Labels in the order of the page. */
export const HOLIDAY_DRAFT_FIELDS = {
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
  ...LIMITS_FIELDS,
  mitbringen: 'Bitte mitbringen',
  bildtext: 'Bildtext',
} as const;
