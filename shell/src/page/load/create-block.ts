import { isBelow } from '@gm/shared/rules/is-below';
import { PREVIEW } from '@gm/shared/rules/preview';
import type { Route } from '@gm/shared/schemas/page';
import type { BlockData } from '../../base/seite-daten.ts';
import type { Snapshot } from '../../registry/registry.ts';
import { findPost } from './list-forms.ts';
import { nameOwnCall, readCallNames, readContext } from './own-calls.ts';

/** Results of calls for the block at `index`: calls of the page that it names, and its own. */
function pickResults(block: Route['blocks'][number], index: number, results: ReadonlyMap<string, unknown>) {
  const prefix = nameOwnCall(index, '');
  const own = [...results].filter(([name]) => name.startsWith(prefix));
  const named = readCallNames(block).filter((name) => results.has(name));
  return Object.fromEntries([
    ...own.map(([name, result]) => [name.slice(prefix.length), result]),
    ...named.map((name) => [name, results.get(name)]),
  ]);
}

/** Options of a block with the call for its form; one named by the content is dropped. */
function placePost({ options: { aktion: _, ...options } }: Route['blocks'][number], post: string | null) {
  return post === null ? options : { ...options, aktion: post };
}

/** A block in a slot that its template does not declare, and the slot used instead. */
export class MisplacedBlock extends Error {
  override name = 'MisplacedBlock';

  constructor(
    path: string,
    readonly template: string,
    slots: { wanted: string; shown: string },
  ) {
    super(`${path}: '${template}' may not stand in the slot '${slots.wanted}', it is shown in '${slots.shown}'`);
  }
}

/**
 * The block at `index` of the page `pfad` for its guest: its context with the `results` of its calls, not parsed yet. A
 * block without an owner, or whose template is not allowed at this path, is reported and has `remote: null`. One in an
 * undeclared slot is reported, too, and moved to the first declared slot, because leaving it out would cost residents
 * its content.
 */
export function createBlock(
  block: Route['blocks'][number],
  {
    pfad: path,
    index,
    isExample = false,
    isCard = false,
  }: { pfad: string; index: number; isExample?: boolean; isCard?: boolean },
  results: ReadonlyMap<string, unknown>,
  snapshot: Snapshot,
  onFault: (fault: unknown) => void,
): BlockData {
  const { template, slotName } = block;
  const remote = snapshot.owners.get(template) ?? null;
  const base: BlockData = {
    template,
    remote,
    slot: slotName,
    surface: 'sheet',
    context: null,
    options: null,
    island: null,
  };
  if (remote === null) {
    onFault(new Error(`${path}: no remote owns the template '${template}'`));
    return base;
  }
  const declared = snapshot.remotes.get(remote)?.server.release.templates[template];
  const {
    surface: declaredSurface = 'sheet',
    island = null,
    slots = [slotName],
    paths = [],
    posts = {},
  } = declared ?? {};
  const surface = isCard ? 'card' : declaredSurface;
  const isPreview = isExample || path.startsWith(PREVIEW);
  // A preview shows pages of all paths, but submits nothing; neither does an example in the gallery.
  if (!isBelow(path, paths) && !isPreview) {
    onFault(new Error(`${path}: '${template}' stands below ${paths.join(', ')} alone`));
    return { ...base, remote: null, surface };
  }
  const slot = slots.includes(slotName) ? slotName : (slots[0] ?? slotName);
  if (slot !== slotName) {
    onFault(new MisplacedBlock(path, template, { wanted: slotName, shown: slot }));
  }
  // Data for staff or council come from calls only: an editor must not make up what they act on.
  const written = paths.length > 0 && !isPreview ? {} : readContext(block);
  const context = { ...written, ...pickResults(block, index, results) };
  return { ...base, slot, surface, island, context, options: placePost(block, findPost(posts, path)) };
}
