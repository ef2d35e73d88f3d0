const beispiel = (faktor: object | null) => ({ context: { faktor }, options: {} });

/** No second factor, one being set up, one that counts, and a page that cannot tell. */
export const beispiele = {
  ohne: beispiel({ aktiv: false, notfallcodes: 0, einrichtung: null }),
  begonnen: beispiel({
    aktiv: false,
    notfallcodes: 0,
    einrichtung: {
      geheimnis: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
      notfallcodes: ['1111-2222-3333-4444', '5555-6666-7777-8888'],
      qr: { groesse: 9, pfad: 'M4 4h1v1h-1z' },
    },
  }),
  aktiv: beispiel({ aktiv: true, notfallcodes: 1, einrichtung: null }),
  ausgefallen: beispiel(null),
};
