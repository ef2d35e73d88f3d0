const summary = (title: string) => ({
  titel: title,
  text: 'Ein Satz dazu.',
  link: '/x/',
  linktext: 'Ansehen',
  symbol: 'uhr',
});

export const examples = {
  vier: {
    context: { titel: 'Kurz und wichtig', kurzinfos: ['Offen', 'Anrufen', 'Besuchen', 'Abfall'].map(summary) },
    options: {},
  },
  fuenf: { context: { kurzinfos: ['Eins', 'Zwei', 'Drei', 'Vier', 'Fünf'].map(summary) }, options: {} },
  luecken: {
    context: { kurzinfos: [{ text: 'ohne Titel' }, 'kein Objekt', { titel: 'Nur ein Titel', symbol: 'einhorn' }] },
    options: {},
  },
  fremd: { context: { kurzinfos: [{ titel: 'Offen', icon: 'uhr' }] }, options: {} },
  leer: { context: { titel: 'Nichts' }, options: {} },
};
