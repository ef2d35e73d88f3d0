import type { Schritt } from '@gm/shared/regeln/freigabe';
import { describeAngaben } from '../formulare/describe-angaben.ts';
import { buildGruss } from '../mail/build-gruss.ts';
import type { Mail, MailTeil } from '../mail/mail.ts';
import { fillPlatzhalter, type Mailtexte } from '../mail/mailtexte.ts';
import { splitAbsaetze } from '../mail/mailworte.ts';
import type { Angaben, Freigabeart, Stelle } from './freigabeart.ts';

interface Brief {
  art: Freigabeart;
  /** Words of its mails. */
  texte: Mailtexte;
  /** Answers with every correction. */
  angaben: Angaben;
  referenz: string;
  an: string;
  /** Office that takes answers. */
  amt: string;
  schritt: Schritt;
  /** What staff wrote. */
  nachricht: string;
  /** Answers this step corrected. */
  berichtigt: { titel: string; wert: string }[];
  /** Whole address the sender may open: to answer a question, or to see what was published. */
  link: string | undefined;
  gemeinde: string;
  /** Office it was passed on to. */
  stelle?: string | undefined;
}

const absatz = (text: string): MailTeil => ({ art: 'absatz', text });

const showLink = (text: string, link: string | undefined): MailTeil[] =>
  link ? [{ art: 'knopf', text, adresse: link }] : [];

function getTitel({ schritt, art, texte }: Brief): string {
  switch (schritt) {
    case 'rueckfrage':
      return texte.rueckfrage.ueberschrift;
    case 'freigeben':
      return texte.zusage.ueberschrift;
    case 'ablehnen':
      return texte.absage.ueberschrift;
    case 'korrigieren':
      return `${art.anrede}: eine Berichtigung`;
    case 'antwort':
      return 'Vielen Dank für Ihre Antwort!';
    default:
      return `${art.anrede} wird bearbeitet`;
  }
}

function composeKern(brief: Brief): MailTeil[] {
  const { schritt, art, angaben, nachricht, link, stelle, texte } = brief;
  const say = (text: string) => splitAbsaetze(fillPlatzhalter(text, brief));
  const worte = nachricht ? [absatz(nachricht)] : [];
  switch (schritt) {
    case 'uebernehmen':
    case 'zuweisen':
      return [absatz('Wir sehen uns Ihre Angaben jetzt an und melden uns bei Ihnen.'), ...worte];
    case 'weiterleiten':
      return [absatz(`Wir haben es weitergegeben. Darum kümmert sich jetzt: ${stelle}.`)];
    case 'korrigieren':
      return [absatz('Wir haben eine Kleinigkeit in Ihren Angaben berichtigt.'), ...worte];
    case 'rueckfrage':
      return [
        ...say(texte.rueckfrage.text),
        ...worte,
        absatz('Bitte antworten Sie auf dieser Seite. Dort können Sie Ihre Angaben auch ändern.'),
        ...showLink('Frage beantworten', link),
        absatz('Dieser Link ist nur für Sie.'),
      ];
    case 'freigeben':
      return [...say(texte.zusage.text), ...showLink('Auf der Website ansehen', link), ...worte];
    case 'ablehnen':
      return [...say(texte.absage.text ?? getAbsage(art, angaben)), absatz('Der Grund:'), ...worte];
    case 'oeffnen':
      return [
        absatz('Wir sehen uns Ihre Angaben noch einmal an. Unsere frühere Nachricht gilt vorerst nicht mehr.'),
        ...worte,
      ];
    case 'antwort':
      return [absatz('Ihre Antwort ist bei uns angekommen. Wir bearbeiten Ihr Anliegen jetzt weiter.')];
  }
}

const getAbsage = ({ absage }: Freigabeart, angaben: Angaben) =>
  typeof absage === 'string' ? absage : absage(angaben);

/** What the sender is told of a step. */
export function composeEntscheidung(brief: Brief): Mail {
  const { an, amt, referenz, berichtigt, gemeinde } = brief;
  const titel = fillPlatzhalter(getTitel(brief), brief);
  return {
    an,
    antwortAn: amt,
    betreff: `${titel} (${referenz})`,
    teile: [
      { art: 'ueberschrift', text: titel },
      ...composeKern(brief),
      ...(berichtigt.length > 0 ? [absatz('Berichtigt:'), { art: 'angaben' as const, angaben: berichtigt }] : []),
      absatz(`Die Referenznummer ist ${referenz}. Bitte nennen Sie sie bei Rückfragen.`),
      buildGruss(gemeinde),
    ],
  };
}

/** What somebody of the desk is told who gets it from a colleague. */
export function composeZuweisung(
  { art, referenz, link, gemeinde }: Pick<Brief, 'art' | 'referenz' | 'gemeinde'> & { link: string },
  an: { email: string; name: string },
  von: string,
): Mail {
  const titel = `Für Sie: ${art.bezeichnung} ${referenz}`;
  return {
    an: an.email,
    betreff: titel,
    teile: [
      { art: 'ueberschrift', text: titel },
      absatz(`Guten Tag ${an.name},`),
      absatz(`${von} hat Ihnen diese Einsendung zur Bearbeitung gegeben.`),
      ...showLink('Einsendung öffnen', link),
      buildGruss(gemeinde),
    ],
  };
}

/**
 * What an office outside of the desk is told that does the work: all of it but who sent it.
 * @param worte what to show in place of values
 */
export function composeWeiterleitung(
  worte: Readonly<Record<string, string | undefined>> | undefined,
  { art, angaben, referenz, amt, nachricht, link, gemeinde }: Omit<Brief, 'an' | 'schritt' | 'berichtigt' | 'texte'>,
  { name, email: an }: Stelle,
): Mail {
  const titel = `${art.getTitel(angaben)} (${referenz})`;
  const { email: _, ...felder } = art.felder;
  return {
    an,
    antwortAn: amt,
    betreff: `Für ${name}: ${titel}`,
    teile: [
      { art: 'ueberschrift', text: titel },
      absatz('Bitte kümmern Sie sich darum und sagen Sie uns Bescheid, wenn es erledigt ist.'),
      ...(nachricht ? [absatz(nachricht)] : []),
      { art: 'angaben', angaben: describeAngaben(felder, angaben, worte) },
      absatz('Mit Plan und Foto steht es auf der Website.'),
      ...showLink('Meldung ansehen', link),
      buildGruss(gemeinde),
    ],
  };
}

/** What the office is told when somebody answered its question. */
export function composeAntwort(
  { art, referenz, amt, link }: Pick<Brief, 'art' | 'referenz' | 'amt'> & { link: string },
  antwortAn: string,
  angaben: { titel: string; wert: string }[],
): Mail {
  const titel = `Antwort zu ${art.bezeichnung} ${referenz}`;
  return {
    an: amt,
    antwortAn,
    betreff: titel,
    teile: [{ art: 'ueberschrift', text: titel }, { art: 'angaben', angaben }, ...showLink('Einsendung öffnen', link)],
  };
}

/** Where the desk has it. */
export const buildTischLink = (referenz: string, { SITE_URL }: { SITE_URL: string }): string =>
  new URL(`/intranet/freigaben/${referenz}/`, SITE_URL).href;
