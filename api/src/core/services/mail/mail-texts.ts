import type { DataSource } from '../../platform/database/database.ts';
import { completeWords, defineMailKind, fillWords, type MailKind, type OwnWords, readOwn } from './mail-words.ts';

/** Placeholders staff may use in mail texts. Nothing entered by the sender, because the address is unverified. */
const PLACEHOLDER = ['referenz', 'gemeinde', 'amt'] as const;
export type Placeholder = Readonly<Record<(typeof PLACEHOLDER)[number], string>>;

/** Texts of a form's mails. */
export interface MailTexts {
  eingang: { betreff: string; ueberschrift: string; eingegangen: string; weiter: string };
  rueckfrage: { ueberschrift: string; text: string };
  zusage: { ueberschrift: string; text: string };
  /** Null if the text depends on the submission. */
  absage: { ueberschrift: string; text: string | null };
}

/** The parts of a kind of form that its mails need. */
export interface FormKind {
  /** Name in the address, e.g. `fehlermeldung`. */
  name: string;
  /** Singular label, e.g. `Fehlermeldung`; in a letter to the sender: `Ihre Fehlermeldung`. */
  bezeichnung: string;
  anrede: string;
  /** Acknowledgement: headline and next steps, with the reference number in between. */
  dank: { titel: string; eingegangen: string; weiter: string };
  /** Approval: label of the option, its consequence, and the text mailed to the sender. */
  freigabe: { titel: string; folge: string; mail: string };
  /** Text mailed to the sender on rejection. */
  absage: string | ((details: Readonly<Record<string, unknown>>) => string);
}

/** Default texts. */
export const getDefaults = ({
  bezeichnung: label,
  anrede: salutation,
  dank: thanks,
  freigabe: release,
  absage: cancellation,
}: FormKind): MailTexts => ({
  eingang: {
    betreff: `${salutation} {referenz}`,
    ueberschrift: thanks.titel,
    eingegangen: `${thanks.eingegangen} Die Referenznummer ist {referenz}.`,
    weiter: `${thanks.weiter} Bitte nennen Sie bei Rückfragen diese Nummer.`,
  },
  rueckfrage: {
    ueberschrift: `Wir haben eine Frage: ${label}`,
    text: 'Bevor wir entscheiden können, haben wir eine Frage:',
  },
  zusage: { ueberschrift: `${salutation}: gute Nachricht`, text: release.mail },
  absage: {
    ueberschrift: `${salutation}: unsere Entscheidung`,
    text: typeof cancellation === 'string' ? cancellation : null,
  },
});

/** Fills the placeholders; only these values can end up in the text. */
export const fillPlaceholder = (text: string, { referenz: reference, gemeinde, amt }: Placeholder): string =>
  fillWords(text, { referenz: reference, gemeinde, amt });

const line = (title: string, preset: string | null) => ({ titel: title, vorgabe: preset, absatz: false });
const paragraph = (title: string, preset: string | null) => ({ titel: title, vorgabe: preset, absatz: true });

function defineFormMails(kind: FormKind): MailKind {
  const { eingang: receipt, rueckfrage, zusage, absage: cancellation } = getDefaults(kind);
  const letter = (title: string, { ueberschrift: heading, text }: { ueberschrift: string; text: string | null }) => ({
    titel: title,
    platzhalter: PLACEHOLDER,
    worte: { ueberschrift: line('Betreff und Überschrift', heading), text: paragraph('Erster Absatz', text) },
  });
  return defineMailKind(kind.name, kind.bezeichnung, {
    eingang: {
      titel: 'Bestätigung des Eingangs',
      platzhalter: PLACEHOLDER,
      worte: {
        betreff: line('Betreff', receipt.betreff),
        ueberschrift: line('Überschrift', receipt.ueberschrift),
        eingegangen: paragraph('Erster Absatz', receipt.eingegangen),
        weiter: paragraph('Wie es weitergeht', receipt.weiter),
      },
    },
    rueckfrage: letter('Rückfrage', rueckfrage),
    zusage: letter('Zusage', zusage),
    absage: letter('Absage', cancellation),
  });
}

const kinds = new Map<string, MailKind>();

/** The kind of content in which staff edit a form's mails; memoised. */
export function getMailTextKind(kind: FormKind): MailKind {
  const known = kinds.get(kind.name);
  if (known) return known;
  const fresh = defineFormMails(kind);
  kinds.set(kind.name, fresh);
  return fresh;
}

/** Texts of a form's mails: those edited by staff, defaults for the rest. */
export function buildMailTexts(kind: FormKind, own: OwnWords): MailTexts {
  const defaults = getDefaults(kind);
  return {
    eingang: completeWords(defaults.eingang, own.eingang),
    rueckfrage: completeWords(defaults.rueckfrage, own.rueckfrage),
    zusage: completeWords(defaults.zusage, own.zusage),
    absage: completeWords(defaults.absage, own.absage),
  };
}

/** The current texts. */
export const readMailTexts = async (db: DataSource, kind: FormKind): Promise<MailTexts> =>
  buildMailTexts(kind, await readOwn(db, getMailTextKind(kind)));
