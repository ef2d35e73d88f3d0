import type { Config } from '../config.ts';
import type { Datenquelle } from '../daten/database.ts';
import { createDrosselRepository } from '../daten/drossel-repository.ts';
import { createEinsendungRepository } from '../daten/einsendung-repository.ts';
import type { Eingang } from '../daten/tabellen/formulare.ts';
import type { Mail, MailTeil } from '../mail/mail.ts';
import { nenneAbsender } from '../mail/nenne-absender.ts';
import { beschreibeAngaben } from './beschreibe-angaben.ts';
import type { Einsendungsart } from './einsendungsarten.ts';
import type { Formular } from './nimm-formular-entgegen.ts';
import { noteZustimmungen } from './note-zustimmungen.ts';
import type { Blockoptionen } from './read-blockoptionen.ts';

/** What the answers of every form have. */
interface Grundangaben {
  route: string;
}

interface Einsendungsformular<Eingabe extends Grundangaben> extends Einsendungsart<Eingabe> {
  /** Where the acknowledgement goes to, and the answer of the office. */
  nenneEmail: (eingabe: Eingabe) => string;
  /** The acknowledgement: headline, and what happens next. The number is told between them. */
  dank: { titel: string; eingegangen: string; weiter: string };
  /** Faults only the database knows of, e.g. a category that does not exist. */
  pruefe?: Formular<Eingabe>['pruefe'];
  /** Puts in what the database knows better than the browser, e.g. the address of an organiser. */
  ergaenze?: Formular<Eingabe>['ergaenze'];
  /** More for the sender alone, e.g. a private link, in words of our own; stands below the number. */
  nenneZusatz?: (trx: Datenquelle, eingang: Eingang) => Promise<MailTeil[]>;
  /** What the visitor gets in place of the id, where the number would show too much. */
  bildeVerweis?: Formular<Eingabe>['bildeVerweis'];
  /** Stores more than the answers; gives the id the visitor needs, if it is not the one of the answers. */
  speichereDazu?: (trx: Datenquelle, eingabe: Eingabe, einsendungId: number) => Promise<number>;
}

/** Technical fields, and consents, which are kept with their wording. */
const NICHT_GESPEICHERT = new Set(['firma', 'route', 'bild', 'textMinChars', 'datenschutz', 'rechte', 'valid']);

/** Answers as they are kept. */
export function waehleAngaben(eingabe: Grundangaben): Record<string, unknown> {
  return Object.fromEntries(Object.entries(eingabe).filter(([name]) => !NICHT_GESPEICHERT.has(name)));
}

/** A form whose answers are kept in `einsendungen`, acknowledged to the sender and passed on to the office. */
export function createEinsendung<Eingabe extends Grundangaben>(
  config: Pick<Config, 'MAIL_FROM' | 'MAIL_ADMIN' | 'MAIL_EMPFAENGER' | 'EINGANGSMAILS_JE_STUNDE'>,
  art: Einsendungsformular<Eingabe>,
): Formular<Eingabe> {
  const nenneAmt = ({ empfaenger }: Blockoptionen) =>
    empfaenger ?? config.MAIL_EMPFAENGER[art.name] ?? config.MAIL_ADMIN;

  /**
   * Nobody has proved that the address is the sender's: not a word of the answers, or strangers could be written to in our
   * name; and a few an hour.
   */
  async function acknowledge(trx: Datenquelle, eingabe: Eingabe, eingang: Eingang, optionen: Blockoptionen) {
    const an = art.nenneEmail(eingabe);
    if (an === '') return null;
    const anzahl = await createDrosselRepository(trx).count('eingangsmail', an, 60);
    if (anzahl > config.EINGANGSMAILS_JE_STUNDE) return 'genug';
    const amt = nenneAmt(optionen);
    const { referenz } = eingang;
    return {
      an,
      antwortAn: amt,
      betreff: `${art.anrede} ${referenz}`,
      teile: [
        { art: 'ueberschrift', text: art.dank.titel },
        { art: 'absatz', text: `${art.dank.eingegangen} Die Referenznummer ist ${referenz}.` },
        { art: 'absatz', text: `${art.dank.weiter} Bitte nennen Sie bei Rückfragen diese Nummer.` },
        ...((await art.nenneZusatz?.(trx, eingang)) ?? []),
        { art: 'absatz', text: `Fragen beantwortet Ihnen gern: ${amt}` },
        { art: 'absatz', text: `Mit freundlichen Grüßen\n${nenneAbsender(config.MAIL_FROM)}` },
        {
          art: 'absatz',
          text: 'Diese Nachricht wurde automatisch erstellt. Wenn Sie uns nichts geschickt haben, hat jemand irrtümlich Ihre Adresse angegeben; bitte löschen Sie die Nachricht dann.',
        },
      ],
    } satisfies Mail;
  }

  async function verfasseMails(
    trx: Datenquelle,
    eingabe: Eingabe,
    { referenz }: Eingang,
    optionen: Blockoptionen,
  ): Promise<Mail[]> {
    const worte = await art.nenneWorte?.(trx, eingabe);
    const angaben = beschreibeAngaben(art.felder, waehleAngaben(eingabe), worte);
    return [
      {
        an: nenneAmt(optionen),
        antwortAn: art.nenneEmail(eingabe) || undefined,
        betreff: `${art.bezeichnung} ${referenz}`,
        teile: [
          { art: 'ueberschrift', text: `${art.bezeichnung} ${referenz}` },
          {
            art: 'angaben',
            angaben: [...angaben, { titel: 'Gesendet von der Seite', wert: eingabe.route || 'nicht angegeben' }],
          },
        ],
      },
    ];
  }

  return {
    name: art.name,
    kuerzel: art.kuerzel,
    pruefe: art.pruefe,
    ergaenze: art.ergaenze,
    acknowledge,
    verfasseMails,
    bildeVerweis: art.bildeVerweis,
    async speichere(trx, eingabe, { referenz, bild }) {
      const { route } = eingabe;
      const email = art.nenneEmail(eingabe);
      const angaben = waehleAngaben(eingabe);
      const zustimmungen = noteZustimmungen(art.zustimmungen, eingabe);
      const einsendung = { formular: art.name, referenz, email, route, angaben, zustimmungen, bild };
      const id = await createEinsendungRepository(trx).speichere(einsendung);
      return (await art.speichereDazu?.(trx, eingabe, id)) ?? id;
    },
  };
}
