const page = {
  titel: 'Barfußpark',
  pfad: '/barfusspark/',
  tiefe: 0,
  unterseiten: 2,
  stand: '',
  imMenue: true,
  bearbeiten: '/intranet/redaktion/inhalt-seite/?id=barfusspark%2Findex',
  einrichten: '/intranet/redaktion/seiten/einrichten/?id=seite%2Fbarfusspark%2Findex%3A0',
  darunter: '/intranet/redaktion/seiten/neu/?ort=%2Fbarfusspark%2F',
};
const whole = {
  data: [
    page,
    {
      ...page,
      titel: 'Anfahrt <b>mit dem Bus</b>',
      pfad: '/barfusspark/anfahrt/',
      tiefe: 1,
      unterseiten: 0,
      imMenue: false,
      stand: 'mit Änderungen, die noch nicht freigegeben sind',
      bearbeiten: '/intranet/redaktion/inhalt-seite/?id=barfusspark%2Fanfahrt',
      einrichten: null,
    },
    {
      ...page,
      titel: 'Rodelbahn',
      pfad: '/barfusspark/rodelbahn/',
      tiefe: 1,
      unterseiten: 0,
      imMenue: false,
      stand: 'Entwurf · geändert vor 2 Min.',
      bearbeiten: '/intranet/redaktion/IN-2026-0001/',
      darunter: null,
    },
    {
      ...page,
      titel: 'Schulen',
      pfad: '/schule/',
      unterseiten: 12,
      bearbeiten: '/intranet/redaktion/inhalt-seite/?id=schule%2Findex',
    },
  ],
  anzahl: 4,
  istMehr: false,
  zweig: null,
  menue: '/intranet/redaktion/inhalt-menu/?id=hauptmenue',
};

/** A tree whose last branch is not in the answer, one branch, an empty tree, and a failed call. */
export const examples = {
  baum: { context: { seiten: whole }, options: {} },
  zweig: {
    context: {
      seiten: { ...whole, istMehr: true, menue: null, zweig: { titel: 'Barfußpark', pfad: '/barfusspark/' } },
    },
    options: {},
  },
  leer: { context: { seiten: { ...whole, data: [], anzahl: 0 } }, options: {} },
  ausgefallen: { context: { seiten: null }, options: {} },
};
