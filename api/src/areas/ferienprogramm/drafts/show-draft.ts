import type { Draft } from '@gm/shared/areas/ferienprogramm/holiday-administration';
import { writeEuro } from '@gm/shared/format/amount';
import { formatDate } from '@gm/shared/format/date';
import type { DataSource } from '../../../core/platform/database/database.ts';
import { createHolidayDraftRepository } from './holiday-draft-repository.ts';

/** A draft or a published desk event for its form; null for anything else. */
export async function showDraft(db: DataSource, id: number, published = false): Promise<Draft | null> {
  const line = await createHolidayDraftRepository(db).find(id, published);
  if (!line) return null;
  const [dayFrom = '', zeit_von = ''] = line.datum_von.split('T');
  const [dayUntil = '', zeit_bis = ''] = line.datum_bis.split('T');
  return {
    werte: {
      titel: line.titel,
      einleitung: line.einleitung ?? '',
      text: line.text,
      datum_von: formatDate(dayFrom),
      datum_bis: formatDate(dayUntil),
      zeit_von,
      zeit_bis,
      taeglich: line.taeglich ? 'on' : '',
      veranstalter: line.veranstalter ?? '',
      veranstaltungsort: line.veranstaltungsort ?? '',
      alter_min: String(line.alter_min),
      alter_max: String(line.alter_max),
      teilnehmer_min: String(line.teilnehmer_min),
      teilnehmer_max: String(line.teilnehmer_max),
      preis: writeEuro(line.preis),
      preis_geschwister: line.preis_geschwister === null ? '' : writeEuro(line.preis_geschwister),
      mitbringen: line.mitbringen ?? '',
      bildtext: line.bildtext ?? '',
    },
    bild: line.bild,
    eintrag: line.eintrag,
  };
}
