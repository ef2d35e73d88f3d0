const options = { name: 'Service-Land', url: 'https://serviceportal.example/' };

export const examples = {
  portal: {
    context: {
      titel: 'Leistungen des Landes',
      text: '<p>Mit Ihrem Servicekonto.</p>',
      leistungen: [
        { titel: 'Führungszeugnis', pfad: 'fuehrungszeugnis', hinweis: '13 Euro' },
        { titel: 'Wohnsitz ummelden', pfad: '/wohnsitz' },
      ],
    },
    options,
  },
  luecken: { context: { leistungen: [null, { titel: 'Ohne Pfad' }] }, options },
  nichtEingerichtet: { context: { titel: 'Leistungen' }, options: {} },
};
