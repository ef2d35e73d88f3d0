import { formatDatum } from '@gm/shared/format/datum';
import { writePdf } from '../../kern/pdf/write-pdf.ts';
import type { Ratsdatei } from './rats-datei-repository.ts';

/**
 * The bytes of a file; null while they lie in the system it was imported from. `wasserzeichen` is written across every
 * page of what this site sets itself.
 */
export async function writeRatsdatei(
  { name, datum, quelle, inhalt }: Ratsdatei,
  gemeinde: string,
  wasserzeichen?: string,
): Promise<Buffer | null> {
  if (inhalt) return inhalt;
  if (quelle === null) return null;
  return writePdf({
    titel: name,
    betreff: 'Ratsinformationssystem',
    kopfzeile: `Gemeinde ${gemeinde} · Ratsinformationssystem`,
    unterzeile: datum ? `Stand: ${formatDatum(datum)}` : '',
    text: quelle,
    datum: datum ?? '1970-01-01',
    gemeinde,
    ...(wasserzeichen === undefined ? {} : { wasserzeichen }),
  });
}
