const pagination = { page: 1, pages: 1 };
const pages = { art: 'seite', titel: 'Seiten', neu: '/intranet/redaktion/inhalt-seite/' };
const columns = [{ titel: 'Adresse', ordnung: 'datei' }];
const gemeinde = { art: 'gemeinde', titel: 'Angaben zur Gemeinde', neu: null };
const kinds = [
  { ...pages, gruppe: 'Seiten und Menü', anzahl: 2 },
  { ...gemeinde, gruppe: 'Verwaltung', anzahl: 1 },
];
const entry = (title: string, key: string) => ({
  titel: title,
  art: 'Seiten',
  angaben: [`/${key}/`],
  geaendert: '26.11.2026, 09:05 Uhr',
  detailURL: `/intranet/redaktion/inhalt-seite/?id=${key}`,
  wahl: `seite/${key}:0`,
  wer: key === 'wald' ? 'Rita Redaktion' : 'Otto Ohnesorg',
  ungeprueft: key === 'wald',
});

/** The list of kinds, the entries of one, mismatched ones, none, and a failed call. */
export const examples = {
  arten: { context: { inhalte: { arten: kinds, art: null, data: [], anzahl: 0, pagination } }, options: {} },
  eintraege: {
    context: {
      inhalte: {
        arten: kinds,
        art: pages,
        spalten: columns,
        data: [entry('Barrierefreiheit', 'barrierefreiheit'), entry('<b>Wald</b>', 'wald')],
        anzahl: 2,
        pagination,
      },
    },
    options: {},
  },
  unpassende: {
    context: {
      inhalte: {
        arten: kinds,
        art: pages,
        spalten: columns,
        data: [entry('<b>Wald</b>', 'wald')],
        anzahl: 1,
        unpassende: 1,
        pagination,
      },
    },
    options: {},
  },
  leer: { context: { inhalte: { arten: kinds, art: pages, data: [], anzahl: 0, pagination } }, options: {} },
  ausgefallen: { context: { inhalte: null }, options: {} },
};
