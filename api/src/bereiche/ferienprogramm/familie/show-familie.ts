import { ERKLAERUNGEN, type Familie } from '@gm/shared/bereiche/ferienprogramm/familie';
import type { FerienprogrammOptionen } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import { writeKosten } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-kosten';
import type { Frage } from '@gm/shared/bereiche/ferienprogramm/frage-namen';
import { getStornoschluss, isAnmeldungOpen } from '@gm/shared/bereiche/ferienprogramm/regeln';
import { toEuro } from '@gm/shared/format/betrag';
import { buildTokenHash } from '../../../kern/betrieb/geheimnis.ts';
import type { Datenquelle } from '../../../kern/daten/database.ts';
import { createFerienprogrammRepository } from '../ferienprogramm-repository.ts';
import { buildRechnungPfad } from '../privater-pfad.ts';
import { isCancellable } from '../show-buchung.ts';
import { createAngabenRepository } from '../veranstalter/angaben-repository.ts';
import { computeAngebot } from '../zahlung/angebot-kosten.ts';
import { groupBy } from '../zahlung/konto-repository.ts';
import { createZahlungRepository } from '../zahlung/zahlung-repository.ts';
import { createFamilieRepository } from './familie-repository.ts';
import { listFragenOf } from './save-angaben.ts';

/** Everything of one family; null where the link is none of a firm booking. */
export async function showFamilie(
  db: Datenquelle,
  token: string,
  optionen: FerienprogrammOptionen,
  jetzt: Date,
): Promise<Familie | null> {
  const familien = createFamilieRepository(db);
  const gefunden = await familien.find(buildTokenHash(token));
  if (!gefunden) return null;
  const { email } = gefunden;
  const buchungen = await familien.listBuchungen(email);
  const wartende = await familien.listWartende(email);
  const erklaerungen = await familien.listErklaerungen(email);
  const ids = [
    ...buchungen.flatMap(({ kinder }) =>
      kinder.flatMap(({ teilnahmen }) => teilnahmen.map((eine) => eine.veranstaltung_id)),
    ),
    ...wartende.map(({ veranstaltung_id }) => veranstaltung_id),
  ];
  const events = new Map(
    (await createFerienprogrammRepository(db).findAll([...new Set(ids)])).map((event) => [event.id, event]),
  );
  const alle = buchungen.flatMap(({ referenz, kinder }) => kinder.map((kind) => ({ ...kind, referenz })));

  const antworten = await createAngabenRepository(db).read(alle.map(({ id }) => id));
  const gruppen = groupBy(alle, ({ schluessel }) => schluessel);
  const gefragt = new Map<string, Map<Frage, number[]>>();
  for (const [schluessel, eintraege] of gruppen) gefragt.set(schluessel, await listFragenOf(db, eintraege));

  const kinder = gruppen.map(([schluessel, eintraege]) => {
    const { id, vorname, name, geburtstag } = eintraege[0];
    const termine = eintraege.flatMap(({ id: kind, referenz, teilnahmen }) =>
      teilnahmen.flatMap(({ veranstaltung_id, preis, storniert }) => {
        const veranstaltung = events.get(veranstaltung_id);
        if (!veranstaltung) return [];
        const frei = storniert === null;
        return {
          kind,
          referenz,
          veranstaltung,
          preis: toEuro(preis),
          storniert: !frei,
          stornierbar: frei && isCancellable(veranstaltung, optionen, jetzt),
          storno_bis: getStornoschluss(veranstaltung, optionen),
        };
      }),
    );
    return {
      id,
      vorname,
      name,
      geburtstag,
      fragen: [...(gefragt.get(schluessel) ?? [])].map(([feld, von]) => ({
        feld,
        antwort: eintraege.map((eintrag) => antworten.get(eintrag.id)?.[feld]).find(Boolean) ?? '',
        veranstaltungen: von.flatMap((nummer) => events.get(nummer)?.titel ?? []),
      })),
      termine: termine.sort((a, b) => (a.veranstaltung.datum_von < b.veranstaltung.datum_von ? -1 : 1)),
      erklaerungen: Object.entries(ERKLAERUNGEN).map(([feld, text]) => {
        const letzte = erklaerungen.find((eine) => eine.schluessel === schluessel && eine.feld === feld);
        return { feld, text, zugestimmt: letzte?.zugestimmt ?? null, seit: letzte?.erteilt.toISOString() ?? null };
      }),
    };
  });

  const warteplaetze = [];
  for (const { id, veranstaltung_id, kinder: wer, status, davor, angebot_bis } of wartende) {
    const veranstaltung = events.get(veranstaltung_id);
    if (!veranstaltung) continue;
    warteplaetze.push({
      id,
      veranstaltung,
      kinder: wer.map(({ vorname }) => vorname),
      status,
      platz: status === 'wartet' ? davor + 1 : null,
      angebot_bis: angebot_bis?.toISOString() ?? null,
      kosten: writeKosten(await computeAngebot(db, veranstaltung, { email, kinder: wer }, optionen)),
    });
  }

  const rechnungen = [];
  for (const { id, referenz } of buchungen) {
    const konto = optionen.konto && (await createZahlungRepository(db).findKontoOf(id));
    if (!konto) continue;
    const { soll, offen, faellig } = konto;
    const href = `${buildRechnungPfad(token)}&id=${id}`;
    rechnungen.push({ referenz, summe: toEuro(soll), offen: toEuro(offen), faellig, href });
  }
  return { kinder, warteplaetze, rechnungen, offen: isAnmeldungOpen(optionen, jetzt) };
}
