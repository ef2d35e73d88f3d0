import type { Veranstaltung } from '@gm/shared/bereiche/veranstaltungen/veranstaltung';
import type { Objects } from '@gm/shared/store/objects';
import type { Datenquelle } from '../../kern/daten/database.ts';
import { adoptBild } from '../../kern/freigaben/adopt-bild.ts';
import { createInhaltRepository } from '../../kern/inhalt/inhalt-repository.ts';
import { notifyOfNews } from '../../kern/push/notify-of-news.ts';
import { createPushRepository } from '../../kern/push/push-repository.ts';
import { createSucheRepository } from '../../kern/suche/suche-repository.ts';
import { createKalenderbestandRepository } from './kalenderbestand-repository.ts';
import { VERANSTALTUNGEN } from './veranstaltung-pfad.ts';
import { createVeranstaltungRepository } from './veranstaltung-repository.ts';

/** Whatever shows events has to know at once: the search, and every cache. */
async function notify(trx: Datenquelle): Promise<void> {
  const zeilen = await createKalenderbestandRepository(trx).listSuchzeilen();
  await createSucheRepository(trx).replace('veranstaltung', zeilen);
  await createInhaltRepository(trx).raiseStand();
}

/** Puts an event into the public calendar, as it was corrected; gives the path of its page. */
export async function publishVeranstaltung(
  trx: Datenquelle,
  uploads: Objects,
  { id, bild }: { id: number; bild: string | null },
  angaben: Veranstaltung,
): Promise<string> {
  const kalender = createKalenderbestandRepository(trx);
  const bekannte = new Set((await kalender.listKurz()).map((termin) => termin.id));
  const bild_id = await adoptBild(trx, uploads, bild, angaben.bildtext, angaben.bildcopyright);
  const nummer = await createVeranstaltungRepository(trx).release(id, {
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
  await notify(trx);
  await notifyOfNews(
    createPushRepository(trx),
    { name: 'veranstaltung', tag: 'Veranstaltungen' },
    await kalender.listKurz(),
    bekannte,
  );
  return VERANSTALTUNGEN.build(nummer, angaben.titel);
}

/** Takes an event out of the public calendar again. */
export async function withdrawVeranstaltung(trx: Datenquelle, einsendungId: number): Promise<void> {
  await createVeranstaltungRepository(trx).withdraw(einsendungId);
  await notify(trx);
}
