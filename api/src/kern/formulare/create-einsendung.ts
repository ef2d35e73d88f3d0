import type { Config } from '../betrieb/config.ts';
import type { Datenquelle } from '../daten/database.ts';
import { createEinsendungRepository } from '../freigaben/einsendung-repository.ts';
import { getAbsender } from '../mail/get-absender.ts';
import type { Mail, MailTeil } from '../mail/mail.ts';
import { createDrosselRepository } from '../server/drossel-repository.ts';
import { describeAngaben } from './describe-angaben.ts';
import type { Einsendungsart } from './einsendungsart.ts';
import { noteZustimmungen } from './note-zustimmungen.ts';
import type { Blockoptionen } from './read-blockoptionen.ts';
import type { Formular } from './receive-formular.ts';
import type { Eingang } from './tables.ts';

/** What the answers of every form have. */
interface Grundangaben {
  route: string;
}

interface Einsendungsformular<Eingabe extends Grundangaben> extends Einsendungsart<Eingabe> {
  /** Where the acknowledgement goes to, and the answer of the office. */
  getEmail: (eingabe: Eingabe) => string;
  /** The acknowledgement: headline, and what happens next. The number is told between them. */
  dank: { titel: string; eingegangen: string; weiter: string };
  /** Faults only the database knows of, e.g. a category that does not exist. */
  check?: Formular<Eingabe>['check'];
  /** Puts in what the database knows better than the browser, e.g. the address of an organiser. */
  complete?: Formular<Eingabe>['complete'];
  /** More for the sender alone, e.g. a private link, in words of our own; stands below the number. */
  getAddition?: (trx: Datenquelle, eingang: Eingang) => Promise<MailTeil[]>;
  /** What the visitor gets in place of the id, where the number would show too much. */
  buildVerweis?: Formular<Eingabe>['buildVerweis'];
  /** Stores more than the answers; gives the id the visitor needs, if it is not the one of the answers. */
  saveAlong?: (trx: Datenquelle, eingabe: Eingabe, einsendungId: number) => Promise<number>;
}

/** Technical fields, and consents, which are kept with their wording. */
const NICHT_GESPEICHERT = new Set(['firma', 'route', 'bild', 'textMinChars', 'datenschutz', 'rechte', 'valid']);

/** Answers as they are kept. */
export function chooseAngaben(eingabe: Grundangaben): Record<string, unknown> {
  return Object.fromEntries(Object.entries(eingabe).filter(([name]) => !NICHT_GESPEICHERT.has(name)));
}

/** A form whose answers are kept in `einsendungen`, acknowledged to the sender and passed on to the office. */
export function createEinsendung<Eingabe extends Grundangaben>(
  config: Pick<Config, 'MAIL_FROM' | 'MAIL_ADMIN' | 'MAIL_EMPFAENGER' | 'EINGANGSMAILS_JE_STUNDE'>,
  art: Einsendungsformular<Eingabe>,
): Formular<Eingabe> {
  const getAmt = ({ empfaenger }: Blockoptionen) => empfaenger ?? config.MAIL_EMPFAENGER[art.name] ?? config.MAIL_ADMIN;

  /**
   * Nobody has proved that the address is the sender's: not a word of the answers, or strangers could be written to in our
   * name; and a few an hour.
   */
  async function acknowledge(trx: Datenquelle, eingabe: Eingabe, eingang: Eingang, optionen: Blockoptionen) {
    const an = art.getEmail(eingabe);
    if (an === '') return null;
    const anzahl = await createDrosselRepository(trx).count('eingangsmail', an, 60);
    if (anzahl > config.EINGANGSMAILS_JE_STUNDE) return 'genug';
    const amt = getAmt(optionen);
    const { referenz } = eingang;
    return {
      an,
      antwortAn: amt,
      betreff: `${art.anrede} ${referenz}`,
      teile: [
        { art: 'ueberschrift', text: art.dank.titel },
        { art: 'absatz', text: `${art.dank.eingegangen} Die Referenznummer ist ${referenz}.` },
        { art: 'absatz', text: `${art.dank.weiter} Bitte nennen Sie bei Rückfragen diese Nummer.` },
        ...((await art.getAddition?.(trx, eingang)) ?? []),
        { art: 'absatz', text: `Fragen beantwortet Ihnen gern: ${amt}` },
        { art: 'absatz', text: `Mit freundlichen Grüßen\n${getAbsender(config.MAIL_FROM)}` },
        {
          art: 'absatz',
          text: 'Diese Nachricht wurde automatisch erstellt. Wenn Sie uns nichts geschickt haben, hat jemand irrtümlich Ihre Adresse angegeben; bitte löschen Sie die Nachricht dann.',
        },
      ],
    } satisfies Mail;
  }

  async function composeMails(
    trx: Datenquelle,
    eingabe: Eingabe,
    { referenz }: Eingang,
    optionen: Blockoptionen,
  ): Promise<Mail[]> {
    const worte = await art.getWorte?.(trx, eingabe);
    const angaben = describeAngaben(art.felder, chooseAngaben(eingabe), worte);
    return [
      {
        an: getAmt(optionen),
        antwortAn: art.getEmail(eingabe) || undefined,
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
    check: art.check,
    complete: art.complete,
    acknowledge,
    composeMails,
    buildVerweis: art.buildVerweis,
    async save(trx, eingabe, { referenz, bild }) {
      const { route } = eingabe;
      const email = art.getEmail(eingabe);
      const angaben = chooseAngaben(eingabe);
      const zustimmungen = noteZustimmungen(art.zustimmungen, eingabe);
      const einsendung = { formular: art.name, referenz, email, route, angaben, zustimmungen, bild };
      const id = await createEinsendungRepository(trx).save(einsendung);
      return (await art.saveAlong?.(trx, eingabe, id)) ?? id;
    },
  };
}
