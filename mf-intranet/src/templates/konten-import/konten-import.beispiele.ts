const zeile = (nummer: number, felder: object = {}) => ({
  zeile: nummer,
  art: 'intern',
  vorname: 'Ina',
  nachname: `Muster ${nummer}`,
  email: `ina${nummer}@rathaus.example`,
  rollen: '',
  stand: 'neu',
  fehler: [],
  ...felder,
});
const UUID = '0b9f3c1e-3d55-4a0e-8f0a-0d5f5a7c2f11';
const vorhanden = zeile(3, { stand: 'vorhanden', rollen: 'redaktion' });
const meldung = 'Bitte geben Sie den Nachnamen an.';

/** Nothing chosen yet, a list that can be carried out, and one with a mistake. */
export const beispiele = {
  leer: { context: { liste: null }, options: {} },
  richtig: { context: { liste: { uuid: UUID, zeilen: [zeile(2), vorhanden] } }, options: {} },
  fehlerhaft: {
    context: {
      liste: { uuid: UUID, zeilen: [zeile(2), zeile(3, { nachname: '', stand: 'fehler', fehler: [meldung] })] },
    },
    options: {},
  },
};
