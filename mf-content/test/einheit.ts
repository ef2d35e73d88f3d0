/** A unit of the administration as the api sends it. */
export function createEinheit(id: number, name: string, felder: object = {}) {
  return {
    id,
    code: String(id),
    name,
    titel: `Sachgebiet ${id}: ${name}`,
    art: 'sachgebiet',
    detailURL: `/wegweiser/fachbereiche/${id}-id_${id}/`,
    anschriften: [{ strasse: 'Rathausplatz', hausnummer: '1', postleitzahl: '75334', ort: 'Musterhardt' }],
    telefon: '07082 000-30',
    email: 'buergerbuero@musterhardt.example',
    oeffnungszeiten: {
      text: null,
      zeiten: [
        {
          typ: 'ALLGEMEINE_OEFFNUNGSZEIT',
          regulaereZeiten: ['MONTAG', 'DIENSTAG', 'DONNERSTAG', 'FREITAG'].map((tagestyp) => ({
            tagestyp,
            beginn: '08:00',
            ende: '12:00',
          })),
        },
      ],
    },
    textbloecke: [
      { typ: 'intern', text: '<p>Nicht zeigen.</p>' },
      { typ: 'preamble', text: `<p>Das macht ${name}.</p>` },
    ],
    taggingpfad: '/wegweiser/ansprechpartner/',
    leitung: { name: 'Ute Kübler', funktion: 'Leiterin', detailURL: '/wegweiser/mitarbeiter/ute-kuebler-id_20/' },
    ...felder,
  };
}

/** A moment of a Tuesday: 9 o'clock in Berlin. */
export const JETZT = '2026-03-03T08:00:00Z';
