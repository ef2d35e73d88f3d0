import type { BekanntmachungSeite } from '@gm/shared/bereiche/bekanntmachungen/bekanntmachungen';
import { formatDatum } from '@gm/shared/format/datum';
import { writePdf } from '../../kern/pdf/write-pdf.ts';

interface Notiz extends Pick<BekanntmachungSeite, 'titel' | 'rubrik' | 'datum_von' | 'datum_bis' | 'text'> {
  gemeinde: { name: string; strasse: string; plz: string; ort: string };
}

/** A notice as a PDF file. */
export function writeBekanntmachungPdf({
  titel,
  rubrik,
  datum_von,
  datum_bis,
  text,
  gemeinde,
}: Notiz): Promise<Buffer> {
  return writePdf({
    titel,
    betreff: `Öffentliche Bekanntmachung: ${rubrik.titel}`,
    kopfzeile: `Gemeinde ${gemeinde.name} · Öffentliche Bekanntmachung · ${rubrik.titel}`,
    unterzeile: `Bekannt gemacht vom ${formatDatum(datum_von)} bis zum ${formatDatum(datum_bis)}`,
    text,
    schluss: `${gemeinde.name}, den ${formatDatum(datum_von)}\nBürgermeisteramt\n${gemeinde.strasse}, ${gemeinde.plz} ${gemeinde.ort}`,
    datum: datum_von,
    gemeinde: gemeinde.name,
  });
}
