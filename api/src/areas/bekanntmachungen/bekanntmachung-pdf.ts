import type { BekanntmachungPage } from '@gm/shared/areas/bekanntmachungen/bekanntmachungen';
import { formatDate } from '@gm/shared/format/date';
import { writePdf } from '../../core/platform/pdf/write-pdf.ts';

interface Note extends Pick<BekanntmachungPage, 'titel' | 'rubrik' | 'datum_von' | 'datum_bis' | 'text'> {
  gemeinde: { name: string; strasse: string; plz: string; ort: string };
}

/** Renders a notice as a PDF file. */
export function writeBekanntmachungPdf({
  titel: title,
  rubrik: category,
  datum_von,
  datum_bis,
  text,
  gemeinde,
}: Note): Promise<Buffer> {
  return writePdf({
    titel: title,
    betreff: `Öffentliche Bekanntmachung: ${category.titel}`,
    kopfzeile: `Gemeinde ${gemeinde.name} · Öffentliche Bekanntmachung · ${category.titel}`,
    unterzeile: `Bekannt gemacht vom ${formatDate(datum_von)} bis zum ${formatDate(datum_bis)}`,
    text,
    schluss: `${gemeinde.name}, den ${formatDate(datum_von)}\nBürgermeisteramt\n${gemeinde.strasse}, ${gemeinde.plz} ${gemeinde.ort}`,
    datum: datum_von,
    gemeinde: gemeinde.name,
  });
}
