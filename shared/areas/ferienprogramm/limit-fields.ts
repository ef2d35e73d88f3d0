/** Limits of an event: age, participants, price. */
export const LIMITS_FIELDS = {
  alter_min: 'Mindestalter',
  alter_max: 'Höchstalter',
  teilnehmer_min: 'Kleinste Teilnehmerzahl',
  teilnehmer_max: 'Größte Teilnehmerzahl',
  preis: 'Preis',
  preis_geschwister: 'Preis für Geschwister',
} as const;
