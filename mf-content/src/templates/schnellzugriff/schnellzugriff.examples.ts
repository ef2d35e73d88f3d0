const task = (titel: string) => ({ titel, link: `/${titel.toLowerCase()}/`, symbol: 'abfall' });

export const examples = {
  sechs: {
    context: {
      frage: 'Was möchten Sie erledigen?',
      aufgaben: ['Abfall', 'Ausweis', 'Kita', 'Rat', 'Mangel', 'Termin', 'Siebtes'].map(task),
    },
    options: {},
  },
  luecken: {
    context: { aufgaben: [{ titel: 'Ohne Link' }, null, { titel: 'Rat', link: '/rat/', symbol: 'einhorn' }] },
    options: {},
  },
  leer: { context: {}, options: {} },
};
