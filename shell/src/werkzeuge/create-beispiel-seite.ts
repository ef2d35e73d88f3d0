import type { Snapshot } from '../registry/registry.ts';
import type { SeitenDaten } from '../seite/seite-daten.ts';
import { createBlock } from '../server/create-block.ts';
import { isRecord } from '../server/is-record.ts';
import { linkHeadings } from '../server/link-headings.ts';
import { createOwnPage } from './create-own-page.ts';
import type { Vorlage } from './list-vorlagen.ts';

/** A page with one block: a template with the data of an example, parsed and framed as on any page. */
export function createBeispielSeite(
  { name, template }: Vorlage,
  { context, options, seite }: Vorlage['beispiele'][number],
  { snapshot, siteName, onFault }: { snapshot: Snapshot; siteName: string; onFault(fault: unknown): void },
): SeitenDaten {
  const pfad = seite.pfad ?? '/';
  const block = {
    template: name,
    slotName: template.slots[0] ?? ('content' as const),
    context,
    options: isRecord(options) ? options : {},
  };
  const blocks = [createBlock(block, { pfad, index: 0 }, new Map(), snapshot, onFault)];
  linkHeadings(blocks);
  return createOwnPage(pfad, seite.titel ?? name, siteName, {
    blocks,
    suche: seite.suche ?? '',
    ...(seite.formular ? { formular: seite.formular } : {}),
  });
}
