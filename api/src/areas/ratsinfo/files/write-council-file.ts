import { formatDate } from '@gm/shared/format/date';
import { writePdf } from '../../../core/platform/pdf/write-pdf.ts';
import type { CouncilFile } from './council-file-repository.ts';

/**
 * The bytes of a file; null if they are stored in the system it was imported from. Generated files get `watermark`
 * across every page.
 */
export async function writeCouncilFile(
  { name, datum: date, quelle: source, inhalt: content }: CouncilFile,
  gemeinde: string,
  watermark?: string,
): Promise<Buffer | null> {
  if (content) return content;
  if (source === null) return null;
  return writePdf({
    titel: name,
    betreff: 'Ratsinformationssystem',
    kopfzeile: `Gemeinde ${gemeinde} · Ratsinformationssystem`,
    unterzeile: date ? `Stand: ${formatDate(date)}` : '',
    text: source,
    datum: date ?? '1970-01-01',
    gemeinde,
    ...(watermark === undefined ? {} : { wasserzeichen: watermark }),
  });
}
