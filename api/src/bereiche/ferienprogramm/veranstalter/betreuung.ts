import { FRAGEN_NAMEN } from '@gm/shared/bereiche/ferienprogramm/frage-namen';
import { AppError } from '@gm/shared/fehler/app-error';
import type { Datenquelle } from '../../../kern/daten/database.ts';
import { createFaults } from '../../../kern/formulare/receive-once.ts';
import { createOutboxRepository } from '../../../kern/mail/outbox-repository.ts';
import { renderMail } from '../../../kern/mail/render-mail.ts';
import type { Saison } from '../ferien-dienst.ts';
import { createFerienverwaltungRepository } from '../ferienverwaltung-repository.ts';
import { runHelfervorgang } from '../helfer/helfer-vorgaenge.ts';
import { composeBenennung } from './compose-veranstalter.ts';
import { UNBEKANNT } from './open-zugang.ts';
import { createVeranstalterRepository } from './veranstalter-repository.ts';
import type { Betreuungsvorgang } from './veranstaltervorgang.ts';

/** Staff say who looks after an event, and what it asks families; gives a sentence about it. */
export async function runBetreuungsvorgang(
  db: Datenquelle,
  eingabe: Betreuungsvorgang,
  saison: Saison,
  wer: string,
): Promise<string> {
  const { optionen, absender } = saison;
  return db.transaction().execute(async (trx) => {
    const event = await createFerienverwaltungRepository(trx).find(eingabe.id);
    if (!event) throw new AppError('nicht_gefunden', UNBEKANNT);
    const veranstalter = createVeranstalterRepository(trx);
    const note = (was: string) => veranstalter.note(event.id, wer, was);
    switch (eingabe.vorgang) {
      case 'eintragen': {
        const { name, email } = eingabe;
        if (!(await veranstalter.add(event.id, name, email))) {
          throw createFaults([
            { feld: 'email', meldung: 'Diese Adresse ist für die Veranstaltung schon eingetragen.' },
          ]);
        }
        await note(`${name} (${email}) als Veranstalter eingetragen`);
        await createOutboxRepository(trx).store(
          renderMail(composeBenennung({ name, email }, event, absender, optionen)),
        );
        return `${name} ist eingetragen und bekommt eine E-Mail mit dem Weg zur Seite für Veranstalter.`;
      }
      case 'austragen': {
        const weg = await veranstalter.remove(event.id, eingabe.veranstalter);
        if (!weg) throw new AppError('konflikt', 'Dieser Eintrag wurde schon gelöscht.');
        await note(`${weg.name} (${weg.email}) ausgetragen`);
        return `${weg.name} sieht diese Veranstaltung ab sofort nicht mehr.`;
      }
      case 'fragen': {
        await veranstalter.setFragen(
          event.id,
          FRAGEN_NAMEN.filter((feld) => eingabe[feld]),
        );
        await note('Fragen an die Familien geändert');
        return 'Gespeichert: Das fragen wir die Familien nach der Buchung.';
      }
      case 'helferbedarf':
      case 'helfer_eintragen':
      case 'helfer_austragen': {
        const [satz, notiz] = await runHelfervorgang(trx, eingabe, event.id, saison);
        await note(notiz);
        return satz;
      }
    }
  });
}
