import type { Entwurf } from '@gm/shared/bereiche/ferienprogramm/ferienverwaltung';
import { writeEuro } from '@gm/shared/format/betrag';
import { formatDatum } from '@gm/shared/format/datum';
import type { Datenquelle } from '../../kern/daten/database.ts';
import { createFerienentwurfRepository } from './ferienentwurf-repository.ts';

/** A draft as its form shows it; null for anything else. */
export async function showEntwurf(db: Datenquelle, id: number): Promise<Entwurf | null> {
  const zeile = await createFerienentwurfRepository(db).find(id);
  if (!zeile) return null;
  const [tagVon = '', zeit_von = ''] = zeile.datum_von.split('T');
  const [tagBis = '', zeit_bis = ''] = zeile.datum_bis.split('T');
  return {
    werte: {
      titel: zeile.titel,
      einleitung: zeile.einleitung ?? '',
      text: zeile.text,
      datum_von: formatDatum(tagVon),
      datum_bis: formatDatum(tagBis),
      zeit_von,
      zeit_bis,
      taeglich: zeile.taeglich ? 'on' : '',
      veranstalter: zeile.veranstalter ?? '',
      veranstaltungsort: zeile.veranstaltungsort ?? '',
      alter_min: String(zeile.alter_min),
      alter_max: String(zeile.alter_max),
      teilnehmer_min: String(zeile.teilnehmer_min),
      teilnehmer_max: String(zeile.teilnehmer_max),
      preis: writeEuro(zeile.preis),
      preis_geschwister: zeile.preis_geschwister === null ? '' : writeEuro(zeile.preis_geschwister),
      mitbringen: zeile.mitbringen ?? '',
      bildtext: zeile.bildtext ?? '',
    },
    bild: zeile.bild,
    eintrag: zeile.eintrag,
  };
}
