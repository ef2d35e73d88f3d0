const line = (num: number, fields: object = {}) => ({
  zeile: num,
  art: 'intern',
  vorname: 'Ina',
  nachname: `Muster ${num}`,
  email: `ina${num}@rathaus.example`,
  rollen: '',
  stand: 'neu',
  fehler: [],
  ...fields,
});
const UUID = '0b9f3c1e-3d55-4a0e-8f0a-0d5f5a7c2f11';
const existing = line(3, { stand: 'vorhanden', rollen: 'redaktion' });
const message = 'Bitte geben Sie den Nachnamen an.';

/** Nothing selected, a valid list, and one with an error. */
export const examples = {
  leer: { context: { liste: null }, options: {} },
  richtig: { context: { liste: { uuid: UUID, zeilen: [line(2), existing] } }, options: {} },
  fehlerhaft: {
    context: {
      liste: { uuid: UUID, zeilen: [line(2), line(3, { nachname: '', stand: 'fehler', fehler: [message] })] },
    },
    options: {},
  },
};
