import type { Veranstaltung } from '@gm/shared/schemas/veranstaltung';
import type { Datenquelle } from '../daten/database.ts';
import { createInhaltRepository } from '../daten/inhalt-repository.ts';
import { createKalenderbestandRepository } from '../daten/kalenderbestand-repository.ts';
import { createPushRepository } from '../daten/push-repository.ts';
import { createSucheRepository } from '../daten/suche-repository.ts';
import { createVeranstaltungRepository } from '../daten/veranstaltung-repository.ts';
import { meldeNeues } from '../push/melde-neues.ts';
import { VERANSTALTUNGEN } from '../regeln/veranstaltung-pfad.ts';
import { adoptBild } from './adopt-bild.ts';

/** Whatever shows events has to know at once: the search, and every cache. */
async function sageBescheid(trx: Datenquelle): Promise<void> {
  const zeilen = await createKalenderbestandRepository(trx).listeSuchzeilen();
  await createSucheRepository(trx).ersetze('veranstaltung', zeilen);
  await createInhaltRepository(trx).erhoeheStand();
}

/** Puts an event into the public calendar, as it was corrected; gives the path of its page. */
export async function veroeffentlicheVeranstaltung(
  trx: Datenquelle,
  uploads: string,
  { id, bild }: { id: number; bild: string | null },
  angaben: Veranstaltung,
): Promise<string> {
  const kalender = createKalenderbestandRepository(trx);
  const bekannte = new Set((await kalender.listeKurz()).map((termin) => termin.id));
  const bild_id = await adoptBild(trx, uploads, bild, angaben.bildtext, angaben.bildcopyright);
  const nummer = await createVeranstaltungRepository(trx).gibFrei(id, {
    titel: angaben.titel,
    text: angaben.text,
    veranstalter: angaben.veranstalter,
    datum_von: angaben.datum_von,
    datum_bis: angaben.datum_bis,
    zeit_von: angaben.zeit_von,
    zeit_bis: angaben.zeit_bis,
    veranstaltungsort: angaben.veranstaltungsort,
    ansprechpartner: angaben.ansprechpartner,
    telefon: angaben.telefon,
    link: angaben.link,
    linktext: angaben.linktext,
    bildtext: angaben.bildtext,
    bildcopyright: angaben.bildcopyright,
    bild_id,
  });
  await sageBescheid(trx);
  await meldeNeues(
    createPushRepository(trx),
    { name: 'veranstaltung', tag: 'Veranstaltungen' },
    await kalender.listeKurz(),
    bekannte,
  );
  return VERANSTALTUNGEN.bilde(nummer, angaben.titel);
}

/** Takes an event out of the public calendar again. */
export async function nimmVeranstaltungZurueck(trx: Datenquelle, einsendungId: number): Promise<void> {
  await createVeranstaltungRepository(trx).nimmZurueck(einsendungId);
  await sageBescheid(trx);
}
