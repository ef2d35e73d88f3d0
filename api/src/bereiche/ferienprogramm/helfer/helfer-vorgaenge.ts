import { AppError } from '@gm/shared/fehler/app-error';
import type { Datenquelle } from '../../../kern/daten/database.ts';
import { createFaults } from '../../../kern/formulare/receive-once.ts';
import { createOutboxRepository } from '../../../kern/mail/outbox-repository.ts';
import { renderMail } from '../../../kern/mail/render-mail.ts';
import { createDrosselRepository } from '../../../kern/server/drossel-repository.ts';
import type { Saison } from '../ferien-dienst.ts';
import { UNBEKANNT } from '../veranstalter/open-zugang.ts';
import { composeHelferbitte } from './compose-helfer.ts';
import { createHelferRepository } from './helfer-repository.ts';
import type { Helfervorgang } from './helfervorgang.ts';

/** People who are asked to help at one event in a day: each gets a mail. */
const BITTEN_AM_TAG = 50;
const TAG = 24 * 60;

/** What organisers and staff do about an event's helpers; gives a sentence about it, and a line for staff that names nobody. */
export async function runHelfervorgang(
  trx: Datenquelle,
  eingabe: Helfervorgang,
  id: number,
  saison: Saison,
): Promise<[satz: string, notiz: string]> {
  const repository = createHelferRepository(trx);
  const event = await repository.findEvent(id);
  if (!event) throw new AppError('nicht_gefunden', UNBEKANNT);
  switch (eingabe.vorgang) {
    case 'helferbedarf': {
      await repository.setNoetig(id, eingabe.noetig);
      const satz = eingabe.noetig === 0 ? 'Es werden keine Helfer gesucht.' : `Gesucht an jedem Tag: ${eingabe.noetig}`;
      return [satz, `Helfer je Tag: ${eingabe.noetig}`];
    }
    case 'helfer_eintragen': {
      const { name, email } = eingabe;
      const refuse = (meldung: string) => createFaults([{ feld: 'email', meldung }]);
      if (!(await repository.add(id, name, email))) {
        throw refuse('Diese Adresse ist für die Veranstaltung schon eingetragen.');
      }
      if ((await createDrosselRepository(trx).count('ferien-helfer', String(id), TAG)) > BITTEN_AM_TAG) {
        throw refuse(`Mehr als ${BITTEN_AM_TAG} Helfer am Tag können Sie nicht eintragen.`);
      }
      await createOutboxRepository(trx).store(renderMail(composeHelferbitte({ name, email }, event, saison)));
      return [`${name} ist eingetragen und bekommt eine E-Mail mit dem Weg zu den Tagen.`, 'Helfer eingetragen'];
    }
    case 'helfer_austragen': {
      const weg = await repository.remove(id, eingabe.helfer);
      if (!weg) throw createFaults([{ feld: 'helfer', meldung: 'Dieser Eintrag wurde schon gelöscht.' }]);
      return [`${weg.name} ist nicht mehr eingetragen. Bitte sagen Sie selbst Bescheid.`, 'Helfer ausgetragen'];
    }
  }
}
