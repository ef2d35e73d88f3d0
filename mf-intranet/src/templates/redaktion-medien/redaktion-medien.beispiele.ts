const bild = { id: 'wald-12345678', breite: 1600, hoehe: 1067, farbe: '#4d5d3a', alt: 'Ein Weg im Wald' };
const medium = {
  datei: 'wald.jpg',
  bild,
  bildcopyright: 'Foto: Ada Beispiel',
  istFertig: true,
  href: '/intranet/redaktion/inhalt-foto/?id=wald.jpg',
};
const neu = {
  ...medium,
  datei: 'p1010101.jpg',
  bild: { ...bild, alt: '' },
  bildcopyright: '',
  istFertig: false,
  href: '/intranet/redaktion/inhalt-foto/?id=p1010101.jpg',
};
const pagination = { page: 1, pages: 1 };

/** Pictures that can be used and one that cannot, none, and a library that cannot be read. */
export const beispiele = {
  bilder: { context: { medien: { data: [medium, neu], anzahl: 2, unfertige: 1, pagination } }, options: {} },
  leer: { context: { medien: { data: [], anzahl: 0, unfertige: 0, pagination } }, options: {} },
  ausgefallen: { context: { medien: null }, options: {} },
};
