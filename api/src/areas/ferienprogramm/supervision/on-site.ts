import { randomUUID } from 'node:crypto';
import { type Mark, mergeMarks } from '@gm/shared/areas/ferienprogramm/organisers/marks';
import type { Sync, TakeAway } from '@gm/shared/areas/ferienprogramm/organisers/on-site';
import { AppError } from '@gm/shared/errors/app-error';
import { formatDate } from '@gm/shared/format/date';
import { computeAge } from '@gm/shared/rules/compute-age';
import { buildTokenHash, createSecret } from '../../../core/platform/config/secret.ts';
import type { DataSource } from '../../../core/platform/database/database.ts';
import { listDays } from '../organisers/list-days.ts';
import { createMarksRepository } from '../organisers/marks-repository.ts';
import { requireOrganiser, UNKNOWN } from '../organisers/open-access.ts';
import { createOrganiserRepository } from '../organisers/organiser-repository.ts';
import type { ParticipantList } from '../participants/participant-list.ts';
import { createParticipantsRepository } from '../participants/participants-repository.ts';
import { formatTermin } from '../program/format-termin.ts';

/** Maximum clock skew: otherwise a device with a fast clock would always win the merge. */
const AHEAD_MS = 60_000;

const listChildren = ({ teilnehmer: participants, datum_von }: ParticipantList): Sync['kinder'] =>
  participants.map(({ id, name, vorname: firstName, geburtstag: birthday, angaben: details }) => ({
    id,
    name: `${name}, ${firstName}`,
    alter: computeAge(birthday, datum_von),
    angaben: details,
  }));

/** Loads the list of one day onto a device, which gets a secret of its own. */
export async function takeList(
  db: DataSource,
  { token, id, tag: day }: { token: string; id: number; tag: string },
  now: Date,
): Promise<TakeAway> {
  const { email } = await requireOrganiser(db, token, id);
  const list = await createParticipantsRepository(db).list(id);
  const until = list && listDays(list, now).find((one) => one.tag === day)?.bis;
  if (!list || !until)
    throw new AppError('nicht_gefunden', list ? 'Diesen Tag gibt es nicht, oder er ist vorbei.' : UNKNOWN);
  const secret = createSecret();
  const marks = createMarksRepository(db);
  await marks.addMitnahme({ veranstaltung_id: id, tag: day, email, token_hash: secret.token_hash, bis: until });
  await createOrganiserRepository(db).note(
    id,
    email,
    `Anwesenheitsliste für den ${formatDate(day)} auf ein Gerät mitgenommen`,
  );
  return {
    token: secret.token,
    geraet: randomUUID(),
    jetzt: now.getTime(),
    titel: list.titel,
    termin: formatTermin(list.taeglich ? onlyDay(list, day) : list),
    ort: list.veranstaltungsort ?? '',
    bis: until.getTime(),
    fragen: list.fragen,
    kinder: listChildren(list),
    vermerke: await marks.list({ veranstaltung_id: id, tag: day }),
  };
}

/** One day of a daily event. */
const onlyDay = ({ datum_von, datum_bis }: ParticipantList, day: string) => ({
  datum_von: day + datum_von.slice(10),
  datum_bis: day + datum_bis.slice(10),
  taeglich: false,
});

/**
 * Merges a device's records and returns the merged records of all. Throws `anmeldung_noetig` if the device has lost
 * access.
 */
export async function mergeSync(
  db: DataSource,
  { token, vermerke: sent }: { token: string; vermerke: readonly Mark[] },
  now: Date,
): Promise<Sync> {
  const marks = createMarksRepository(db);
  const day = await marks.findMitnahme(buildTokenHash(token));
  const list = day && (await createParticipantsRepository(db).list(day.veranstaltung_id));
  if (!list) {
    throw new AppError('anmeldung_noetig', 'Diese Liste gilt nicht mehr. Sie wird von diesem Gerät gelöscht.');
  }
  const children = listChildren(list);
  const known = new Set(children.map(({ id }) => id));
  const atLatest = now.getTime() + AHEAD_MS;
  await marks.merge(
    day,
    // Ignores children whose family has cancelled meanwhile.
    mergeMarks(sent)
      .filter(({ kind: child }) => known.has(child))
      .map((mark) => ({ ...mark, zeit: Math.min(mark.zeit, atLatest) })),
  );
  return {
    jetzt: now.getTime(),
    kinder: day.bis > now ? children : [],
    fragen: list.fragen,
    vermerke: (await marks.list(day)).filter(({ kind: child }) => known.has(child)),
  };
}
