const image = { id: 'wald-12345678', breite: 1600, hoehe: 1067, farbe: '#4d5d3a', alt: 'Ein Weg im Wald' };
const medium = {
  datei: 'wald.jpg',
  bild: image,
  bildcopyright: 'Foto: Ada Beispiel',
  istFertig: true,
  href: '/intranet/redaktion/inhalt-foto/?id=wald.jpg',
};
const fresh = {
  ...medium,
  datei: 'p1010101.jpg',
  bild: { ...image, alt: '' },
  bildcopyright: '',
  istFertig: false,
  href: '/intranet/redaktion/inhalt-foto/?id=p1010101.jpg',
};
const pagination = { page: 1, pages: 1 };

/** Complete and incomplete pictures, none, and a failed call. */
export const examples = {
  bilder: { context: { medien: { data: [medium, fresh], anzahl: 2, unfertige: 1, pagination } }, options: {} },
  leer: { context: { medien: { data: [], anzahl: 0, unfertige: 0, pagination } }, options: {} },
  ausgefallen: { context: { medien: null }, options: {} },
};
