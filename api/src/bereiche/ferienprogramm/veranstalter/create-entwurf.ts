import { NO_CENTS } from '@gm/shared/format/betrag';
import type { Datenquelle } from '../../../kern/daten/database.ts';
import { createFaults } from '../../../kern/formulare/receive-once.ts';
import { createDrosselRepository } from '../../../kern/server/drossel-repository.ts';
import { createFerienentwurfRepository } from '../ferienentwurf-repository.ts';
import { createVeranstalterRepository } from './veranstalter-repository.ts';

/** Drafts that one address begins in a day. */
const ENTWUERFE_AM_TAG = 20;
const TAG = 24 * 60;

/** An organiser begins another event: a draft that the organiser completes and staff publish. Gives its number. */
export async function createEntwurf(
  trx: Datenquelle,
  { titel, tag }: { titel: string; tag: string },
  { name, email }: { name: string; email: string },
): Promise<number> {
  if ((await createDrosselRepository(trx).count('ferien-neu', email, TAG)) > ENTWUERFE_AM_TAG) {
    throw createFaults([
      { feld: 'titel', meldung: `Mehr als ${ENTWUERFE_AM_TAG} neue Veranstaltungen am Tag gehen nicht.` },
    ]);
  }
  const id = await createFerienentwurfRepository(trx).create(null, {
    titel,
    einleitung: null,
    text: '',
    datum_von: tag,
    datum_bis: tag,
    taeglich: false,
    preis: NO_CENTS,
    preis_geschwister: null,
    alter_min: 6,
    alter_max: 12,
    teilnehmer_min: 0,
    teilnehmer_max: 10,
    mitbringen: null,
    veranstalter: name,
    veranstaltungsort: null,
    bildtext: null,
    bild_id: null,
    brancheneintrag_id: null,
  });
  const veranstalter = createVeranstalterRepository(trx);
  if (id === null) throw new Error('An event of no suggestion was there already');
  await veranstalter.add(id, name, email);
  await veranstalter.note(id, email, 'Entwurf angelegt');
  return id;
}
