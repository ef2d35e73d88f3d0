export const examples = {
  vollstaendig: {
    context: {
      titel: 'Fünf Ortsteile, eine Gemeinde',
      einleitung: 'Zwischen Wald und Streuobstwiesen leben hier 10.800 Menschen.',
      link: '/gemeinde/',
      linktext: 'Musterhardt kennenlernen',
    },
    options: {},
  },
  nurTitel: { context: { titel: 'Willkommen' }, options: {} },
  ohneLinktext: { context: { titel: 'Abfalltermine', link: '/abfalltermine/' }, options: {} },
  leer: { context: { titel: null, einleitung: 12 }, options: {} },
};
