import { formatDate } from '@gm/shared/format/date';
import { listContributionSteps, type ReleaseRight } from '@gm/shared/rules/editorial';
import type { Contribution, versionSchema } from '@gm/shared/schemas/editor/editorial';
import type { EditorialEntry } from '@gm/shared/schemas/editor/editorial-entry';
import type { z } from 'zod';
import { nameMenuPlace, readMenuPlace } from '../../entries/menu-place.ts';
import type { DataSource } from '../../platform/database/database.ts';
import { formatMoment } from '../../platform/rules/format-moment.ts';
import { type Assignee, findMatter, requireRight } from '../rights/check-right.ts';
import { findReleaseRight } from '../rights/find-release-right.ts';
import { buildContentHref, EDITORIAL } from '../store/build-editorial-route.ts';
import { buildTimes } from '../store/build-times.ts';
import { type ContributionLine, createEditorialRepository } from '../store/editorial-repository.ts';
import { formatState } from '../store/format-state.ts';
import { getOperation } from '../store/get-operation.ts';
import type { Publication, Publications } from '../store/publication.ts';
import { compareDetails } from './compare-details.ts';

/** The account that views an entry. */
export type Reader = Pick<Assignee, 'rechte' | 'konto'>;

type Details = Record<string, unknown>;

const isTag = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value);
const formatValue = (value: string) => (isTag(value) ? formatDate(value) : value);

/** Values of the form's controls: days in German format, a checked box as `1`. */
export function buildValues(details: Details): Contribution['werte'] {
  const values: Contribution['werte'] = {};
  for (const [field, value] of Object.entries(details)) {
    if (Array.isArray(value)) values[field] = value.map(String);
    else if (value === true) values[field] = '1';
    else if (typeof value === 'string' || typeof value === 'number') values[field] = formatValue(String(value));
  }
  return values;
}

/** An entry with its newest version and last step. */
export interface Line extends ContributionLine {
  vorlegende: string | null;
  angaben: Details;
  am: Date;
  wer: string;
}

export function buildEditorialEntry(publication: Publication, line: Line): EditorialEntry {
  const {
    referenz: reference,
    art: kind,
    status,
    version,
    freigegeben: released,
    ab: from,
    bis: until,
    angaben: details,
    am: on,
    wer: who,
    vorgelegt_am,
    vorlegende,
  } = line;
  return {
    referenz: reference,
    art: kind,
    bezeichnung: publication.describe(details) ?? publication.bezeichnung,
    titel: String(details.titel ?? reference),
    status,
    geaendert: formatMoment(on),
    wer: who,
    stand: formatState(line),
    ab: from && formatMoment(from),
    bis: until && formatMoment(until),
    ungeprueft: released !== null && released !== version,
    vorgelegt: vorgelegt_am && `${vorlegende ?? 'ein früheres Konto'} am ${formatMoment(vorgelegt_am)}`,
    detailURL: `${EDITORIAL.href}${reference}/`,
    version,
  };
}

export const listEditorialEntries = (lines: readonly Line[], { find }: Publications): EditorialEntry[] =>
  lines.flatMap((line) => {
    const publication = find(line.art, line.inhalt_art);
    return publication ? buildEditorialEntry(publication, line) : [];
  });

/** Says where the menu gets a page with its release. */
function sayMenu({ status, angaben: details }: Pick<Line, 'status' | 'angaben'>): string | null {
  const place = status === 'Entwurf' || status === 'geplant' ? readMenuPlace(details.menue) : null;
  return place && `Mit der Veröffentlichung kommt die Seite ins Menü, ${nameMenuPlace(place)}.`;
}

/** Explains why another person has to release it. */
const sayRelease = ({ darfFreigeben: mayApprove, brauchtAndere: needsOther }: ReleaseRight): string | null =>
  !mayApprove
    ? 'Veröffentlichen darf das jemand anderes. Legen Sie den Beitrag vor, wenn er fertig ist.'
    : needsOther
      ? 'Hier gilt das Vier-Augen-Prinzip: Wer schreibt, gibt nicht selbst frei.'
      : null;

/** An entry without versions: an empty one, or a content entry with its data. */
export async function buildNew(
  db: DataSource,
  publication: Publication,
  reader: Reader,
  details: Details,
  status: Contribution['status'] = 'Entwurf',
): Promise<Contribution> {
  const right = await findReleaseRight(db, publication, reader, details);
  const { name: kind } = publication;
  const label = publication.describe(details) ?? publication.bezeichnung;
  return {
    referenz: '',
    art: kind,
    bezeichnung: label,
    titel: typeof details.titel === 'string' && details.titel ? details.titel : `Neu: ${label}`,
    status,
    geaendert: '',
    wer: '',
    stand: status === 'veröffentlicht' ? 'Veröffentlicht' : 'Neu, noch nicht gespeichert',
    ab: null,
    bis: null,
    ungeprueft: false,
    vorgelegt: null,
    detailURL: buildContentHref(String(details.art)),
    version: 0,
    schritte: listContributionSteps(status, right),
    freigabe: sayRelease(right),
    werte: buildValues(publication.showAngaben(details)),
    inhalt: await publication.buildFormular(db, details, status),
    oeffentlich: null,
    unterschiede: [],
    verlauf: [],
  };
}

/** An entry with everything needed to edit it, or null. */
export async function showContribution(
  db: DataSource,
  { find }: Publications,
  reader: Reader,
  reference: string,
): Promise<Contribution | null> {
  const editorial = createEditorialRepository(db);
  const line = await editorial.find(reference);
  const publication = line && find(line.art, line.inhalt_art);
  if (!publication) return null;
  requireRight(reader.rechte, findMatter(publication, line.angaben, line));
  const right = await findReleaseRight(db, publication, reader, line.angaben, line);
  const entry = buildEditorialEntry(publication, line);
  // Versions of a moved page name its earlier path.
  const { inhalt_schluessel: key } = line;
  const details = { ...buildTimes(line), ...line.angaben, ...(key === null ? {} : { schluessel: key }) };
  const history = await editorial.readHistory(line.id);
  const seen = new Set<number>([line.version]);
  const isNewer = line.freigegeben !== null && line.freigegeben !== line.version;
  const released = isNewer ? await editorial.findFassung(line.id, line.freigegeben ?? 0) : null;
  return {
    ...entry,
    schritte: listContributionSteps(line.status, right),
    freigabe: [sayRelease(right), sayMenu(line)].filter(Boolean).join(' ') || null,
    werte: buildValues(publication.showAngaben(details)),
    inhalt: await publication.buildFormular(db, details, line.status),
    oeffentlich: await publication.findPath(db, line.id),
    unterschiede: released
      ? compareDetails(publication.listAngaben(released.angaben), publication.listAngaben(line.angaben))
      : [],
    verlauf: history.map((step) => {
      const isNew = !seen.has(step.fassung);
      seen.add(step.fassung);
      return {
        fassung: step.fassung,
        am: formatMoment(step.am),
        wer: step.wer,
        was: getOperation(step),
        hinweis: step.hinweis,
        href: isNew ? `${entry.detailURL}fassung-${step.fassung}/` : null,
      };
    }),
  };
}

/** An earlier version in words, compared with another one, by default the newest; or null. */
export async function showVersion(
  db: DataSource,
  { find }: Publications,
  { rechte: rights }: Reader,
  reference: string,
  num: number,
  against?: number,
): Promise<z.output<typeof versionSchema> | null> {
  const editorial = createEditorialRepository(db);
  const line = await editorial.find(reference);
  const publication = line && find(line.art, line.inhalt_art);
  const version = publication && (await editorial.findFassung(line.id, num));
  const other = version && (await editorial.findFassung(line.id, against ?? line.version));
  if (!version || !other) return null;
  requireRight(rights, findMatter(publication, line.angaben, line));
  for (const one of [version, other]) requireRight(rights, findMatter(publication, one.angaben, line));
  const history = await editorial.readHistory(line.id);
  const step = history.findLast((entry) => entry.fassung === num);
  const { angaben: details } = version;
  const [earlier, later] = other.nummer < num ? [other, version] : [version, other];
  const first = new Map(history.map((entry) => [entry.fassung, entry]));
  return {
    referenz: reference,
    titel: `Fassung ${num}: ${String(details.titel ?? reference)}`,
    detailURL: `${EDITORIAL.href}${reference}/`,
    version: line.version,
    fassung: num,
    am: step ? formatMoment(step.am) : '',
    wer: step?.wer ?? '',
    angaben: publication.listAngaben(details),
    gegen: other.nummer,
    unterschiede: compareDetails(publication.listAngaben(earlier.angaben), publication.listAngaben(later.angaben)),
    vergleiche: [...first.values()]
      .filter((entry) => entry.fassung !== num)
      .map((entry) => ({
        fassung: entry.fassung,
        wer: entry.wer,
        am: formatMoment(entry.am),
        href: `${EDITORIAL.href}${reference}/fassung-${num}/gegen-${entry.fassung}/`,
      })),
  };
}
