import type { Step } from '@gm/shared/rules/release';
import { describeDetails } from '../forms/describe-details.ts';
import { buildGreeting } from '../services/mail/build-greeting.ts';
import type { Mail, MailPart } from '../services/mail/mail.ts';
import { fillPlaceholder, type MailTexts } from '../services/mail/mail-texts.ts';
import { splitParagraphs } from '../services/mail/mail-words.ts';
import type { Details, Office, ReleaseKind } from './release-kind.ts';

interface Letter {
  art: ReleaseKind;
  /** Texts of its mails. */
  texte: MailTexts;
  /** Answers including all corrections. */
  angaben: Details;
  referenz: string;
  an: string;
  /** Address for replies. */
  amt: string;
  schritt: Step;
  /** Message from staff. */
  nachricht: string;
  /** Answers corrected in this step. */
  berichtigt: { titel: string; wert: string }[];
  /** Absolute URL for the sender: to answer a question or to view the published entry. */
  link: string | undefined;
  gemeinde: string;
  /** Office to which it was forwarded. */
  stelle?: string | undefined;
}

const paragraph = (text: string): MailPart => ({ art: 'absatz', text });

const showLink = (text: string, link: string | undefined): MailPart[] =>
  link ? [{ art: 'knopf', text, adresse: link }] : [];

function getTitle({ schritt: step, art: kind, texte: texts }: Letter): string {
  switch (step) {
    case 'rueckfrage':
      return texts.rueckfrage.ueberschrift;
    case 'freigeben':
      return texts.zusage.ueberschrift;
    case 'ablehnen':
      return texts.absage.ueberschrift;
    case 'korrigieren':
      return `${kind.anrede}: eine Berichtigung`;
    case 'antwort':
      return 'Vielen Dank für Ihre Antwort!';
    default:
      return `${kind.anrede} wird bearbeitet`;
  }
}

function composeCore(letter: Letter): MailPart[] {
  const { schritt: step, art: kind, angaben: details, nachricht: message, link, stelle, texte: texts } = letter;
  const say = (text: string) => splitParagraphs(fillPlaceholder(text, letter));
  const words = message ? [paragraph(message)] : [];
  switch (step) {
    case 'uebernehmen':
    case 'zuweisen':
      return [paragraph('Wir sehen uns Ihre Angaben jetzt an und melden uns bei Ihnen.'), ...words];
    case 'weiterleiten':
      return [paragraph(`Wir haben es weitergegeben. Darum kümmert sich jetzt: ${stelle}.`)];
    case 'korrigieren':
      return [paragraph('Wir haben eine Kleinigkeit in Ihren Angaben berichtigt.'), ...words];
    case 'rueckfrage':
      return [
        ...say(texts.rueckfrage.text),
        ...words,
        paragraph('Bitte antworten Sie auf dieser Seite. Dort können Sie Ihre Angaben auch ändern.'),
        ...showLink('Frage beantworten', link),
        paragraph('Dieser Link ist nur für Sie.'),
      ];
    case 'freigeben':
      return [...say(texts.zusage.text), ...showLink('Auf der Website ansehen', link), ...words];
    case 'ablehnen':
      return [...say(texts.absage.text ?? getCancellation(kind, details)), paragraph('Der Grund:'), ...words];
    case 'oeffnen':
      return [
        paragraph('Wir sehen uns Ihre Angaben noch einmal an. Unsere frühere Nachricht gilt vorerst nicht mehr.'),
        ...words,
      ];
    // For colleagues only; nothing is sent.
    case 'notiz':
      return [];
    case 'antwort':
      return [paragraph('Ihre Antwort ist bei uns angekommen. Wir bearbeiten Ihr Anliegen jetzt weiter.')];
  }
}

const getCancellation = ({ absage: cancellation }: ReleaseKind, details: Details) =>
  typeof cancellation === 'string' ? cancellation : cancellation(details);

/** Mail to the sender about a step. */
export function composeDecision(letter: Letter): Mail {
  const { an, amt, referenz: reference, berichtigt: corrected, gemeinde } = letter;
  const title = fillPlaceholder(getTitle(letter), letter);
  return {
    an,
    antwortAn: amt,
    betreff: `${title} (${reference})`,
    teile: [
      { art: 'ueberschrift', text: title },
      ...composeCore(letter),
      ...(corrected.length > 0 ? [paragraph('Berichtigt:'), { art: 'angaben' as const, angaben: corrected }] : []),
      paragraph(`Die Referenznummer ist ${reference}. Bitte nennen Sie sie bei Rückfragen.`),
      buildGreeting(gemeinde),
    ],
  };
}

/** Mail to the colleague to whom a submission was assigned. */
export function composeAssignment(
  { art: kind, referenz: reference, link, gemeinde }: Pick<Letter, 'art' | 'referenz' | 'gemeinde'> & { link: string },
  an: { email: string; name: string },
  from: string,
): Mail {
  const title = `Für Sie: ${kind.bezeichnung} ${reference}`;
  return {
    an: an.email,
    betreff: title,
    teile: [
      { art: 'ueberschrift', text: title },
      paragraph(`Guten Tag ${an.name},`),
      paragraph(`${from} hat Ihnen diese Einsendung zur Bearbeitung gegeben.`),
      ...showLink('Einsendung öffnen', link),
      buildGreeting(gemeinde),
    ],
  };
}

/**
 * Mail to the external office that does the work. Contains everything except the sender.
 * @param words texts to show instead of values
 */
export function composeForwarding(
  words: Readonly<Record<string, string | undefined>> | undefined,
  {
    art: kind,
    angaben: details,
    referenz: reference,
    amt,
    nachricht: message,
    link,
    gemeinde,
  }: Omit<Letter, 'an' | 'schritt' | 'berichtigt' | 'texte'>,
  { name, email: an }: Office,
): Mail {
  const title = `${kind.getTitel(details)} (${reference})`;
  const { email: _, ...fields } = kind.felder;
  return {
    an,
    antwortAn: amt,
    betreff: `Für ${name}: ${title}`,
    teile: [
      { art: 'ueberschrift', text: title },
      paragraph('Bitte kümmern Sie sich darum und sagen Sie uns Bescheid, wenn es erledigt ist.'),
      ...(message ? [paragraph(message)] : []),
      { art: 'angaben', angaben: describeDetails(fields, details, words) },
      paragraph('Mit Plan und Foto steht es auf der Website.'),
      ...showLink('Meldung ansehen', link),
      buildGreeting(gemeinde),
    ],
  };
}

/** Mail to the office when the sender has answered its question. */
export function composeAnswer(
  { art: kind, referenz: reference, amt, link }: Pick<Letter, 'art' | 'referenz' | 'amt'> & { link: string },
  answerAn: string,
  details: { titel: string; wert: string }[],
): Mail {
  const title = `Antwort zu ${kind.bezeichnung} ${reference}`;
  return {
    an: amt,
    antwortAn: answerAn,
    betreff: title,
    teile: [
      { art: 'ueberschrift', text: title },
      { art: 'angaben', angaben: details },
      ...showLink('Einsendung öffnen', link),
    ],
  };
}

/** Link to the submission at the desk. */
export const buildDeskLink = (reference: string, { SITE_URL }: { SITE_URL: string }): string =>
  new URL(`/intranet/freigaben/${reference}/`, SITE_URL).href;
