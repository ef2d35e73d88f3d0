import { AppError } from '@gm/shared/errors/app-error';
import type { ContentArea } from '../../content/context.ts';
import { photoKind } from '../../entries/core-kinds.ts';
import { createEntryRepository } from '../../entries/entry-repository.ts';
import type { DataSource } from '../../platform/database/database.ts';
import { listReferring } from '../kinds/list-referring.ts';
import { needsFourEyes } from '../rights/four-eyes.ts';
import type { Rights } from '../store/rights.ts';

/** Whether any entry shows the picture. */
export async function isShown(db: DataSource, areas: readonly ContentArea[], file: string): Promise<boolean> {
  const photo = await createEntryRepository(db).find(photoKind.name, file);
  return photo !== null && (await listReferring(db, areas, photoKind, photo)).length > 0;
}

/** Replacing a picture in use changes public pages at once, so it needs the right to release. Throws without it. */
export async function checkReplacement(
  db: DataSource,
  areas: readonly ContentArea[],
  rights: Rights,
  file: string,
): Promise<void> {
  if (!(await isShown(db, areas, file))) return;
  const refuse = (message: string) =>
    new AppError('felder_ungueltig', message, { felder: [{ feld: 'bild', meldung: message }] });
  const different = 'Laden Sie es als neues Bild hoch, setzen Sie es auf der Seite ein und legen Sie die Seite vor.';
  if (!rights.allows('freigeben', { art: photoKind.name, zweige: [file] }))
    throw refuse(`Dieses Bild wird gezeigt: Ersetzen darf es nur, wer Bilder selbst freigibt. ${different}`);
  if (await needsFourEyes(db, photoKind.name))
    throw refuse(`Für Bilder gilt das Vier-Augen-Prinzip, und dieses wird gezeigt. ${different}`);
}
