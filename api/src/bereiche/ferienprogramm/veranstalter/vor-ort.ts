import { randomUUID } from 'node:crypto';
import { mergeVermerke, type Vermerk } from '@gm/shared/bereiche/ferienprogramm/vermerke';
import type { Abgleich, Mitnahme } from '@gm/shared/bereiche/ferienprogramm/vor-ort';
import { AppError } from '@gm/shared/fehler/app-error';
import { formatDatum } from '@gm/shared/format/datum';
import { computeAlter } from '@gm/shared/regeln/compute-alter';
import { buildTokenHash, createSecret } from '../../../kern/betrieb/geheimnis.ts';
import type { Datenquelle } from '../../../kern/daten/database.ts';
import { formatTermin } from '../format-termin.ts';
import { createTeilnehmerRepository } from '../teilnehmer-repository.ts';
import type { Teilnehmerliste } from '../teilnehmerliste.ts';
import { listTage } from './list-tage.ts';
import { requireVeranstalter, UNBEKANNT } from './open-zugang.ts';
import { createVeranstalterRepository } from './veranstalter-repository.ts';
import { createVermerkeRepository } from './vermerke-repository.ts';

/** A phone that is further ahead would win over everybody. */
const VORAUS_MS = 60_000;

const listKinder = ({ teilnehmer, datum_von }: Teilnehmerliste): Abgleich['kinder'] =>
  teilnehmer.map(({ id, name, vorname, geburtstag, angaben }) => ({
    id,
    name: `${name}, ${vorname}`,
    alter: computeAlter(geburtstag, datum_von),
    angaben,
  }));

/** The list of one day goes onto one device, which gets a secret of its own. */
export async function takeListe(
  db: Datenquelle,
  { token, id, tag }: { token: string; id: number; tag: string },
  jetzt: Date,
): Promise<Mitnahme> {
  const { email } = await requireVeranstalter(db, token, id);
  const liste = await createTeilnehmerRepository(db).list(id);
  const bis = liste && listTage(liste, jetzt).find((eine) => eine.tag === tag)?.bis;
  if (!liste || !bis)
    throw new AppError('nicht_gefunden', liste ? 'Diesen Tag gibt es nicht, oder er ist vorbei.' : UNBEKANNT);
  const geheimnis = createSecret();
  const vermerke = createVermerkeRepository(db);
  await vermerke.addMitnahme({ veranstaltung_id: id, tag, email, token_hash: geheimnis.token_hash, bis });
  await createVeranstalterRepository(db).note(
    id,
    email,
    `Anwesenheitsliste für den ${formatDatum(tag)} auf ein Gerät mitgenommen`,
  );
  return {
    token: geheimnis.token,
    geraet: randomUUID(),
    jetzt: jetzt.getTime(),
    titel: liste.titel,
    termin: formatTermin(liste.taeglich ? onlyDay(liste, tag) : liste),
    ort: liste.veranstaltungsort ?? '',
    bis: bis.getTime(),
    fragen: liste.fragen,
    kinder: listKinder(liste),
    vermerke: await vermerke.list({ veranstaltung_id: id, tag }),
  };
}

/** One day of an event that takes place daily. */
const onlyDay = ({ datum_von, datum_bis }: Teilnehmerliste, tag: string) => ({
  datum_von: tag + datum_von.slice(10),
  datum_bis: tag + datum_bis.slice(10),
  taeglich: false,
});

/** Takes what a device has marked, and gives what all of them have. Throws `anmeldung_noetig` where the device may not any more. */
export async function mergeAbgleich(
  db: Datenquelle,
  { token, vermerke: gesendet }: { token: string; vermerke: readonly Vermerk[] },
  jetzt: Date,
): Promise<Abgleich> {
  const vermerke = createVermerkeRepository(db);
  const tag = await vermerke.findMitnahme(buildTokenHash(token));
  const liste = tag && (await createTeilnehmerRepository(db).list(tag.veranstaltung_id));
  if (!liste) {
    throw new AppError('anmeldung_noetig', 'Diese Liste gilt nicht mehr. Sie wird von diesem Gerät gelöscht.');
  }
  const kinder = listKinder(liste);
  const bekannt = new Set(kinder.map(({ id }) => id));
  const spaetestens = jetzt.getTime() + VORAUS_MS;
  await vermerke.merge(
    tag,
    // A family has cancelled meanwhile: nothing is wrong with the rest.
    mergeVermerke(gesendet)
      .filter(({ kind }) => bekannt.has(kind))
      .map((vermerk) => ({ ...vermerk, zeit: Math.min(vermerk.zeit, spaetestens) })),
  );
  return {
    jetzt: jetzt.getTime(),
    kinder: tag.bis > jetzt ? kinder : [],
    fragen: liste.fragen,
    vermerke: (await vermerke.list(tag)).filter(({ kind }) => bekannt.has(kind)),
  };
}
