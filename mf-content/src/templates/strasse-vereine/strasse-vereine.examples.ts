const club = {
  id: 3,
  titel: 'Gesangverein Eintracht Schwann',
  typ: 'vereine',
  rubrik: 'Musik und Gesang',
  einleitung: '',
  adresse: { strasse: 'Hauptstraße 3', plz: '75334', ort: 'Musterhardt-Schwann' },
  detailURL: '/branchenverzeichnis/gesangverein-id_3/',
};

export const examples = {
  vereine: { context: { vereine: { data: [club], anzahl: 1 } }, options: {} },
  keine: { context: { vereine: { data: [], anzahl: 0 } }, options: {} },
  ausgefallen: { context: { vereine: { data: [] } }, options: {} },
};
