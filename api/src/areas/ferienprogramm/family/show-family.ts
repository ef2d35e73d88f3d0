import { LIST_FIELDS, pickFields } from '@gm/shared/areas/ferienprogramm/child-fields';
import type { FerienprogrammOptions } from '@gm/shared/areas/ferienprogramm/ferienprogramm';
import { writeCosts } from '@gm/shared/areas/ferienprogramm/payment/ferienprogramm-costs';
import { DECLARATIONS, type Family } from '@gm/shared/areas/ferienprogramm/registration/family';
import type { Question } from '@gm/shared/areas/ferienprogramm/registration/question-names';
import { getCancellationClosing, isRegistrationOpen } from '@gm/shared/areas/ferienprogramm/rules';
import { toEuro } from '@gm/shared/format/amount';
import { buildTokenHash } from '../../../core/platform/config/secret.ts';
import type { DataSource } from '../../../core/platform/database/database.ts';
import { isCancellable } from '../booked/show-booking.ts';
import { createFamilyRepository } from '../booking/family-repository.ts';
import { createDetailsRepository } from '../organisers/details-repository.ts';
import { groupBy } from '../payment/account-repository.ts';
import { computeOffer } from '../payment/offer-costs.ts';
import { createPaymentRepository } from '../payment/payment-repository.ts';
import { createFerienprogrammRepository } from '../program/ferienprogramm-repository.ts';
import { buildBillPath } from '../program/private-path.ts';
import { listQuestionsOf } from './save-details.ts';

/** Everything of one family; null unless the link is of a confirmed booking. */
export async function showFamily(
  db: DataSource,
  token: string,
  options: FerienprogrammOptions,
  now: Date,
): Promise<Family | null> {
  const families = createFamilyRepository(db);
  const found = await families.find(buildTokenHash(token));
  if (!found) return null;
  const { email } = found;
  const bookings = await families.listBuchungen(email);
  const waiting = await families.listWaiting(email);
  const declarations = await families.listDeclarations(email);
  const ids = [
    ...bookings.flatMap(({ kinder: children }) =>
      children.flatMap(({ teilnahmen: participations }) => participations.map((one) => one.veranstaltung_id)),
    ),
    ...waiting.map(({ veranstaltung_id }) => veranstaltung_id),
  ];
  const events = new Map(
    (await createFerienprogrammRepository(db).findAll([...new Set(ids)])).map((event) => [event.id, event]),
  );
  const all = bookings.flatMap(({ referenz: reference, kinder: children }) =>
    children.map((child) => ({ ...child, referenz: reference })),
  );

  const answers = await createDetailsRepository(db).read(all.map(({ id }) => id));
  const groups = groupBy(all, ({ schluessel: key }) => key);
  const asked = new Map<string, Map<Question, number[]>>();
  for (const [key, entries] of groups) asked.set(key, await listQuestionsOf(db, entries));

  const children = groups.map(([key, entries]) => {
    const { id, vorname: firstName, name, geburtstag: birthday } = entries[0];
    const termine = entries.flatMap(({ id: child, referenz: reference, teilnahmen: participations }) =>
      participations.flatMap(({ veranstaltung_id, preis: price, storniert: cancelled }) => {
        const veranstaltung = events.get(veranstaltung_id);
        if (!veranstaltung) return [];
        const free = cancelled === null;
        return {
          kind: child,
          referenz: reference,
          veranstaltung,
          preis: toEuro(price),
          storniert: !free,
          stornierbar: free && isCancellable(veranstaltung, options, now),
          storno_bis: getCancellationClosing(veranstaltung, options),
        };
      }),
    );
    return {
      id,
      vorname: firstName,
      name,
      geburtstag: birthday,
      ...pickFields(entries[0], LIST_FIELDS),
      // Two bookings of a child may have different remarks; the family reads and changes them as one.
      bemerkung: [...new Set(entries.map(({ bemerkung: remark }) => remark).filter(Boolean))].join('\n'),
      fragen: [...(asked.get(key) ?? [])].map(([field, from]) => ({
        feld: field,
        antwort: entries.map((entry) => answers.get(entry.id)?.[field]).find(Boolean) ?? '',
        veranstaltungen: from.flatMap((num) => events.get(num)?.titel ?? []),
      })),
      termine: termine.sort((a, b) => (a.veranstaltung.datum_von < b.veranstaltung.datum_von ? -1 : 1)),
      erklaerungen: Object.entries(DECLARATIONS).map(([field, text]) => {
        const last = declarations.find((one) => one.schluessel === key && one.feld === field);
        return { feld: field, text, zugestimmt: last?.zugestimmt ?? null, seit: last?.erteilt.toISOString() ?? null };
      }),
    };
  });

  const waitingPlaces = [];
  for (const { id, veranstaltung_id, kinder: who, status, davor: beforehand, angebot_bis } of waiting) {
    const veranstaltung = events.get(veranstaltung_id);
    if (!veranstaltung) continue;
    waitingPlaces.push({
      id,
      veranstaltung,
      kinder: who.map(({ vorname: firstName }) => firstName),
      status,
      platz: status === 'wartet' ? beforehand + 1 : null,
      angebot_bis: angebot_bis?.toISOString() ?? null,
      kosten: writeCosts(await computeOffer(db, veranstaltung, { email, kinder: who }, options)),
    });
  }

  const bills = [];
  for (const { id, referenz: reference } of bookings) {
    const account = options.konto && (await createPaymentRepository(db).findKontoOf(id));
    if (!account) continue;
    const { soll: target, offen: open, faellig: due } = account;
    const href = `${buildBillPath(token)}&id=${id}`;
    bills.push({ referenz: reference, summe: toEuro(target), offen: toEuro(open), faellig: due, href });
  }
  const newest = bookings.at(-1);
  return {
    kinder: children,
    warteplaetze: waitingPlaces,
    rechnungen: bills,
    offen: isRegistrationOpen(options, now),
    kontakt: newest ? { strasse: newest.strasse, plz: newest.plz, ort: newest.ort, telefon: newest.telefon } : null,
  };
}
