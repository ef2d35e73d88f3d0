import { isRecord } from '../base/is-record.ts';
import type { PageData } from '../base/seite-daten.ts';
import type { Template } from '../boundaries/list-templates.ts';
import { createBlock } from '../page/load/create-block.ts';
import type { Snapshot } from '../registry/registry.ts';
import { createOwnPage } from './create-own-page.ts';

/** A page with one block: a template with the data of an example, framed as on any page. */
export function createExamplePage(
  { name, template }: Template,
  { context, options, seite: page }: Template['examples'][number],
  { snapshot, siteName, onFault }: { snapshot: Snapshot; siteName: string; onFault(fault: unknown): void },
): PageData {
  const path = page.pfad ?? template.paths[0] ?? '/';
  const block = {
    template: name,
    slotName: template.slots[0] ?? ('content' as const),
    context,
    options: isRecord(options) ? options : {},
  };
  const blocks = [createBlock(block, { pfad: path, index: 0, isExample: true }, new Map(), snapshot, onFault)];
  return createOwnPage(path, page.titel ?? name, siteName, {
    blocks,
    suche: page.suche ?? '',
    ...(page.formular ? { formular: page.formular } : {}),
  });
}
