import { writeKosten } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-kosten';
import type { OffeneBuchungsseite } from '@gm/shared/bereiche/ferienprogramm/offene-buchung';
import { buildTokenHash, createSecret } from '../../kern/betrieb/geheimnis.ts';
import type { Datenquelle } from '../../kern/daten/database.ts';
import { createOutboxRepository } from '../../kern/mail/outbox-repository.ts';
import { renderMail } from '../../kern/mail/render-mail.ts';
import { createDrosselRepository } from '../../kern/server/drossel-repository.ts';
import { buildFrist } from './build-buchung.ts';
import { buildGrenzen, type Schranken } from './build-grenzen.ts';
import { composeBestaetigungsbitte } from './compose-offen.ts';
import type { Saison } from './ferien-dienst.ts';
import { createFerienbestandRepository } from './ferienbestand-repository.ts';
import { createFerienbuchungRepository } from './ferienbuchung-repository.ts';
import { createFerienoffeneRepository } from './ferienoffene-repository.ts';
import { buildOffenPfad, buildStatusPfad } from './privater-pfad.ts';
import { readForderung } from './zahlung/settle.ts';

const TAG = 24 * 60;
/** How often a booking's mail comes again, and how often its address is changed, which holds its places longer. */
const SENDUNGEN = 5;
const ADRESSEN = 2;
/** Mails that ask one letter box for a confirmation in a day, whoever books: nobody fills a stranger's. */
const MAILS_AM_TAG = 10;

/** What the page of a booking shows that waits for its confirmation; null when nobody has this secret. */
export async function showOffene(
  db: Datenquelle,
  token: string,
  { optionen }: Pick<Saison, 'optionen'>,
  jetzt: Date,
): Promise<OffeneBuchungsseite | null> {
  const buchung = await createFerienoffeneRepository(db).find(buildTokenHash(token));
  if (!buchung) return null;
  const { referenz, kinder, plaetze, bestaetigt, bestaetigen_bis, verfallen, vom_postfach, email } = buchung;
  const vorbei = verfallen !== null || (bestaetigen_bis !== null && bestaetigen_bis <= jetzt);
  const stand = bestaetigt ? 'bestaetigt' : vorbei ? 'verfallen' : 'offen';
  return {
    stand,
    referenz,
    kinder,
    plaetze,
    bestaetigen_bis: stand === 'offen' ? (bestaetigen_bis?.toISOString() ?? null) : null,
    vom_postfach,
    // Whoever has the mail knows its address; who mistyped it has to see it.
    email: vom_postfach ? null : email,
    kosten: vom_postfach && stand === 'offen' ? writeKosten((await readForderung(db, buchung, optionen)).kosten) : null,
    status_link: vom_postfach && bestaetigt ? buildStatusPfad(token) : null,
  };
}

export type Sendeergebnis = { art: 'gesendet' } | { art: 'unbekannt' | 'vorbei' | 'begrenzt' | 'umgezogen' };

/**
 * Sends the mail once more, to another address where the first was mistyped: its links then open nothing any more, and the time
 * begins anew. Only the browser that booked may.
 */
export async function resend(
  db: Datenquelle,
  { token, email }: { token: string; email: string },
  { optionen, absender }: Saison,
  jetzt: Date,
  schranken: Schranken,
): Promise<Sendeergebnis> {
  const gefunden = await createFerienoffeneRepository(db).find(buildTokenHash(token));
  if (!gefunden || gefunden.vom_postfach) return { art: 'unbekannt' };
  const { id, referenz, kinder, plaetze } = gefunden;
  const umzug = email.toLowerCase() !== gefunden.email.toLowerCase();
  const drosseln = createDrosselRepository(db);
  const isZuOft =
    (await drosseln.count('ferien-erneut', String(id), TAG)) > SENDUNGEN ||
    (await drosseln.count('ferien-bestaetigung', email, TAG)) > MAILS_AM_TAG ||
    (umzug && (await drosseln.count('ferien-umzug', String(id), TAG)) > ADRESSEN);
  if (isZuOft) return { art: 'begrenzt' };

  return db.transaction().execute(async (trx): Promise<Sendeergebnis> => {
    const offene = createFerienoffeneRepository(trx);
    const buchungen = createFerienbuchungRepository(trx);
    const namen = (await createFerienbestandRepository(trx).read(id))?.kinder.map(({ schluessel }) => schluessel) ?? [];
    const grenzen = buildGrenzen(schranken, email, namen, plaetze);
    await buchungen.lockKinder(umzug ? grenzen.sperren : []);
    const stand = await offene.lock(id);
    const bisher = stand?.bestaetigen_bis;
    if (!bisher || stand.bestaetigt || stand.verfallen || stand.abgelaufen) return { art: 'vorbei' };
    // Changed in another window meanwhile: the address that was asked for may be the mistyped one.
    if (stand.email !== gefunden.email) return { art: 'umgezogen' };
    if (umzug && !(await buchungen.limit(namen, grenzen))) return { art: 'begrenzt' };
    const { token: neu, token_hash } = createSecret();
    const frist = umzug ? buildFrist(optionen, jetzt) : { bestaetigen_bis: bisher };
    if ('erinnern_ab' in frist) await offene.move(id, { email, token_hash, ...frist });
    else await offene.addLink(id, token_hash);
    const mail = composeBestaetigungsbitte({
      ...absender,
      optionen,
      referenz,
      email,
      kinder,
      plaetze,
      bis: frist.bestaetigen_bis,
      pfad: buildOffenPfad(neu),
    });
    await createOutboxRepository(trx).store(renderMail(mail));
    return { art: 'gesendet' };
  });
}
