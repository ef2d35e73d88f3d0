import type { Route } from '@gm/shared/schemas/seite';
import type { TemplateDefinition } from '@gm/shared/vertrag';
import type { Snapshot } from '../registry/registry.ts';
import type { BlockDaten } from '../seite/seite-daten.ts';
import { nameOwnCall, readCallNames, readContext } from './own-calls.ts';

/** What calls have brought for the block at `index`: those of the page that it names, and its own. */
function pickResults(block: Route['blocks'][number], index: number, results: ReadonlyMap<string, unknown>) {
  const prefix = nameOwnCall(index, '');
  const own = [...results].filter(([name]) => name.startsWith(prefix));
  const named = readCallNames(block).filter((name) => results.has(name));
  return Object.fromEntries([
    ...own.map(([name, result]) => [name.slice(prefix.length), result]),
    ...named.map((name) => [name, results.get(name)]),
  ]);
}

/** Whether a block of an island's template does something with these data; one whose own condition throws is taken to. */
function needsCode(
  definition: TemplateDefinition | undefined,
  data: Pick<BlockDaten, 'context' | 'options'>,
  onFault: (fault: unknown) => void,
): boolean {
  try {
    return definition?.island?.only?.(data) ?? true;
  } catch (fault) {
    onFault(fault);
    return true;
  }
}

/** A block in a slot that its template does not declare, and where it stands instead. */
export class MisplacedBlock extends Error {
  override name = 'MisplacedBlock';

  constructor(
    pfad: string,
    readonly template: string,
    slots: { wanted: string; shown: string },
  ) {
    super(`${pfad}: '${template}' may not stand in the slot '${slots.wanted}', it is shown in '${slots.shown}'`);
  }
}

/**
 * Data of the block at `index` of the page `pfad`: its context, with the `results` of its calls, parsed by the schemas
 * that came with the release. A block nobody owns, or whose data do not fit, is reported and has `remote: null`. One in
 * a slot that its template does not declare is reported, too, and stands in the first slot it does: what it says is the
 * same there, while a resident could not do without it.
 */
export function createBlock(
  block: Route['blocks'][number],
  { pfad, index }: { pfad: string; index: number },
  results: ReadonlyMap<string, unknown>,
  snapshot: Snapshot,
  onFault: (fault: unknown) => void,
): BlockDaten {
  const { template, slotName, options } = block;
  const remote = snapshot.owners.get(template) ?? null;
  // Some systems send `null` or an empty list for "nothing".
  const context = { ...readContext(block), ...pickResults(block, index, results) };
  const base: BlockDaten = {
    template,
    remote,
    slot: slotName,
    surface: 'sheet',
    context: null,
    options: null,
    island: null,
  };
  if (remote === null) {
    onFault(new Error(`${pfad}: no remote owns the template '${template}'`));
    return base;
  }
  const server = snapshot.remotes.get(remote)?.server;
  const definition = server?.definition(template);
  const { surface = 'sheet', island = null, slots = [slotName] } = server?.release.templates[template] ?? {};
  const slot = slots.includes(slotName) ? slotName : (slots[0] ?? slotName);
  if (slot !== slotName) {
    onFault(new MisplacedBlock(pfad, template, { wanted: slotName, shown: slot }));
  }
  const parsed = definition?.context.safeParse(context);
  const parsedOptions = definition?.options.safeParse(options);
  if (!parsed?.success || !parsedOptions?.success) {
    onFault(
      new Error(`${pfad}: context or options of '${template}' do not fit`, {
        cause: parsed?.error ?? parsedOptions?.error,
      }),
    );
    return { ...base, slot, remote: null, surface };
  }
  const data = { context: parsed.data, options: parsedOptions.data };
  const lives = island !== null && needsCode(definition, data, onFault);
  return { ...base, slot, surface, island: lives ? island : null, ...data };
}
