import type { Veranstaltung } from '@gm/shared/areas/veranstaltungen/veranstaltung';
import type { ReleaseSurroundings, Thing } from '../../core/desk/release-kind.ts';
import { createEntryRepository } from '../../core/entries/entry-repository.ts';
import { htmlToMarkdown } from '../../core/entries/text/html-to-markdown.ts';
import type { DataSource } from '../../core/platform/database/database.ts';
import { readFile } from '../../core/platform/files/open-files.ts';
import { createCalendarRepository } from './calendar-repository.ts';
import { createEintragungRepository } from './eintragung-repository.ts';
import { locationKind, veranstaltungKind } from './veranstaltung-content-kind.ts';
import { VERANSTALTUNGEN } from './veranstaltung-path.ts';

/** Data of a content entry; `foto` is the name of its picture. */
async function buildData(
  trx: DataSource,
  details: Veranstaltung,
  photo: string | null,
): Promise<Record<string, unknown>> {
  const {
    titel: title,
    veranstaltungsort: venue,
    datum_von,
    datum_bis,
    zeit_von,
    zeit_bis,
    link,
    linktext: linkText,
    bildtext: caption,
  } = details;
  const entry = details.veranstalter_brancheneintrag_zuordnung;
  const isKnown = (await createEntryRepository(trx).pick(locationKind.name, [venue])).length > 0;
  const data = {
    titel: title,
    md: htmlToMarkdown(details.text),
    rubriken: details.veranstaltungen_rubrik,
    datum: datum_von,
    bis: datum_bis === datum_von ? null : datum_bis,
    beginn: zeit_von,
    ende: zeit_bis,
    [isKnown ? 'ort' : 'anderer_ort']: venue,
    ...(entry ? { eintrag: entry } : { veranstalter: details.veranstalter }),
    link,
    linktext: linkText,
    foto: photo,
    bildtext: photo ? caption : null,
  };
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null && value !== ''));
}

/** Adds the picture to the library; returns its name. */
async function storePhoto(
  trx: DataSource,
  {
    bild: image,
    angaben: { titel: name, bildtext: alt, bildcopyright: imageCopyright },
  }: Pick<Thing<Veranstaltung>, 'bild' | 'angaben'>,
  surroundings: ReleaseSurroundings,
): Promise<string | null> {
  if (!image) return null;
  const bytes = await readFile(surroundings.uploads, image);
  return surroundings.addFoto(trx, { bild: bytes, name, alt, bildcopyright: imageCopyright || null });
}

/** Publishes a submission with its corrections as a content entry; returns the path of its page. */
export async function publishVeranstaltung(
  trx: DataSource,
  { id, bild: image, angaben: details }: Thing<Veranstaltung>,
  surroundings: ReleaseSurroundings,
): Promise<string> {
  const eintragungen = createEintragungRepository(trx);
  const { id: intended, veranstaltung_id } = await eintragungen.findZuEinsendung(id);
  const num = await surroundings.releaseEintrag(trx, {
    art: veranstaltungKind,
    nummer: veranstaltung_id ?? intended,
    istNeu: veranstaltung_id === null,
    daten: await buildData(trx, details, await storePhoto(trx, { bild: image, angaben: details }, surroundings)),
  });
  await eintragungen.assign(id, num);
  const page = await createCalendarRepository(trx).findSeite(num);
  return page?.pfad ?? VERANSTALTUNGEN.buildPermanent(num);
}

/** Withdraws it from the calendar. */
export async function withdrawVeranstaltung(
  trx: DataSource,
  submission: number,
  surroundings: ReleaseSurroundings,
): Promise<void> {
  const { veranstaltung_id } = await createEintragungRepository(trx).findZuEinsendung(submission);
  if (veranstaltung_id !== null)
    await surroundings.withdrawEintrag(trx, { art: veranstaltungKind, nummer: veranstaltung_id });
}
