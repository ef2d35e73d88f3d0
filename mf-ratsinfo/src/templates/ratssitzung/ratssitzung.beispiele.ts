import { sitzung } from '../../../test/ratsinfo.ts';

export const beispiele = {
  mitglied: { context: { ratssitzung: sitzung }, options: {} },
  notiert: {
    context: {
      ratssitzung: {
        ...sitzung,
        sekunden: 3600,
        tagesordnung: sitzung.tagesordnung
          .slice(0, 1)
          .map((punkt) => ({ ...punkt, notiz: { markiert: true, notiz: 'Kosten?' } })),
      },
    },
    options: {},
  },
  abgesagt: {
    context: { ratssitzung: { ...sitzung, abgesagt: true, tagesordnung: [], dateien: [], teilnehmer: [] } },
    options: {},
  },
};
