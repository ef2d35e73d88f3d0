import type { DataSource } from '../../platform/database/database.ts';
import type { Line, Reader } from '../entries/show-contribution.ts';
import { findReleaseRight } from '../rights/find-release-right.ts';
import type { Publications } from '../store/publication.ts';

/**
 * Requests that this account can release, and its own that others have to. The rights and the four-eyes rule decide, as
 * in the form.
 */
export async function sortWaiting(
  db: DataSource,
  { find }: Publications,
  reader: Reader,
  lines: readonly Line[],
): Promise<{ aufMich: Line[]; aufAndere: Line[] }> {
  const sorted: { aufMich: Line[]; aufAndere: Line[] } = { aufMich: [], aufAndere: [] };
  for (const line of lines) {
    const publication = find(line.art, line.inhalt_art);
    if (!publication) continue;
    const right = await findReleaseRight(db, publication, reader, line.angaben, line);
    if (right.darfFreigeben && !right.brauchtAndere) sorted.aufMich.push(line);
    else if (line.vorgelegt_von === reader.konto) sorted.aufAndere.push(line);
  }
  return sorted;
}
