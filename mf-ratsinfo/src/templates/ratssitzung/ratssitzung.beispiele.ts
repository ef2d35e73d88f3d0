import { sitzung } from '../../../test/ratsinfo.ts';

export const beispiele = {
  mitglied: { context: { ratssitzung: sitzung }, options: {} },
  abgesagt: {
    context: { ratssitzung: { ...sitzung, abgesagt: true, tagesordnung: [], dateien: [], teilnehmer: [] } },
    options: {},
  },
};
