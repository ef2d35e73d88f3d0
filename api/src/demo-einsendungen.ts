import { kitavormerkungSchema } from '@gm/shared/bereiche/betreuung/kitavormerkung';
import { createVeranstaltungSchema } from '@gm/shared/bereiche/veranstaltungen/veranstaltung';
import { addTage, readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import { sql } from 'kysely';
import { parse } from 'zod/v4/core';
import { createKitavormerkungFormular } from './bereiche/betreuung/calls/kitavormerkung-formular.ts';
import { findMontag } from './bereiche/hallen/show-woche.ts';
import { createVeranstaltungFormular } from './bereiche/veranstaltungen/calls/veranstaltung-formular.ts';
import { BEREICHE } from './bereiche.ts';
import { listDemoEinsendungen } from './demo-liste.ts';
import type { Config } from './kern/betrieb/config.ts';
import type { Datenquelle } from './kern/daten/database.ts';
import { chooseAngaben } from './kern/formulare/create-einsendung.ts';
import { createFormularRepository } from './kern/formulare/formular-repository.ts';
import { noteZustimmungen } from './kern/formulare/note-zustimmungen.ts';
import { toHtml } from './kern/formulare/rich-text.ts';
import { createEinsendungRepository } from './kern/freigaben/einsendung-repository.ts';
import { createFreigabearten } from './kern/freigaben/freigabeart.ts';

const EINWILLIGUNGEN = { datenschutz: true, rechte: true, valid: true };

/**
 * A few things residents sent, so that the desk of the demo has something to decide. Stored as the forms store them, but
 * without mails. Only where nobody has sent anything yet.
 */
export async function createDemoEinsendungen(db: Datenquelle, config: Config, jetzt = new Date()): Promise<void> {
  const { tag: heute } = readBerlinerZeit(jetzt);
  const mittwoch = addTage(findMontag(addTage(heute, 21)), 2);
  // Also those of areas that are switched off: on again, they find them.
  const arten = createFreigabearten(BEREICHE);
  const veranstaltung = createVeranstaltungFormular(config);
  const kitavormerkung = createKitavormerkungFormular(config);
  await db.transaction().execute(async (trx) => {
    const { anzahl } = await trx
      .selectFrom('referenznummern')
      .select((eb) => eb.fn.countAll<string>().as('anzahl'))
      .executeTakeFirstOrThrow();
    if (Number(anzahl) > 0) return;
    const einsendungen = createEinsendungRepository(trx);
    let event = 0;
    for (const { formular, tage, email, route, angaben } of listDemoEinsendungen(
      (spaeter) => addTage(heute, spaeter),
      mittwoch,
    )) {
      const art = arten.find(formular);
      if (!art) throw new Error(`No area has the form '${formular}' of the demo`);
      const referenz = await createFormularRepository(trx).assignReferenz(art.kuerzel);
      const beleg = { referenz, bild: null };
      const eingabe = { ...EINWILLIGUNGEN, ...angaben, email, route };
      if (formular === 'veranstaltung') {
        const eintrag = parse(createVeranstaltungSchema(0), eingabe);
        event = await veranstaltung.save(trx, { ...eintrag, text: toHtml(eintrag.text) }, beleg);
      } else if (formular === 'kitavormerkung') {
        await kitavormerkung.save(trx, parse(kitavormerkungSchema, eingabe), beleg);
      } else {
        const gelesen = parse(art.schema, { veranstaltungen_id: event, ...eingabe }) as { route: string };
        const zustimmungen = noteZustimmungen(art.zustimmungen, gelesen);
        const antworten = chooseAngaben(gelesen);
        await einsendungen.save({ ...beleg, formular, email, route, angaben: antworten, zustimmungen });
      }
      await sql`update einsendungen set erstellt = now() - make_interval(days => ${tage}::int)
        where referenz = ${referenz}`.execute(trx);
    }
  });
}
