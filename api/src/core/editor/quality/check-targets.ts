import type { ContentArea } from '../../content/context.ts';
import type { Prospect } from '../../content/publish/prospect.ts';
import type { Entry } from '../../entries/content-kind.ts';
import { listTargets } from '../../entries/targets.ts';
import type { DataSource } from '../../platform/database/database.ts';
import type { Finding } from './finding.ts';
import { isOwnPage, listMissingPages } from './list-missing-pages.ts';

/**
 * Broken links of an entry within this site. Pages are looked up in `prospect`, the resulting content; numbered entries
 * and pages of areas in the database.
 */
export async function checkTargets(
  db: DataSource,
  areas: readonly ContentArea[],
  entry: Entry,
  prospect: Prospect,
): Promise<Finding[]> {
  const targets = [...new Set(listTargets(entry).filter(isOwnPage))];
  const missing = await listMissingPages(db, areas, targets, prospect);
  return missing.map((target) => ({
    regel: 'links',
    feld: findField(entry, target),
    meldung: `Der Link nach ${target} führt ins Leere: Diese Seite gibt es nicht.`,
  }));
}

/** The control that contains a link. */
function findField({ daten: data, text }: Entry, target: string): string {
  if (text?.includes(target)) return 'text';
  const find = (value: unknown, way: string): string | null => {
    if (typeof value === 'string') return value.includes(target) ? way : null;
    if (typeof value !== 'object' || value === null) return null;
    for (const [name, part] of Object.entries(value)) {
      const found = find(part, `${way}/${name}`);
      if (found) return found;
    }
    return null;
  };
  return find(data, 'daten') ?? 'daten';
}
