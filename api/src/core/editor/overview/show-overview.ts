import { formatTimeOfDay } from '@gm/shared/format/date';
import { formatTag } from '@gm/shared/format/month';
import { readBerlinTime } from '@gm/shared/rules/berlin-time';
import type { Overview, OverviewEntry } from '@gm/shared/schemas/editor/overview';
import type { RawBuilder } from 'kysely';
import type { DataSource } from '../../platform/database/database.ts';
import type { EditorContext } from '../context.ts';
import { listKinds } from '../entries/show-contents.ts';
import { buildEditorialEntry, type Line, type Reader } from '../entries/show-contribution.ts';
import { findPictures } from './find-pictures.ts';
import { createOverviewRepository } from './overview-repository.ts';
import { sortWaiting } from './sort-waiting.ts';

/** Lines of each list; the rest is one link away. */
const SHOWN = 10;

type DueLines = Awaited<ReturnType<ReturnType<typeof createOverviewRepository>['listPlanned']>>;

/** Beginnings and ends by the day on which they fall in the municipality. */
function groupByDay(lines: DueLines, build: (line: Line) => OverviewEntry[]): Overview['geplant']['tage'] {
  const days = new Map<string, Overview['geplant']['tage'][number]>();
  for (const line of lines) {
    const { tag: day, uhrzeit: timeOfDay } = readBerlinTime(line.wann);
    const group = days.get(day) ?? { titel: formatTag(day), data: [] };
    days.set(day, group);
    for (const entry of build(line)) {
      group.data.push({ was: line.was, uhrzeit: formatTimeOfDay(timeOfDay), eintrag: entry });
    }
  }
  return [...days.values()].filter(({ data }) => data.length > 0);
}

/**
 * What the account worked on, what waits, what is planned, and the kinds it may edit.
 * @param right visibility condition of the account
 */
export async function showOverview(
  db: DataSource,
  { bereiche: areas, publikationen: publications }: Pick<EditorContext, 'bereiche' | 'publikationen'>,
  reader: Reader,
  right: RawBuilder<boolean> | null,
): Promise<Overview> {
  const repository = createOverviewRepository(db, { konto: reader.konto, auswahl: publications.auswahl, recht: right });
  const recent = await repository.listRecent(SHOWN);
  const waiting = await sortWaiting(db, publications, reader, await repository.listWaiting());
  const onMe = waiting.aufMich.slice(0, SHOWN);
  const onOthers = waiting.aufAndere.slice(0, SHOWN);
  const planned = await repository.listPlanned(SHOWN);
  const pictures = await findPictures(db, [...recent, ...onMe, ...onOthers, ...planned]);
  const build = (line: Line): OverviewEntry[] => {
    const publication = publications.find(line.art, line.inhalt_art);
    return publication ? [{ ...buildEditorialEntry(publication, line), bild: pictures.get(line.id) ?? null }] : [];
  };
  return {
    zuletzt: recent.flatMap(build),
    aufMich: { anzahl: waiting.aufMich.length, data: onMe.flatMap(build) },
    aufAndere: { anzahl: waiting.aufAndere.length, data: onOthers.flatMap(build) },
    geplant: { anzahl: planned[0]?.anzahl ?? 0, tage: groupByDay(planned, build) },
    arten: await listKinds(db, areas, reader.rechte),
  };
}
