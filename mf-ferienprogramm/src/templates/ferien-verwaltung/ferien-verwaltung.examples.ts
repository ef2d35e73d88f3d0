const event = (id: number, fields: object = {}) => ({
  id,
  titel: `Töpfern ${id}`,
  termin: '03.08.2026, 09:00 Uhr bis 12:00 Uhr',
  ort: 'Backhaus',
  teilnehmer_min: 4,
  teilnehmer_max: 12,
  belegt: 5,
  teilnehmer: 5,
  unbestaetigt: 0,
  wartende: 0,
  einnahmen: 25,
  stand: 'offen',
  detailURL: `/intranet/ferienprogramm/${id}/`,
  ...fields,
});

/** Events of all kinds, and a failed call. */
export const examples = {
  alle: {
    context: {
      ferien: {
        data: [
          event(1, { stand: 'voll', belegt: 12, wartende: 3 }),
          event(2, { teilnehmer_max: 999, unbestaetigt: 2 }),
          event(3, { stand: 'leer', belegt: 0, einnahmen: 0 }),
          event(4, { stand: 'abgesagt', belegt: 0, einnahmen: 0 }),
          event(10001, { titel: 'Drachen bauen', stand: 'entwurf', belegt: 0, teilnehmer: 0, einnahmen: 0 }),
        ],
        kollisionen: [
          {
            kind: 'Eva Muster',
            buchungen: [
              {
                referenz: 'FP-2026-0001',
                kontakt: 'Ada Muster',
                email: 'ada@beispiel.example',
                telefon: '07082 1234',
                veranstaltungen: ['Töpfern 1'],
              },
              {
                referenz: 'FP-2026-0007',
                kontakt: 'Tom Anders',
                email: 'tom@anderswo.example',
                telefon: '',
                veranstaltungen: ['Töpfern 1', 'Töpfern 2'],
              },
            ],
          },
        ],
        anmeldung: { von: '2026-06-01', bis: '2026-06-30', offen: true },
        summe: { teilnehmer: 17, kinder: 9, wartende: 3, veranstaltungen: 50, gebuehren: 35.5, gesamt: 85.5 },
      },
    },
    options: {},
  },
  ausgefallen: { context: { ferien: { data: [], pagination: { page: 1, pages: 1 } } }, options: {} },
};
