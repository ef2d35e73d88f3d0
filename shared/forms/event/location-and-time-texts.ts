/** Labels of place, days and times of an event. */
export const LOCATION_AND_TIME_FIELDS = {
  veranstaltungsort: 'Veranstaltungsort',
  datum_von: 'Datum von',
  datum_bis: 'Datum bis',
  zeit_von: 'Uhrzeit von',
  zeit_bis: 'Uhrzeit bis',
} as const;
