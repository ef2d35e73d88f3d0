import { randomUUID } from 'node:crypto';
import { countFreePlaetze, UNBEGRENZT } from '@gm/shared/bereiche/ferienprogramm/regeln';
import type { Veranstalter, Veranstalterblatt } from '@gm/shared/bereiche/ferienprogramm/veranstalter';
import { computeAlter } from '@gm/shared/regeln/compute-alter';
import type { Datenquelle } from '../../../kern/daten/database.ts';
import { createFerienverwaltungRepository } from '../ferienverwaltung-repository.ts';
import { createHelferRepository } from '../helfer/helfer-repository.ts';
import { showHelfer } from '../helfer/show-helfer.ts';
import { showEntwurf } from '../show-entwurf.ts';
import { toEvent } from '../show-verwaltung.ts';
import { createTeilnehmerRepository } from '../teilnehmer-repository.ts';
import { listAuslagen } from './list-auslagen.ts';
import { listTage } from './list-tage.ts';
import { buildBlattPfad } from './veranstalter-pfad.ts';
import { createVeranstalterRepository } from './veranstalter-repository.ts';

type Zeile = Parameters<typeof toEvent>[0];

function toZeile(zeile: Zeile) {
  const { einnahmen: _geld, detailURL: _intranet, ...event } = toEvent(zeile);
  const frei = countFreePlaetze({ teilnehmer_max: event.teilnehmer_max, bereits_reserviert: event.belegt });
  return { ...event, frei: event.teilnehmer_max >= UNBEGRENZT ? null : frei };
}

/** All events of an address, by their first day. */
export async function showVeranstalter(db: Datenquelle, token: string, email: string): Promise<Veranstalter> {
  const eigene = new Set(await createVeranstalterRepository(db).listEvents(email));
  const zeilen = await createFerienverwaltungRepository(db).list();
  return {
    angemeldet: true,
    email,
    hilft: await createHelferRepository(db).isKnown(email),
    data: zeilen
      .filter(({ id }) => eigene.has(id))
      .map((zeile) => ({ ...toZeile(zeile), href: buildBlattPfad(token, zeile.id) })),
  };
}

/** One event of an address; null for one of somebody else as for one that does not exist. */
export async function showBlatt(db: Datenquelle, id: number, email: string): Promise<Veranstalterblatt | null> {
  const veranstalter = createVeranstalterRepository(db);
  if ((await veranstalter.findName(id, email)) === null) return null;
  const verwaltung = createFerienverwaltungRepository(db);
  const zeile = await verwaltung.find(id);
  const liste = await createTeilnehmerRepository(db).list(id);
  const helfer = await showHelfer(db, id);
  if (!zeile || !liste || !helfer) return null;
  const familien = await verwaltung.listFamilien(id);
  return {
    ...toZeile(zeile),
    entwurf: zeile.entwurf ? await showEntwurf(db, id) : null,
    fragen: liste.fragen,
    liste: liste.teilnehmer.map(({ name, vorname, geburtstag, angaben }) => ({
      name: `${name}, ${vorname}`,
      alter: computeAlter(geburtstag, liste.datum_von),
      angaben,
    })),
    familien: new Set(familien.map((familie) => familie.email.toLowerCase())).size,
    auslagen: await listAuslagen(db, id),
    helfer,
    tage: zeile.entwurf ? [] : listTage(liste, new Date()).map(({ tag }) => tag),
    beleg: randomUUID(),
  };
}
