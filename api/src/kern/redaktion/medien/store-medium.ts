import { AppError } from '@gm/shared/fehler/app-error';
import type { Objects } from '@gm/shared/store/objects';
import type { Kysely } from 'kysely';
import type { Bereich } from '../../bereich.ts';
import { describeBild } from '../../bilder/describe-bild.ts';
import { storeDatei } from '../../dateien/open-dateien.ts';
import type { Database, Datenquelle } from '../../daten/database.ts';
import { createEintragRepository } from '../../inhalt/eintrag-repository.ts';
import { describeFotos, type Fotodatei, getFotoname } from '../../inhalt/fotos.ts';
import { createInhaltRepository } from '../../inhalt/inhalt-repository.ts';
import type { FotoDatei } from '../../inhalt/inhalt-schemas.ts';
import { fotoArt } from '../../inhalt/kern-arten.ts';
import { publishAenderung } from '../../inhalt/publish-aenderung.ts';
import { placeEintrag } from '../inhalt/place-eintrag.ts';
import { chooseName } from './choose-name.ts';
import { createMedienRepository, type Medienzeile } from './medien-repository.ts';

interface Auftrag {
  /** The picture, encoded anew. */
  bild: Buffer;
  /** What the file was called. */
  name: string;
  /** Of the picture in whose place it comes; empty: none. */
  ersetzt: string;
}

/** A name that no picture of the library has. */
const chooseFotoname = (trx: Datenquelle, name: string) =>
  chooseName(name, {
    sonst: 'bild',
    endung: 'jpg',
    isTaken: async (datei) => (await createEintragRepository(trx).find(fotoArt.name, datei)) !== null,
  });

/** Puts a picture into the library that is not there. */
export async function addMedium(
  trx: Datenquelle,
  { bereiche, uploads }: { bereiche: readonly Bereich[]; uploads: Objects },
  { bild, name, ...worte }: Pick<Auftrag, 'bild' | 'name'> & { alt?: string; bildcopyright?: string | null },
): Promise<Medienzeile> {
  await createInhaltRepository(trx).lock();
  const dateiname = await chooseFotoname(trx, name);
  const datei: Fotodatei = { datei: dateiname, ...(await describeBild(dateiname, bild)) };
  await storeDatei(uploads, getFotoname(datei), bild);
  await createMedienRepository(trx).putDatei(datei);
  const foto: FotoDatei = { datei: dateiname, alt: '', ...worte };
  const platz = await placeEintrag(trx, fotoArt, '', foto);
  const neue = [{ ...platz, daten: foto, text: null }];
  await publishAenderung(
    trx,
    { neue, alte: [], entfernte: [] },
    { bereiche, isUnseen: true, store: () => createEintragRepository(trx).change(neue, []) },
  );
  return { foto, datei };
}

/** Puts a picture into the library, or in the place of another one: every page shows it then. */
export async function storeMedium(
  db: Kysely<Database>,
  bereiche: readonly Bereich[],
  uploads: Objects,
  { bild, name, ersetzt }: Auftrag,
): Promise<Medienzeile> {
  return db.transaction().execute(async (trx) => {
    if (!ersetzt) return addMedium(trx, { bereiche, uploads }, { bild, name });
    await createInhaltRepository(trx).lock();
    const medien = createMedienRepository(trx);
    const [bisher] = await medien.pick([ersetzt]);
    if (!bisher) throw new AppError('nicht_gefunden', 'Das Bild, das Sie ersetzen möchten, gibt es nicht mehr.');
    const datei: Fotodatei = { datei: ersetzt, ...(await describeBild(ersetzt, bild)) };
    await storeDatei(uploads, getFotoname(datei), bild);
    await medien.putDatei(datei);
    const eintraege = createEintragRepository(trx);
    const bisherige = [...describeFotos([bisher.foto], [bisher.datei]).values()].map(({ id }) => id);
    const alte = await eintraege.pick(fotoArt.name, [ersetzt]);
    await publishAenderung(
      trx,
      { neue: alte, alte, entfernte: [] },
      { bereiche, bilder: bisherige, store: () => eintraege.touch(fotoArt.name, ersetzt) },
    );
    return { foto: bisher.foto, datei };
  });
}
