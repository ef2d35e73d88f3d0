const termin = {
  id: 7,
  titel: 'Adventskonzert',
  datum_von: '2026-12-06T17:00',
  datum_bis: '2026-12-06T18:30',
  rubriken: [],
  veranstaltungsort: 'Kelter',
  ortsteil: 'Schwann',
  detailURL: '/veranstaltungen/adventskonzert-id_7/',
};

export const examples = {
  termine: { context: { termine: { data: [termin], anzahl: 1 } }, options: {} },
  ganztags: {
    context: {
      termine: {
        data: [{ ...termin, datum_von: '2026-12-12', datum_bis: '2026-12-13', veranstaltungsort: null }],
        anzahl: 1,
      },
    },
    options: {},
  },
  keine: { context: { termine: { data: [], anzahl: 0 } }, options: {} },
  ausgefallen: { context: { termine: { data: [] } }, options: {} },
};
