import { meeting } from '../../../test/ratsinfo.ts';

export const examples = {
  mitglied: { context: { ratssitzung: meeting }, options: {} },
  notiert: {
    context: {
      ratssitzung: {
        ...meeting,
        sekunden: 3600,
        tagesordnung: meeting.tagesordnung
          .slice(0, 1)
          .map((point) => ({ ...point, notiz: { markiert: true, notiz: 'Kosten?' } })),
      },
    },
    options: {},
  },
  abgesagt: {
    context: { ratssitzung: { ...meeting, abgesagt: true, tagesordnung: [], dateien: [], teilnehmer: [] } },
    options: {},
  },
};
