import type { Fehlermeldung } from '@gm/shared/schemas/fehlermeldung';
import type { Config } from '../../config.ts';
import { createFehlermeldungRepository } from '../../daten/fehlermeldung-repository.ts';
import type { Formular } from '../../formulare/nimm-formular-entgegen.ts';
import { nenneAbsender } from '../../mail/nenne-absender.ts';

/** Report of a fault: stored, acknowledged to the sender, and passed on to the office. */
export function createFehlermeldungFormular(config: Pick<Config, 'MAIL_FROM' | 'MAIL_ADMIN'>): Formular<Fehlermeldung> {
  return {
    name: 'fehlermeldung',
    kuerzel: 'FM',
    speichere: (trx, { name, email, seite, nachricht, route }, referenz) =>
      createFehlermeldungRepository(trx).speichere({ name, email, seite, nachricht, route, referenz }),
    verfasseMails: (meldung, { referenz }) => [
      {
        an: meldung.email,
        antwortAn: config.MAIL_ADMIN,
        betreff: `Ihre Fehlermeldung ${referenz}`,
        // Nothing of what was typed: the form could otherwise be used to send words to strangers in our name.
        teile: [
          { art: 'ueberschrift', text: 'Vielen Dank für Ihre Meldung!' },
          { art: 'absatz', text: `Ihre Fehlermeldung ist bei uns eingegangen. Sie hat die Nummer ${referenz}.` },
          {
            art: 'absatz',
            text: 'Wir prüfen den Fehler und melden uns, wenn wir Fragen haben. Bitte nennen Sie bei Rückfragen diese Nummer.',
          },
          { art: 'absatz', text: `Mit freundlichen Grüßen\n${nenneAbsender(config.MAIL_FROM)}` },
          {
            art: 'absatz',
            text: 'Diese Nachricht wurde automatisch erstellt. Wenn Sie uns nichts gemeldet haben, hat jemand irrtümlich Ihre Adresse angegeben; bitte löschen Sie die Nachricht dann.',
          },
        ],
      },
      {
        an: config.MAIL_ADMIN,
        antwortAn: meldung.email,
        betreff: `Fehlermeldung ${referenz}`,
        teile: [
          { art: 'ueberschrift', text: `Fehlermeldung ${referenz}` },
          {
            art: 'angaben',
            angaben: [
              { titel: 'Name', wert: meldung.name },
              { titel: 'E-Mail', wert: meldung.email },
              { titel: 'Betroffene Seite', wert: meldung.seite || 'nicht angegeben' },
              { titel: 'Nachricht', wert: meldung.nachricht },
              { titel: 'Gesendet von der Seite', wert: meldung.route || 'nicht angegeben' },
            ],
          },
        ],
      },
    ],
  };
}
