const notice = {
  id: 4,
  titel: 'Bebauungsplan „Ortsmitte Schwann“: Auslegung',
  rubrik: { typ: 'bauleitplanung', titel: 'Bauleitplanung' },
  einleitung: 'Der Entwurf liegt aus.',
  datum_von: '2026-11-20',
  datum_bis: '2026-12-20',
  detailURL: '/bekanntmachungen/bebauungsplan-id_4/',
};

export const examples = {
  bekanntmachungen: { context: { bekanntmachungen: { data: [notice], anzahl: 1 } }, options: {} },
  keine: { context: { bekanntmachungen: { data: [], anzahl: 0 } }, options: {} },
  ausgefallen: { context: { bekanntmachungen: { data: [] } }, options: {} },
};
