import type { Ratsdatei as Dateiverweis, Ratspunkt, Ratssitzung } from '@gm/shared/bereiche/ratsinfo/ratsinfo';
import { formatTermin } from '@gm/shared/format/termin';
import { writePdf } from '../../kern/pdf/write-pdf.ts';
import { escapeHtml } from '../../kern/regeln/escape-html.ts';
import type { Ratsdatei } from './rats-datei-repository.ts';
import { writeRatsdatei } from './write-ratsdatei.ts';
import type { ZipDatei } from './write-zip.ts';

type Sitzung = Pick<Ratssitzung, 'titel' | 'datum_von' | 'datum_bis' | 'ort' | 'dateien'>;
/** An agenda item with its files and those of its paper. */
export type Mappenpunkt = Pick<Ratspunkt, 'nummer' | 'titel' | 'dateien'>;

interface Mappe {
  sitzung: Sitzung;
  punkte: readonly Mappenpunkt[];
  /** Bytes of a file; null for what is gone meanwhile. */
  find(id: number): Promise<Ratsdatei | null>;
  gemeinde: string;
  /** Name across the pages of what is not public. */
  wasserzeichen: string;
}

const MAX_NAME = 60;
/** What a file system may not have in a name. */
const shorten = (name: string) =>
  name
    .replaceAll(/[\p{Cc}/\\:*?"<>|]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_NAME)
    .trim();

/** Folders in the order of the agenda, `03 Ö 2 Spielplatz`, and the files in each. */
function sort({ sitzung, punkte }: Pick<Mappe, 'sitzung' | 'punkte'>) {
  const teile = [
    { titel: 'Zur Sitzung', dateien: sitzung.dateien },
    ...punkte.map(({ nummer, titel, dateien }) => ({ titel: [nummer, titel].filter(Boolean).join(' '), dateien })),
  ];
  return teile.map((teil, index) => ({ ...teil, ordner: shorten(`${String(index).padStart(2, '0')} ${teil.titel}`) }));
}

function getFile({ name, art }: Dateiverweis, { dateiname }: Pick<Ratsdatei, 'dateiname'>, nummer: number): string {
  const endung = /\.\w{1,5}$/.exec(dateiname)?.[0] ?? '';
  return `${nummer} ${shorten(name.startsWith(art) ? name : `${art} ${name}`)}${endung}`;
}

/**
 * A meeting to take along: its agenda, which says what lies in which folder, and the files by agenda item, one at a
 * time. Files that lie in the system they were imported from stay there; the agenda says so.
 */
export async function* writeMappe(mappe: Mappe): AsyncGenerator<ZipDatei> {
  const { sitzung, find, gemeinde, wasserzeichen } = mappe;
  const teile = sort(mappe);
  const fehlende: string[] = [];
  for (const { ordner, dateien } of teile) {
    for (const [index, verweis] of dateien.entries()) {
      const datei = await find(verweis.id);
      const inhalt = datei && (await writeRatsdatei(datei, gemeinde, datei.oeffentlich ? undefined : wasserzeichen));
      if (datei && inhalt) yield { name: `${ordner}/${getFile(verweis, datei, index + 1)}`, inhalt };
      else fehlende.push(verweis.name);
    }
  }
  const zeilen = teile.flatMap(({ titel, ordner, dateien }) => [
    `<h2>${escapeHtml(titel)}</h2>`,
    dateien.length > 0
      ? `<p>Ordner „${escapeHtml(ordner)}“:</p><ul>${dateien.map(({ name, art }) => `<li>${escapeHtml(`${art}: ${name}`)}</li>`).join('')}</ul>`
      : '<p>Keine Unterlagen.</p>',
  ]);
  const hinweis = fehlende.length > 0 ? `<p>Nicht in dieser Mappe: ${escapeHtml(fehlende.join(', '))}</p>` : '';
  const isGeschuetzt = teile.some(({ dateien }) => dateien.some(({ oeffentlich }) => !oeffentlich));
  yield {
    name: '00 Tagesordnung.pdf',
    inhalt: await writePdf({
      titel: sitzung.titel,
      betreff: 'Sitzungsmappe',
      kopfzeile: `Gemeinde ${gemeinde} · Ratsinformationssystem`,
      unterzeile: [formatTermin(sitzung), sitzung.ort].filter(Boolean).join(', '),
      text: hinweis + zeilen.join(''),
      datum: sitzung.datum_von.slice(0, 10),
      gemeinde,
      ...(isGeschuetzt ? { wasserzeichen } : {}),
    }),
  };
}
