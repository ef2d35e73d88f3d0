import type { Anmeldung } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-anmeldung';
import type { Ablehnung } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-buchung';
import { WUENSCHE_MAX } from '@gm/shared/bereiche/ferienprogramm/verlosung/losgrenzen';
import { DATENSCHUTZ_BUCHUNG } from '@gm/shared/schemas/zustimmungen';
import { createSecret } from '../../../kern/betrieb/geheimnis.ts';
import type { Datenquelle } from '../../../kern/daten/database.ts';
import { noteZustimmungen } from '../../../kern/formulare/note-zustimmungen.ts';
import { createOutboxRepository } from '../../../kern/mail/outbox-repository.ts';
import { renderMail } from '../../../kern/mail/render-mail.ts';
import { createDrosselRepository } from '../../../kern/server/drossel-repository.ts';
import { type Auswahl, checkAuswahl, checkFrame, refuseSilently } from '../check-anmeldung.ts';
import type { Saison } from '../ferien-dienst.ts';
import { createFerienbuchungRepository } from '../ferienbuchung-repository.ts';
import { readAuswahl } from '../read-auswahl.ts';
import { composeWunschbitte } from './compose-verlosung.ts';
import { createGruppencode, createLosnummer } from './create-losnummer.ts';
import { buildWunschPfad } from './wunsch-pfad.ts';
import { createWunschzettelRepository } from './wunschzettel-repository.ts';

const TAG = 24 * 60;
/** Mails that ask one letter box for a confirmation in a day, and sheets of one network. */
const MAILS_AM_TAG = 10;
const ZETTEL_JE_NETZ = 100;

interface Umstaende extends Saison {
  netz: string;
  /** Read under the lock: who waited for the list to be fixed comes too late. */
  getJetzt: () => Date;
}

const refuse = (grund: Ablehnung['grund'], meldung: string): Ablehnung[] => [
  { kind: null, veranstaltung: null, grund, meldung },
];

/** What of the wishes cannot be: places and overlaps are the draw's affair. */
function checkWuensche(auswahl: readonly Auswahl[], lage: Parameters<typeof checkAuswahl>[1]): Ablehnung[] {
  const zuViele = auswahl.flatMap(({ kind, ids }, nummer): Ablehnung[] => {
    const meldung = `Für ${kind.vorname} sind höchstens ${WUENSCHE_MAX} Wünsche möglich.`;
    return ids.length > WUENSCHE_MAX ? [{ kind: nummer, veranstaltung: null, grund: 'nicht_online', meldung }] : [];
  });
  const einzeln = checkAuswahl(auswahl, lage);
  return [...zuViele, ...einzeln.filter(({ grund }) => grund !== 'ausgebucht' && grund !== 'ueberschneidung')];
}

/**
 * Takes a family's wishes: the events of each child in the order of the request. They take part once somebody has pressed the
 * button behind the mail's link. Looks at no other sheet.
 */
export async function submitWunschzettel(
  db: Datenquelle,
  anmeldung: Anmeldung,
  { optionen, absender, netz, getJetzt }: Umstaende,
): Promise<Ablehnung[]> {
  const { kontakt } = anmeldung;
  const auswahl = await readAuswahl(db, anmeldung);
  const drosseln = createDrosselRepository(db);
  const zuOft =
    (await drosseln.count('ferien-bestaetigung', kontakt.email, TAG)) > MAILS_AM_TAG ||
    (await drosseln.count('ferien-wunsch-netz', netz, TAG)) > ZETTEL_JE_NETZ;
  if (zuOft) return [refuseSilently(optionen)];
  return db.transaction().execute(async (trx) => {
    const zettel = createWunschzettelRepository(trx);
    await zettel.lock('schreibend');
    const jetzt = getJetzt();
    const { veranstaltungen } = await createFerienbuchungRepository(trx).readLage(auswahl.flatMap(({ ids }) => ids));
    const rahmen = checkFrame(kontakt, auswahl, { optionen, jetzt });
    const ablehnungen = rahmen.length > 0 ? rahmen : checkWuensche(auswahl, { jetzt, veranstaltungen });
    if (ablehnungen.length > 0) return ablehnungen;
    const namen = new Set(auswahl.map(({ schluessel }) => schluessel));
    if (namen.size < auswahl.length) return refuse('doppelt', 'Ein Kind steht zweimal auf Ihrem Wunschzettel.');
    const { token, token_hash } = createSecret();
    await zettel.store({
      token_hash,
      code: createGruppencode(),
      kontakt,
      zustimmungen: noteZustimmungen({ valid: DATENSCHUTZ_BUCHUNG }, anmeldung),
      kinder: auswahl.map(({ kind, schluessel, ids }) => ({
        kind,
        schluessel,
        losnummer: createLosnummer(),
        gruppe: null,
        hoechstens: Math.max(1, Math.min(ids.length, 3)),
        wuensche: [...ids],
      })),
    });
    const anzahl = auswahl.reduce((summe, { ids }) => summe + ids.length, 0);
    const pfad = buildWunschPfad(token);
    const mail = composeWunschbitte({
      ...absender,
      optionen,
      email: kontakt.email,
      kinder: auswahl.length,
      anzahl,
      pfad,
    });
    await createOutboxRepository(trx).store(renderMail(mail));
    return [];
  });
}
