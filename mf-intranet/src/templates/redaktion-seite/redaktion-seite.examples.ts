const options = { aktion: '/api/intranet/redaktion/seite' };
const fresh = {
  wahl: '',
  titel: '',
  pfad: '',
  unter: '/barfusspark/',
  kurz: '',
  seiten: [
    { wert: '/', text: 'Oberste Ebene' },
    { wert: '/barfusspark/', text: 'Barfußpark' },
    { wert: '/barfusspark/anfahrt/', text: '– Anfahrt' },
  ],
  isPublic: false,
  imMenue: '',
  menue: '/intranet/redaktion/inhalt-menu/?id=hauptmenue',
  stellen: [
    { wert: '[]', text: 'Oberste Ebene' },
    { wert: '["Freizeit & Kultur"]', text: 'Freizeit & Kultur' },
    { wert: '["Freizeit & Kultur","Barfußpark"]', text: 'Freizeit & Kultur › Barfußpark' },
  ],
  stelle: '',
  muster: [{ wert: 'seitenmuster/anleitung', text: 'Anleitung' }],
  bearbeiten: '',
};
const existing = {
  ...fresh,
  wahl: 'IN-2026-0001:2',
  titel: 'Grillplätze',
  pfad: '/grillplaetze/',
  unter: '/',
  kurz: 'grillplaetze',
  isPublic: true,
  imMenue: 'unter „Freizeit & Kultur“',
  muster: [],
  bearbeiten: '/intranet/redaktion/inhalt-seite/?id=grillplaetze',
};

/** A new page, a public one in the menu, a draft, the home page for an account without the menu, and a failed call. */
export const examples = {
  neu: { context: { seite: fresh }, options },
  oeffentlich: { context: { seite: existing }, options },
  entwurf: {
    context: { seite: { ...existing, seiten: [], isPublic: false, imMenue: '', stelle: '["Freizeit & Kultur"]' } },
    options,
  },
  startseite: {
    context: {
      seite: { ...existing, titel: 'Willkommen', pfad: '/', kurz: '', imMenue: '', menue: null, stellen: [] },
    },
    options,
  },
  ausgefallen: { context: { seite: null }, options },
};
