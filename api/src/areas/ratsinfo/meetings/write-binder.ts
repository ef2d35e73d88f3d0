import type { CouncilPoint, CouncilFile as FileCrossReference, Ratssitzung } from '@gm/shared/areas/ratsinfo/ratsinfo';
import { formatSpokenTermin } from '@gm/shared/format/spoken';
import { writePdf } from '../../../core/platform/pdf/write-pdf.ts';
import { escapeHtml } from '../../../core/platform/text/escape-html.ts';
import type { CouncilFile } from '../files/council-file-repository.ts';
import { writeCouncilFile } from '../files/write-council-file.ts';
import type { ZipFile } from './write-zip.ts';

type Meeting = Pick<Ratssitzung, 'titel' | 'datum_von' | 'datum_bis' | 'ort' | 'dateien'>;
/** An agenda item with its files and those of its paper. */
export type BinderPoint = Pick<CouncilPoint, 'nummer' | 'titel' | 'dateien'>;

interface Binder {
  sitzung: Meeting;
  punkte: readonly BinderPoint[];
  /** A file for its bytes; null if it was removed meanwhile. */
  find(id: number): Promise<CouncilFile | null>;
  gemeinde: string;
  /** Watermark across the pages of non-public files. */
  wasserzeichen: string;
}

const MAX_NAME = 60;
/** Removes characters that file systems do not allow. */
const shorten = (name: string) =>
  name
    .replaceAll(/[\p{Cc}/\\:*?"<>|]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_NAME)
    .trim();

/** Folders in agenda order, `03 Ö 2 Spielplatz`, with their files. */
function sort({ sitzung: meeting, punkte: points }: Pick<Binder, 'sitzung' | 'punkte'>) {
  const parts = [
    { titel: 'Zur Sitzung', dateien: meeting.dateien },
    ...points.map(({ nummer: num, titel: title, dateien: files }) => ({
      titel: [num, title].filter(Boolean).join(' '),
      dateien: files,
    })),
  ];
  return parts.map((part, index) => ({ ...part, ordner: shorten(`${String(index).padStart(2, '0')} ${part.titel}`) }));
}

function getFile(
  { name, art: kind }: FileCrossReference,
  { dateiname: fileName }: Pick<CouncilFile, 'dateiname'>,
  num: number,
): string {
  const extension = /\.\w{1,5}$/.exec(fileName)?.[0] ?? '';
  return `${num} ${shorten(name.startsWith(kind) ? name : `${kind} ${name}`)}${extension}`;
}

/**
 * Contents of a meeting's ZIP file: the agenda as an index of the folders, and the files by agenda item, streamed one
 * at a time. Files stored in the system they were imported from are only linked in the agenda.
 */
export async function* writeBinder(binder: Binder): AsyncGenerator<ZipFile> {
  const { sitzung: meeting, find, gemeinde, wasserzeichen: watermark } = binder;
  const parts = sort(binder);
  const missing: string[] = [];
  for (const { ordner: folder, dateien: files } of parts) {
    for (const [index, crossReference] of files.entries()) {
      const file = await find(crossReference.id);
      const content = file && (await writeCouncilFile(file, gemeinde, file.oeffentlich ? undefined : watermark));
      if (file && content) yield { name: `${folder}/${getFile(crossReference, file, index + 1)}`, inhalt: content };
      else missing.push(crossReference.name);
    }
  }
  const lines = parts.flatMap(({ titel: title, ordner: folder, dateien: files }) => [
    `<h2>${escapeHtml(title)}</h2>`,
    files.length > 0
      ? `<p>Ordner „${escapeHtml(folder)}“:</p><ul>${files.map(({ name, art: kind }) => `<li>${escapeHtml(`${kind}: ${name}`)}</li>`).join('')}</ul>`
      : '<p>Keine Unterlagen.</p>',
  ]);
  const hint = missing.length > 0 ? `<p>Nicht in dieser Mappe: ${escapeHtml(missing.join(', '))}</p>` : '';
  const isProtected = parts.some(({ dateien: files }) => files.some(({ oeffentlich: isPublic }) => !isPublic));
  yield {
    name: '00 Tagesordnung.pdf',
    inhalt: await writePdf({
      titel: meeting.titel,
      betreff: 'Sitzungsmappe',
      kopfzeile: `Gemeinde ${gemeinde} · Ratsinformationssystem`,
      unterzeile: [formatSpokenTermin(meeting, true), meeting.ort].filter(Boolean).join(', '),
      text: hint + lines.join(''),
      datum: meeting.datum_von.slice(0, 10),
      gemeinde,
      ...(isProtected ? { wasserzeichen: watermark } : {}),
    }),
  };
}
