const eilmeldung = {
  titel: 'Stromausfall in <b>Schwann</b>',
  text: 'Bitte halten Sie Ihr Telefon für Notrufe frei.',
  link: '/feuerwehr/',
};
const bild = { id: 'mast-1', breite: 960, hoehe: 640, farbe: '#778899', alt: 'Ein umgestürzter Mast' };

/** Words alone, and with a picture. */
export const beispiele = {
  worte: { context: { eilmeldung }, options: {} },
  bild: {
    context: { eilmeldung: { ...eilmeldung, bild, bildtext: 'Ein umgestürzter Mast', bildcopyright: 'Feuerwehr' } },
    options: {},
  },
};
