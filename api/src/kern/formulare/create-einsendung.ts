import type { Config } from '../betrieb/config.ts';
import type { Datenquelle } from '../daten/database.ts';
import { createEinsendungRepository } from '../freigaben/einsendung-repository.ts';
import type { Freigabeart } from '../freigaben/freigabeart.ts';
import { getAbsender } from '../mail/get-absender.ts';
import type { Mail, MailTeil } from '../mail/mail.ts';
import { readMailtexte } from '../mail/mailtexte.ts';
import { createDrosselRepository } from '../server/drossel-repository.ts';
import { composeAmtsmail, composeEingangsmail } from './compose-eingangsmails.ts';
import { describeAngaben } from './describe-angaben.ts';
import type { Einsendungsart } from './einsendungsart.ts';
import { BEISPIELADRESSE } from './formularverzeichnis.ts';
import { noteZustimmungen } from './note-zustimmungen.ts';
import { type Blockoptionen, OHNE_OPTIONEN } from './read-blockoptionen.ts';
import type { Formular } from './receive-formular.ts';
import type { Eingang } from './tables.ts';

/** What the answers of every form have. */
interface Grundangaben {
  route: string;
}

interface Einsendungsformular<Eingabe extends Grundangaben>
  extends Einsendungsart<Eingabe>,
    Pick<Freigabeart, 'freigabe' | 'absage'> {
  /** Where the acknowledgement goes to, and the answer of the office. */
  getEmail: (eingabe: Eingabe) => string;
  /** Faults only the database knows of, e.g. a category that does not exist. */
  check?: Formular<Eingabe>['check'];
  /** Puts in what the database knows better than the browser, e.g. the address of an organiser. */
  complete?: Formular<Eingabe>['complete'];
  /** More for the sender alone, with what a private link ends with; stands below the number. */
  zusatz?: {
    findSchluessel: (trx: Datenquelle, eingang: Eingang) => Promise<string>;
    describe: (schluessel: string) => MailTeil[];
  };
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

  /** Strangers could be written to in our name: a few an hour. */
  async function acknowledge(trx: Datenquelle, eingabe: Eingabe, eingang: Eingang, optionen: Blockoptionen) {
    const an = art.getEmail(eingabe);
    if (an === '') return null;
    const anzahl = await createDrosselRepository(trx).count('eingangsmail', an, 60);
    if (anzahl > config.EINGANGSMAILS_JE_STUNDE) return 'genug';
    const { zusatz } = art;
    const teile = zusatz ? zusatz.describe(await zusatz.findSchluessel(trx, eingang)) : [];
    const gemeinde = getAbsender(config.MAIL_FROM);
    const worte = await readMailtexte(trx, art);
    return composeEingangsmail(
      worte.eingang,
      { referenz: eingang.referenz, an, amt: getAmt(optionen), gemeinde },
      teile,
    );
  }

  async function composeMails(
    trx: Datenquelle,
    eingabe: Eingabe,
    { referenz }: Eingang,
    optionen: Blockoptionen,
  ): Promise<Mail[]> {
    const worte = await art.getWorte?.(trx, eingabe);
    const angaben = describeAngaben(art.felder, chooseAngaben(eingabe), worte);
    const alle = [...angaben, { titel: 'Gesendet von der Seite', wert: eingabe.route || 'nicht angegeben' }];
    return [composeAmtsmail(art, { referenz, an: getAmt(optionen), antwortAn: art.getEmail(eingabe) }, alle)];
  }

  return {
    name: art.name,
    kuerzel: art.kuerzel,
    auskunft: {
      art,
      listMails(leser) {
        const umschlag = {
          referenz: `${art.kuerzel}-2026-0001`,
          amt: getAmt(OHNE_OPTIONEN),
          gemeinde: getAbsender(config.MAIL_FROM),
        };
        const angaben = Object.values(art.felder).map((titel) => ({ titel, wert: 'Beispiel' }));
        return [
          composeEingangsmail(
            leser.getMailtexte(art).eingang,
            { ...umschlag, an: BEISPIELADRESSE },
            art.zusatz?.describe('beispiel') ?? [],
          ),
          composeAmtsmail(art, { ...umschlag, an: umschlag.amt, antwortAn: BEISPIELADRESSE }, angaben),
        ];
      },
    },
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
