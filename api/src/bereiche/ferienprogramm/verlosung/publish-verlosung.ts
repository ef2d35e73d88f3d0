import type { Loszuteilung } from '@gm/shared/bereiche/ferienprogramm/verlosung/wunschliste';
import { AppError } from '@gm/shared/fehler/app-error';
import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import type { Datenquelle } from '../../../kern/daten/database.ts';
import { createInhaltRepository } from '../../../kern/inhalt/inhalt-repository.ts';
import { createOutboxRepository } from '../../../kern/mail/outbox-repository.ts';
import { renderMail } from '../../../kern/mail/render-mail.ts';
import { countPlaetze } from '../book.ts';
import { buildBuchung, buildRechnung } from '../build-buchung.ts';
import type { Saison } from '../ferien-dienst.ts';
import { createFerienbuchungRepository } from '../ferienbuchung-repository.ts';
import { createFerienprogrammRepository } from '../ferienprogramm-repository.ts';
import { settle } from '../zahlung/settle.ts';
import { composeLosergebnis } from './compose-verlosung.ts';
import { createVerlosungRepository } from './verlosung-repository.ts';
import { createWunschzettelRepository, type Wunschzettelzeile } from './wunschzettel-repository.ts';

const VERAENDERT =
  'Ein Angebot hat weniger freie Plätze als beim Festlegen der Wünsche, oder es fällt aus. Bitte geben Sie die Plätze wieder frei, dann kann das Ergebnis veröffentlicht werden.';

/**
 * Publishes the result: every family's places become a firm booking, everybody is told by mail, and what is left is first come until
 * a day. All of it or nothing.
 */
export async function publishVerlosung(
  db: Datenquelle,
  saison: Saison,
  restplaetze_bis: string,
  jetzt: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const wuensche = createWunschzettelRepository(trx);
    await wuensche.lock('festlegend');
    const verlosungen = createVerlosungRepository(trx);
    const verlosung = await verlosungen.find();
    if (!verlosung?.zuteilung) throw new AppError('konflikt', 'Es ist noch nicht gelost.');
    if (verlosung.veroeffentlicht) throw new AppError('konflikt', 'Das Ergebnis ist schon veröffentlicht.');
    const zuteilung = JSON.parse(verlosung.zuteilung) as Loszuteilung;
    const plaetze = new Map(zuteilung.map((eines) => [eines.losnummer, eines.plaetze]));
    const zettel = await wuensche.listBestaetigte();
    const buchungen = createFerienbuchungRepository(trx);
    // Children, then events, as every booking locks them.
    await buchungen.lockKinder(zettel.flatMap(({ kinder }) => kinder.map(({ schluessel }) => schluessel)));
    await buchungen.lockVeranstaltungen(zuteilung.flatMap((eines) => eines.plaetze));
    for (const eines of zettel) await giveZettel(trx, eines, { plaetze, saison, restplaetze_bis });
    const emails = new Set(zettel.map(({ kontakt }) => kontakt.email));
    await settle(trx, [...emails], saison.optionen, jetzt);
    await verlosungen.publish();
    const heute = readBerlinerZeit(jetzt).tag;
    await createFerienprogrammRepository(trx).setAnmeldezeit({ anmeldung_von: heute, anmeldung_bis: restplaetze_bis });
    await createInhaltRepository(trx).raiseStand();
    await createOutboxRepository(trx).wake();
  });
}

interface Ergebnis {
  plaetze: ReadonlyMap<string, number[]>;
  saison: Saison;
  restplaetze_bis: string;
}

/** The booking of one family, and its mails. */
async function giveZettel(
  trx: Datenquelle,
  { kontakt, kinder, zustimmungen }: Wunschzettelzeile,
  { plaetze, saison, restplaetze_bis }: Ergebnis,
): Promise<void> {
  const buchungen = createFerienbuchungRepository(trx);
  const auswahl = kinder.map(({ kind, schluessel, losnummer }) => ({
    kind,
    schluessel,
    ids: plaetze.get(losnummer) ?? [],
  }));
  const gewonnen = auswahl.filter(({ ids }) => ids.length > 0);
  const alle = gewonnen.flatMap(({ ids }) => ids);
  const { veranstaltungen, stand } = await buchungen.readLage(alle);
  if (gewonnen.length > 0) {
    const { buchung } = buildBuchung(kontakt, buildRechnung(gewonnen, veranstaltungen, saison.optionen), saison);
    const route = '/ferienprogramm-verlosung/';
    const gebucht = await buchungen.save({
      ...buchung,
      route,
      zustimmungen: zustimmungen ?? [],
      plaetze: countPlaetze(gewonnen),
      stand,
    });
    if (gebucht === null || gebucht === 'begrenzt') throw new AppError('konflikt', VERAENDERT);
  }
  const mail = composeLosergebnis({
    ...saison.absender,
    optionen: saison.optionen,
    email: kontakt.email,
    restplaetze_bis,
    kinder: kinder.map(({ kind, losnummer }) => ({
      vorname: kind.vorname,
      losnummer,
      plaetze: (plaetze.get(losnummer) ?? []).flatMap((id) => veranstaltungen.get(id)?.titel ?? []),
    })),
  });
  await createOutboxRepository(trx).store(renderMail(mail));
}
