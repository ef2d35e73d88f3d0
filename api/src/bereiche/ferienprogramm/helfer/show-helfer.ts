import type { Helfen, Helferliste } from '@gm/shared/bereiche/ferienprogramm/helfer';
import type { Datenquelle } from '../../../kern/daten/database.ts';
import { formatTermin } from '../format-termin.ts';
import { listTage } from '../veranstalter/list-tage.ts';
import { createVeranstalterRepository } from '../veranstalter/veranstalter-repository.ts';
import { createHelferRepository } from './helfer-repository.ts';

/** Long before any event: all its days count. */
const IMMER = new Date(0);

/** Who helps at an event and on which days somebody is missing; null when there is no such event. */
export async function showHelfer(db: Datenquelle, id: number): Promise<Helferliste | null> {
  const repository = createHelferRepository(db);
  const event = await repository.findEvent(id);
  if (!event) return null;
  const helfer = await repository.list(id);
  const count = (tag: string) => helfer.filter(({ tage }) => tage.includes(tag)).length;
  return {
    noetig: event.helfer_noetig,
    helfer,
    tage: listTage(event, IMMER).map(({ tag }) => ({ tag, fehlen: Math.max(0, event.helfer_noetig - count(tag)) })),
  };
}

/** What a proven address was asked to help at, until it is over. Of others who help no name. */
export async function showHelfen(db: Datenquelle, email: string, jetzt: Date): Promise<Helfen> {
  const repository = createHelferRepository(db);
  const data: Helfen['data'] = [];
  for (const { id } of await repository.listOf(email)) {
    const event = await repository.findEvent(id);
    const liste = await showHelfer(db, id);
    const ich = liste?.helfer.find((eine) => eine.email === email);
    if (!event || !liste || !ich) continue;
    const kommende = new Set(listTage(event, jetzt).map(({ tag }) => tag));
    if (kommende.size === 0) continue;
    data.push({
      id,
      titel: event.titel,
      termin: formatTermin(event),
      ort: event.veranstaltungsort,
      abgesagt: !event.aktiv && !event.entwurf,
      veranstalter: (await createVeranstalterRepository(db).list(id)).map(({ name, email: adresse }) => ({
        name,
        email: adresse,
      })),
      telefon: ich.telefon,
      hinweis: ich.hinweis,
      tage: liste.tage
        .filter(({ tag }) => kommende.has(tag))
        .map(({ tag, fehlen }) => ({ tag, fehlen, dabei: ich.tage.includes(tag) })),
    });
  }
  return { angemeldet: true, email, data };
}
