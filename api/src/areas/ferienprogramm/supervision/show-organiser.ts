import { randomUUID } from 'node:crypto';
import type { Organiser, OrganiserSheet } from '@gm/shared/areas/ferienprogramm/organisers/organiser';
import { countFreePlaces, UNLIMITED } from '@gm/shared/areas/ferienprogramm/rules';
import { computeAge } from '@gm/shared/rules/compute-age';
import type { DataSource } from '../../../core/platform/database/database.ts';
import { toEvent } from '../administration/show-administration.ts';
import { showDraft } from '../drafts/show-draft.ts';
import { createHelperRepository } from '../helpers/helper-repository.ts';
import { showHelpers } from '../helpers/show-helper.ts';
import { listDays } from '../organisers/list-days.ts';
import { listExpenses } from '../organisers/list-expenses.ts';
import { createOrganiserRepository } from '../organisers/organiser-repository.ts';
import { createParticipantsRepository } from '../participants/participants-repository.ts';
import { createHolidayAdministrationRepository } from '../program/holiday-administration-repository.ts';
import { buildSheetPath } from '../program/organiser-path.ts';

type Line = Parameters<typeof toEvent>[0];

function toLine(line: Line) {
  const { einnahmen: _geld, detailURL: _intranet, ...event } = toEvent(line);
  const free = countFreePlaces({ teilnehmer_max: event.teilnehmer_max, bereits_reserviert: event.belegt });
  return { ...event, frei: event.teilnehmer_max >= UNLIMITED ? null : free };
}

/** All events of an address, by first day. */
export async function showOrganiser(db: DataSource, token: string, email: string): Promise<Organiser> {
  const own = new Set(await createOrganiserRepository(db).listEvents(email));
  const lines = await createHolidayAdministrationRepository(db).list();
  return {
    angemeldet: true,
    email,
    hilft: await createHelperRepository(db).isKnown(email),
    data: lines
      .filter(({ id }) => own.has(id))
      .map((line) => ({ ...toLine(line), href: buildSheetPath(token, line.id) })),
  };
}

/** One event of an address; null for unknown events and those of others alike. */
export async function showSheet(db: DataSource, id: number, email: string): Promise<OrganiserSheet | null> {
  const organiser = createOrganiserRepository(db);
  if ((await organiser.findName(id, email)) === null) return null;
  const administration = createHolidayAdministrationRepository(db);
  const line = await administration.find(id);
  const list = await createParticipantsRepository(db).list(id);
  const helper = await showHelpers(db, id);
  if (!line || !list || !helper) return null;
  const families = await administration.listFamilien(id);
  return {
    ...toLine(line),
    entwurf: line.entwurf ? await showDraft(db, id) : null,
    fragen: list.fragen,
    liste: list.teilnehmer.map(({ name, vorname: firstName, geburtstag: birthday, angaben: details }) => ({
      name: `${name}, ${firstName}`,
      alter: computeAge(birthday, list.datum_von),
      angaben: details,
    })),
    familien: new Set(families.map((family) => family.email.toLowerCase())).size,
    auslagen: await listExpenses(db, id),
    helfer: helper,
    tage: line.entwurf ? [] : listDays(list, new Date()).map(({ tag: day }) => day),
    beleg: randomUUID(),
  };
}
