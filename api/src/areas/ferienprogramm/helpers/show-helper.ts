import type { HelperList, Helping } from '@gm/shared/areas/ferienprogramm/organisers/helper';
import type { DataSource } from '../../../core/platform/database/database.ts';
import { listDays } from '../organisers/list-days.ts';
import { createOrganiserRepository } from '../organisers/organiser-repository.ts';
import { formatTermin } from '../program/format-termin.ts';
import { createHelperRepository } from './helper-repository.ts';

/** Earlier than any event, so that all its days count. */
const ALWAYS = new Date(0);

/** Helpers of an event and the number missing per day; null if it does not exist. */
export async function showHelpers(db: DataSource, id: number): Promise<HelperList | null> {
  const repository = createHelperRepository(db);
  const event = await repository.findEvent(id);
  if (!event) return null;
  const helper = await repository.list(id);
  const count = (day: string) => helper.filter(({ tage: days }) => days.includes(day)).length;
  return {
    noetig: event.helfer_noetig,
    helfer: helper,
    tage: listDays(event, ALWAYS).map(({ tag: day }) => ({
      tag: day,
      fehlen: Math.max(0, event.helfer_noetig - count(day)),
    })),
  };
}

/** Events a confirmed address was asked to help at, until they end. Without names of other helpers. */
export async function showHelping(db: DataSource, email: string, now: Date): Promise<Helping> {
  const repository = createHelperRepository(db);
  const data: Helping['data'] = [];
  for (const { id } of await repository.listOf(email)) {
    const event = await repository.findEvent(id);
    const list = await showHelpers(db, id);
    const me = list?.helfer.find((one) => one.email === email);
    if (!event || !list || !me) continue;
    const coming = new Set(listDays(event, now).map(({ tag: day }) => day));
    if (coming.size === 0) continue;
    data.push({
      id,
      titel: event.titel,
      termin: formatTermin(event),
      ort: event.veranstaltungsort,
      abgesagt: !event.aktiv && !event.entwurf,
      veranstalter: (await createOrganiserRepository(db).list(id)).map(({ name, email: address }) => ({
        name,
        email: address,
      })),
      telefon: me.telefon,
      hinweis: me.hinweis,
      tage: list.tage
        .filter(({ tag: day }) => coming.has(day))
        .map(({ tag: day, fehlen: missing }) => ({ tag: day, fehlen: missing, dabei: me.tage.includes(day) })),
    });
  }
  return { angemeldet: true, email, data };
}
