const nachricht = {
  titel: 'Nachricht',
  daten: ['Ihr Name', 'Ihre E-Mail-Adresse', 'Ihre Nachricht'],
  zweck: 'Wir bearbeiten Ihr Anliegen und antworten Ihnen.',
  dauer: 'Höchstens 2 Jahre nach dem Absenden.',
};

export const beispiele = {
  vollstaendig: {
    context: { verarbeitungen: { data: [nachricht, { ...nachricht, titel: 'Hallenanmietung' }] } },
    options: {},
  },
  luecken: { context: { verarbeitungen: { data: [null, { titel: '' }, nachricht] } }, options: {} },
  leer: { context: {}, options: {} },
};
