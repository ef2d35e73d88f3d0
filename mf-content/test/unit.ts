/** A unit of the administration as returned by the api. */
export function createUnit(id: number, name: string, fields: object = {}) {
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
          regulaereZeiten: ['MONTAG', 'DIENSTAG', 'DONNERSTAG', 'FREITAG'].map((dayType) => ({
            tagestyp: dayType,
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
    ...fields,
  };
}

/** A Tuesday, 9:00 in Berlin. */
export const NOW = '2026-03-03T08:00:00Z';
