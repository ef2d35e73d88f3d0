/** Who may come, how many, and for how much. */
export const GRENZEN_FELDER = {
  alter_min: 'Mindestalter',
  alter_max: 'Höchstalter',
  teilnehmer_min: 'Kleinste Teilnehmerzahl',
  teilnehmer_max: 'Größte Teilnehmerzahl',
  preis: 'Preis',
  preis_geschwister: 'Preis für Geschwister',
} as const;
