import { escapeHtml } from '../../kern/regeln/escape-html.ts';
import type { VorlageDatei } from './ratsinfo-dateien.ts';

const absatz = (text: string) => `<p>${escapeHtml(text)}</p>`;
const list = (zeilen: readonly string[]) =>
  `<ul>${zeilen.map((zeile) => `<li>${escapeHtml(zeile)}</li>`).join('')}</ul>`;

interface Sitzungskopf {
  sitzung: string;
  /** DD.MM.YYYY */
  datum: string;
  beginn: string;
  ende: string;
  ort: string;
}

interface Stimmen {
  ja: number;
  nein: number;
  enthaltung: number;
}

interface Punkt {
  nummer: string;
  titel: string;
  ergebnis?: string | undefined;
  beschluss?: string | undefined;
  stimmen?: Stimmen | undefined;
}

/** The invitation to a meeting with its agenda, as HTML. */
export function setEinladung({ sitzung, datum, beginn, ort }: Sitzungskopf, punkte: readonly Punkt[]): string {
  return [
    absatz(`${sitzung} am ${datum}, ${beginn} Uhr, ${ort}`),
    absatz('Zu der öffentlichen Sitzung sind alle Einwohnerinnen und Einwohner herzlich eingeladen.'),
    '<h2>Tagesordnung</h2>',
    list(punkte.map(({ nummer, titel }) => `${nummer}: ${titel}`)),
  ].join('');
}

const getStimmen = ({ ja, nein, enthaltung }: Stimmen) =>
  `Abstimmung: ${ja} Ja, ${nein} Nein, ${enthaltung} Enthaltungen`;

/** The minutes of the public part of a meeting, as HTML. */
export function setNiederschrift(
  { sitzung, datum, beginn, ende, ort }: Sitzungskopf,
  punkte: readonly Punkt[],
  anwesende: number,
): string {
  const toPunkt = ({ nummer, titel, ergebnis, beschluss, stimmen }: Punkt) =>
    [
      `<h2>${escapeHtml(`${nummer}: ${titel}`)}</h2>`,
      beschluss ? absatz(`Beschluss: ${beschluss}`) : '',
      stimmen ? absatz(getStimmen(stimmen)) : '',
      absatz(ergebnis ? `Ergebnis: ${ergebnis}` : 'Ohne Beschluss.'),
    ].join('');
  return [
    absatz(`Niederschrift über die ${sitzung} am ${datum}, ${beginn} bis ${ende} Uhr, ${ort}`),
    absatz(`Anwesend: ${anwesende} Mitglieder. Die Sitzung war form- und fristgerecht einberufen und beschlussfähig.`),
    ...punkte.map(toPunkt),
  ].join('');
}

interface Vorlagenkopf extends Pick<VorlageDatei, 'art' | 'verfasser'> {
  aktenzeichen: string;
  /** DD.MM.YYYY */
  datum: string;
  folge: readonly { gremium: string; datum: string; rolle: string }[];
}

/** A paper with its way through the bodies above its text, as HTML. */
export function setVorlage({ art, aktenzeichen, verfasser, datum, folge }: Vorlagenkopf, text: string): string {
  return [
    absatz(`${art} ${aktenzeichen} vom ${datum}. Verfasst von: ${verfasser}`),
    ...(folge.length > 0
      ? ['<h2>Beratungsfolge</h2>', list(folge.map((eine) => `${eine.datum}: ${eine.gremium} – ${eine.rolle}`))]
      : []),
    text,
  ].join('');
}
