const options = {
  url: 'https://tickets.musterhardt.example/',
  veranstalter: 'musterhardt',
  kategorien: { '772': 'grillplatz-schwann', '773': 'grillplatz-langenalb', sonst: 'hochzeitskalender-2025' },
};

export const examples = {
  shop: { context: {}, options },
  nichtEingerichtet: { context: {}, options: {} },
};
