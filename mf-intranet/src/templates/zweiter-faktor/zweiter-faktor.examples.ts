const example = (factor: object | null) => ({ context: { faktor: factor }, options: {} });

/** No second factor, one in set-up, an active one, and a failed call. */
export const examples = {
  ohne: example({ aktiv: false, notfallcodes: 0, einrichtung: null }),
  begonnen: example({
    aktiv: false,
    notfallcodes: 0,
    einrichtung: {
      geheimnis: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
      notfallcodes: ['1111-2222-3333-4444', '5555-6666-7777-8888'],
      qr: { groesse: 9, pfad: 'M4 4h1v1h-1z' },
    },
  }),
  aktiv: example({ aktiv: true, notfallcodes: 1, einrichtung: null }),
  ausgefallen: example(null),
};
