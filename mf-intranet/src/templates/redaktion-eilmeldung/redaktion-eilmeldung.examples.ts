const eilmeldung = {
  titel: 'Stromausfall in <b>Schwann</b>',
  text: 'Bitte halten Sie Ihr Telefon für Notrufe frei.',
  link: '/feuerwehr/',
};
const image = { id: 'mast-1', breite: 960, hoehe: 640, farbe: '#778899', alt: 'Ein umgestürzter Mast' };

/** Text only, and with a picture. */
export const examples = {
  worte: { context: { eilmeldung }, options: {} },
  bild: {
    context: {
      eilmeldung: { ...eilmeldung, bild: image, bildtext: 'Ein umgestürzter Mast', bildcopyright: 'Feuerwehr' },
    },
    options: {},
  },
};
