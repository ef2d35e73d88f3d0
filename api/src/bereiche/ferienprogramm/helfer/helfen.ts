import { AppError } from '@gm/shared/fehler/app-error';
import type { Datenquelle } from '../../../kern/daten/database.ts';
import { createFaults } from '../../../kern/formulare/receive-once.ts';
import { createOutboxRepository } from '../../../kern/mail/outbox-repository.ts';
import { renderMail } from '../../../kern/mail/render-mail.ts';
import type { Saison } from '../ferien-dienst.ts';
import { listTage } from '../veranstalter/list-tage.ts';
import { requireZugang, UNBEKANNT } from '../veranstalter/open-zugang.ts';
import { createVeranstalterRepository } from '../veranstalter/veranstalter-repository.ts';
import { composeRueckzug } from './compose-helfer.ts';
import { createHelferRepository } from './helfer-repository.ts';
import type { Helfenvorgang } from './helfervorgang.ts';

type Vorgang = Exclude<Helfenvorgang, { vorgang: 'abmelden' }>;

/** Somebody who was asked says on which days, or no longer at all; gives a sentence about it. Throws `nicht_gefunden` for events of others. */
export async function runHelfen(trx: Datenquelle, eingabe: Vorgang, saison: Saison, jetzt: Date): Promise<string> {
  const { id } = eingabe;
  const email = await requireZugang(trx, eingabe.token);
  const repository = createHelferRepository(trx);
  const ich = await repository.find(id, email);
  const event = ich && (await repository.findEvent(id));
  if (!ich || !event) throw new AppError('nicht_gefunden', UNBEKANNT);
  const offen = listTage(event, jetzt).map(({ tag }) => tag);
  const tage = eingabe.vorgang === 'helfen' ? eingabe.tage : [];
  if (tage.some((tag) => !offen.includes(tag))) {
    throw createFaults([{ feld: 'tage', meldung: 'An diesem Tag ist die Veranstaltung nicht, oder er ist vorbei.' }]);
  }
  const zurueck = await repository.setTage(
    ich.id,
    tage,
    offen.filter((tag) => !tage.includes(tag)),
  );
  if (zurueck.length > 0) {
    // Whoever counts on somebody hears of it, also the evening before.
    const outbox = createOutboxRepository(trx);
    for (const veranstalter of await createVeranstalterRepository(trx).list(id)) {
      await outbox.store(renderMail(composeRueckzug(veranstalter.email, ich, zurueck, event, saison)));
    }
  }
  if (eingabe.vorgang === 'nicht_mehr') {
    await repository.remove(id, ich.id);
    return `Sie helfen bei „${event.titel}“ nicht mehr mit. Ihre Angaben dazu sind gelöscht.`;
  }
  await repository.setAngaben(ich.id, { telefon: eingabe.telefon, hinweis: eingabe.hinweis });
  const wann = tage.length === 1 ? 'einem Tag' : `${tage.length} Tagen`;
  return tage.length === 0
    ? `Gespeichert: Bei „${event.titel}“ sind Sie an keinem Tag eingetragen.`
    : `Vielen Dank! Bei „${event.titel}“ sind Sie an ${wann} eingetragen.`;
}
