const pagination = { page: 1, pages: 1 };
const seiten = { art: 'seite', titel: 'Seiten', neu: '/intranet/redaktion/inhalt-seite/' };
const spalten = [{ titel: 'Adresse', ordnung: 'datei' }];
const gemeinde = { art: 'gemeinde', titel: 'Angaben zur Gemeinde', neu: null };
const arten = [
  { ...seiten, anzahl: 2 },
  { ...gemeinde, anzahl: 1 },
];
const eintrag = (titel: string, schluessel: string) => ({
  titel,
  art: 'Seiten',
  angaben: [`/${schluessel}/`],
  geaendert: '26.11.2026, 09:05 Uhr',
  detailURL: `/intranet/redaktion/inhalt-seite/?id=${schluessel}`,
  wahl: `seite/${schluessel}:0`,
  ungeprueft: schluessel === 'wald',
});

/** What kinds there are, the entries of one, those that templates have left behind, none, and a list that cannot be read. */
export const beispiele = {
  arten: { context: { inhalte: { arten, art: null, data: [], anzahl: 0, pagination } }, options: {} },
  eintraege: {
    context: {
      inhalte: {
        arten,
        art: seiten,
        spalten,
        data: [eintrag('Barrierefreiheit', 'barrierefreiheit'), eintrag('<b>Wald</b>', 'wald')],
        anzahl: 2,
        pagination,
      },
    },
    options: {},
  },
  unpassende: {
    context: {
      inhalte: {
        arten,
        art: seiten,
        spalten,
        data: [eintrag('<b>Wald</b>', 'wald')],
        anzahl: 1,
        unpassende: 1,
        pagination,
      },
    },
    options: {},
  },
  leer: { context: { inhalte: { arten, art: seiten, data: [], anzahl: 0, pagination } }, options: {} },
  ausgefallen: { context: { inhalte: null }, options: {} },
};
