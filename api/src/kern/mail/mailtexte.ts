import type { Datenquelle } from '../daten/database.ts';
import type { Angaben, Freigabeart } from '../freigaben/freigabeart.ts';
import { completeWorte, defineMailart, type EigeneWorte, fillWorte, type Mailart, readEigene } from './mailworte.ts';

/** What words of mails may leave room for. Nothing that a sender wrote: nobody has proved that the address is theirs. */
const PLATZHALTER = ['referenz', 'gemeinde', 'amt'] as const;
export type Platzhalter = Readonly<Record<(typeof PLATZHALTER)[number], string>>;

/** What the mails of a form say. */
export interface Mailtexte {
  eingang: { betreff: string; ueberschrift: string; eingegangen: string; weiter: string };
  rueckfrage: { ueberschrift: string; text: string };
  zusage: { ueberschrift: string; text: string };
  /** Null: it hangs on the answers. */
  absage: { ueberschrift: string; text: string | null };
}

/** The kinds of forms that have mails of this kind, as far as their words go. */
export type Formularart = Pick<Freigabeart, 'name' | 'bezeichnung' | 'anrede' | 'dank' | 'freigabe'> & {
  absage: string | ((angaben: Angaben) => string);
};

/** What they say where nobody has written otherwise. */
export const getVorgaben = ({ bezeichnung, anrede, dank, freigabe, absage }: Formularart): Mailtexte => ({
  eingang: {
    betreff: `${anrede} {referenz}`,
    ueberschrift: dank.titel,
    eingegangen: `${dank.eingegangen} Die Referenznummer ist {referenz}.`,
    weiter: `${dank.weiter} Bitte nennen Sie bei Rückfragen diese Nummer.`,
  },
  rueckfrage: {
    ueberschrift: `Wir haben eine Frage: ${bezeichnung}`,
    text: 'Bevor wir entscheiden können, haben wir eine Frage:',
  },
  zusage: { ueberschrift: `${anrede}: gute Nachricht`, text: freigabe.mail },
  absage: { ueberschrift: `${anrede}: unsere Entscheidung`, text: typeof absage === 'string' ? absage : null },
});

/** The text with what stands for its placeholders; nothing else that a mail knows comes into it. */
export const fillPlatzhalter = (text: string, { referenz, gemeinde, amt }: Platzhalter): string =>
  fillWorte(text, { referenz, gemeinde, amt });

const zeile = (titel: string, vorgabe: string | null) => ({ titel, vorgabe, absatz: false });
const absatz = (titel: string, vorgabe: string | null) => ({ titel, vorgabe, absatz: true });

function defineFormularmails(art: Formularart): Mailart {
  const { eingang, rueckfrage, zusage, absage } = getVorgaben(art);
  const brief = (titel: string, { ueberschrift, text }: { ueberschrift: string; text: string | null }) => ({
    titel,
    platzhalter: PLATZHALTER,
    worte: { ueberschrift: zeile('Betreff und Überschrift', ueberschrift), text: absatz('Erster Absatz', text) },
  });
  return defineMailart(art.name, art.bezeichnung, {
    eingang: {
      titel: 'Bestätigung des Eingangs',
      platzhalter: PLATZHALTER,
      worte: {
        betreff: zeile('Betreff', eingang.betreff),
        ueberschrift: zeile('Überschrift', eingang.ueberschrift),
        eingegangen: absatz('Erster Absatz', eingang.eingegangen),
        weiter: absatz('Wie es weitergeht', eingang.weiter),
      },
    },
    rueckfrage: brief('Rückfrage', rueckfrage),
    zusage: brief('Zusage', zusage),
    absage: brief('Absage', absage),
  });
}

const arten = new Map<string, Mailart>();

/** The kind of content that says what the mails of a form say; the same one each time. */
export function getMailtextArt(art: Formularart): Mailart {
  const bekannte = arten.get(art.name);
  if (bekannte) return bekannte;
  const neue = defineFormularmails(art);
  arten.set(art.name, neue);
  return neue;
}

/** What the mails of a form say: what staff have written, and what is given for the rest. */
export function buildMailtexte(art: Formularart, eigene: EigeneWorte): Mailtexte {
  const vorgaben = getVorgaben(art);
  return {
    eingang: completeWorte(vorgaben.eingang, eigene.eingang),
    rueckfrage: completeWorte(vorgaben.rueckfrage, eigene.rueckfrage),
    zusage: completeWorte(vorgaben.zusage, eigene.zusage),
    absage: completeWorte(vorgaben.absage, eigene.absage),
  };
}

/** What they say now. */
export const readMailtexte = async (db: Datenquelle, art: Formularart): Promise<Mailtexte> =>
  buildMailtexte(art, await readEigene(db, getMailtextArt(art)));
