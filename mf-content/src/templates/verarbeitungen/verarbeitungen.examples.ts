const message = {
  titel: 'Nachricht',
  daten: ['Ihr Name', 'Ihre E-Mail-Adresse', 'Ihre Nachricht'],
  zweck: 'Wir bearbeiten Ihr Anliegen und antworten Ihnen.',
  dauer: 'Höchstens 2 Jahre nach dem Absenden.',
};

export const examples = {
  vollstaendig: {
    context: { verarbeitungen: { data: [message, { ...message, titel: 'Hallenanmietung' }] } },
    options: {},
  },
  luecken: { context: { verarbeitungen: { data: [null, { titel: '' }, message] } }, options: {} },
  leer: { context: {}, options: {} },
};
