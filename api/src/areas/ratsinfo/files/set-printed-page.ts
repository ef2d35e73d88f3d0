import { escapeHtml } from '../../../core/platform/text/escape-html.ts';
import type { PaperFile } from '../ratsinfo-files.ts';

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
const list = (lines: readonly string[]) => `<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`;

interface SessionHead {
  sitzung: string;
  /** DD.MM.YYYY. */
  datum: string;
  beginn: string;
  ende: string;
  ort: string;
}

interface Votes {
  ja: number;
  nein: number;
  enthaltung: number;
}

interface Point {
  nummer: string;
  titel: string;
  ergebnis?: string | undefined;
  beschluss?: string | undefined;
  stimmen?: Votes | undefined;
}

/** The invitation to a meeting with its agenda, as HTML. */
export function setInvitation(
  { sitzung: meeting, datum: date, beginn: start, ort: location }: SessionHead,
  points: readonly Point[],
): string {
  return [
    paragraph(`${meeting} am ${date}, ${start} Uhr, ${location}`),
    paragraph('Zu der öffentlichen Sitzung sind alle Einwohnerinnen und Einwohner herzlich eingeladen.'),
    '<h2>Tagesordnung</h2>',
    list(points.map(({ nummer: num, titel: title }) => `${num}: ${title}`)),
  ].join('');
}

const getVotes = ({ ja: yes, nein: no, enthaltung }: Votes) =>
  `Abstimmung: ${yes} Ja, ${no} Nein, ${enthaltung} Enthaltungen`;

/** The minutes of the public part of a meeting, as HTML. */
export function setNiederschrift(
  { sitzung: meeting, datum: date, beginn: start, ende: end, ort: location }: SessionHead,
  points: readonly Point[],
  present: number,
): string {
  const toPoint = ({ nummer: num, titel: title, ergebnis: result, beschluss, stimmen: votes }: Point) =>
    [
      `<h2>${escapeHtml(`${num}: ${title}`)}</h2>`,
      beschluss ? paragraph(`Beschluss: ${beschluss}`) : '',
      votes ? paragraph(getVotes(votes)) : '',
      paragraph(result ? `Ergebnis: ${result}` : 'Ohne Beschluss.'),
    ].join('');
  return [
    paragraph(`Niederschrift über die ${meeting} am ${date}, ${start} bis ${end} Uhr, ${location}`),
    paragraph(`Anwesend: ${present} Mitglieder. Die Sitzung war form- und fristgerecht einberufen und beschlussfähig.`),
    ...points.map(toPoint),
  ].join('');
}

interface TemplateHead extends Pick<PaperFile, 'art' | 'verfasser'> {
  aktenzeichen: string;
  /** DD.MM.YYYY. */
  datum: string;
  folge: readonly { gremium: string; datum: string; rolle: string }[];
}

/** A paper with its consultations and its text, as HTML. */
export function setPaper(
  { art: kind, aktenzeichen: fileNumber, verfasser: author, datum: date, folge: sequence }: TemplateHead,
  text: string,
): string {
  return [
    paragraph(`${kind} ${fileNumber} vom ${date}. Verfasst von: ${author}`),
    ...(sequence.length > 0
      ? ['<h2>Beratungsfolge</h2>', list(sequence.map((one) => `${one.datum}: ${one.gremium} – ${one.rolle}`))]
      : []),
    text,
  ].join('');
}
