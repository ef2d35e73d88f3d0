import { PDF_OHNE_TEXT, PDF_OHNE_TITEL } from '@gm/shared/regeln/pdf-upload';
import type { Datenquelle } from '../../daten/database.ts';
import { createDokumentRepository } from '../../inhalt/dokument-repository.ts';
import type { Eintrag } from '../../inhalt/inhaltsart.ts';
import type { Fund } from './befund.ts';

/** Names of PDF files in an entry's data, each with the control that holds it. */
function listDateien(wert: unknown, weg: string): [datei: string, feld: string][] {
  if (typeof wert === 'string') return /^[\w.-]+\.pdf$/.test(wert) ? [[wert, weg]] : [];
  if (typeof wert !== 'object' || wert === null) return [];
  return Object.entries(wert).flatMap(([name, teil]) => listDateien(teil, `${weg}/${name}`));
}

/** PDF files of an entry that whoever hears them, or searches in them, gets little of. */
export async function checkDokumente(db: Datenquelle, { daten }: Eintrag): Promise<Fund[]> {
  const dateien = listDateien(daten, 'daten');
  const maengel = await createDokumentRepository(db).listMaengel(dateien.map(([datei]) => datei));
  return dateien.flatMap(([datei, feld]) =>
    maengel
      .filter((mangel) => mangel.datei === datei)
      .flatMap(({ ohneText, ohneTitel }) => [
        ...(ohneText ? [{ regel: 'dokumente' as const, feld, meldung: PDF_OHNE_TEXT }] : []),
        ...(ohneTitel ? [{ regel: 'dokumente' as const, feld, meldung: PDF_OHNE_TITEL }] : []),
      ]),
  );
}
