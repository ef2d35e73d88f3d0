import { ZAHLUNGSARTEN } from '@gm/shared/bereiche/ferienprogramm/kasse';
import type { Rechnung } from '@gm/shared/bereiche/ferienprogramm/rechnung';
import { toEuro } from '@gm/shared/format/betrag';
import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import { buildTokenHash } from '../../../kern/betrieb/geheimnis.ts';
import type { Datenquelle } from '../../../kern/daten/database.ts';
import { buildQr } from '../../../kern/konten/build-qr.ts';
import { createFamilieRepository } from '../familie/familie-repository.ts';
import type { Saison } from '../ferien-dienst.ts';
import { createFerienbestandRepository } from '../ferienbestand-repository.ts';
import { buildStatusPfad } from '../privater-pfad.ts';
import { buildGirocode } from './girocode.ts';
import { readForderung } from './settle.ts';
import { createZahlungRepository } from './zahlung-repository.ts';

async function findAndere(db: Datenquelle, email: string, id: number) {
  const buchungen = await createFamilieRepository(db).listBuchungen(email.toLowerCase());
  return buchungen.find((eine) => eine.id === id) ?? null;
}

/** The bill of a firm booking as it stands now; null where nobody has this secret, or the town writes no bills. */
export async function showRechnung(
  db: Datenquelle,
  token: string,
  { optionen }: Pick<Saison, 'optionen'>,
  karte: boolean,
  /** Another booking of the same family. */
  andere?: number,
): Promise<Rechnung | null> {
  const { konto } = optionen;
  const eigene = konto && (await createFerienbestandRepository(db).find(buildTokenHash(token)));
  const fremd = andere !== undefined && andere !== eigene?.id;
  const buchung = eigene && (fremd ? await findAndere(db, eigene.email, andere) : eigene);
  const zahlungen = createZahlungRepository(db);
  const stand = buchung && (await zahlungen.findKontoOf(buchung.id));
  if (!buchung || !stand) return null;
  const { referenz, vorname, name, strasse, plz, ort, bestaetigt } = buchung;
  const { posten, kosten } = await readForderung(db, buchung, optionen);
  const code = buildGirocode(konto, stand.offen, referenz);
  return {
    referenz,
    erstellt: readBerlinerZeit(bestaetigt ?? buchung.erstellt).tag,
    faellig: stand.faellig,
    empfaenger: { name: `${vorname} ${name}`, strasse, ort: `${plz} ${ort}` },
    posten: posten.map(({ was, betrag }) => ({ was, betrag: toEuro(betrag) })),
    summe: toEuro(kosten.gesamt),
    zahlungen: (await zahlungen.listZahlungen(buchung.id)).map(({ tag, art, betrag }) => ({
      tag,
      was: ZAHLUNGSARTEN[art],
      betrag: toEuro(betrag),
    })),
    offen: toEuro(stand.offen),
    konto,
    zweck: referenz,
    girocode: code === null ? null : buildQr(code),
    karte: karte && !fremd && stand.offen > 0,
    buchung: buildStatusPfad(token),
  };
}
