import type { Route } from '@gm/shared/schemas/seite';
import type { Snapshot } from '../registry/registry.ts';
import type { BlockDaten } from '../seite/seite-daten.ts';
import { isRecord } from './is-record.ts';

/**
 * Block data of a template: its context, with the `results` of the calls it names, parsed by the schemas that came with
 * the release. A block nobody owns, or whose data do not fit, is reported and has `remote: null`.
 */
export function createBlock(
  block: Route['blocks'][number],
  results: ReadonlyMap<string, unknown>,
  snapshot: Snapshot,
  onFault: (fault: unknown) => void,
): BlockDaten {
  const { template, slotName, options } = block;
  const remote = snapshot.owners.get(template) ?? null;
  const named = Array.isArray(options.apiCalls) ? options.apiCalls.map(String) : [];
  const called = Object.fromEntries(named.filter((name) => results.has(name)).map((name) => [name, results.get(name)]));
  // Some systems send `null` or an empty list for "nothing".
  const context = { ...(isRecord(block.context) ? block.context : {}), ...called };
  const base: BlockDaten = { template, remote, slot: slotName, surface: 'sheet', context: null, options: null };
  if (remote === null) {
    onFault(new Error(`No remote owns the template '${template}'`));
    return base;
  }
  const server = snapshot.remotes.get(remote)?.server;
  const definition = server?.definition(template);
  const surface = server?.release.templates[template]?.surface ?? 'sheet';
  const parsed = definition?.context.safeParse(context);
  const parsedOptions = definition?.options.safeParse(options);
  if (!parsed?.success || !parsedOptions?.success) {
    onFault(
      new Error(`Context or options of '${template}' do not fit`, { cause: parsed?.error ?? parsedOptions?.error }),
    );
    return { ...base, remote: null, surface };
  }
  return { ...base, surface, context: parsed.data, options: parsedOptions.data };
}
