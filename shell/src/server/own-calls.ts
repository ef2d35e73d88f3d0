import type { ApiCall, Route } from '@gm/shared/schemas/seite';
import type { Snapshot } from '../registry/registry.ts';
import { isRecord } from './is-record.ts';

type RouteBlock = Route['blocks'][number];

/** What the content system says of a block, without anything that a call has brought. */
export const readContext = ({ context }: RouteBlock): Record<string, unknown> => (isRecord(context) ? context : {});

/** Names of the page's calls whose answers the block wants. */
export const readCallNames = ({ options }: RouteBlock): string[] =>
  Array.isArray(options.apiCalls) ? options.apiCalls.map(String) : [];

/** Name of the call that the block at `index` makes by itself, apart from every other call of the page. */
export const nameOwnCall = (index: number, name: string): string => `${index}/${name}`;

/** Calls that the templates of the blocks make by themselves, where the page brings none for them. */
export function listOwnCalls(blocks: Route['blocks'], { owners, remotes }: Snapshot): ApiCall[] {
  return blocks.flatMap((block, index) => {
    const definition = remotes.get(owners.get(block.template) ?? '')?.server?.definition(block.template);
    const context = definition?.calls && definition.context.safeParse(readContext(block));
    const options = definition?.options.safeParse(block.options);
    if (!context?.success || !options?.success) return [];
    const brought = new Set([...readCallNames(block), ...Object.keys(readContext(block))]);
    return Object.entries(definition?.calls?.({ context: context.data, options: options.data }) ?? {})
      .filter(([name]) => !brought.has(name))
      .map(([name, call]) => ({
        name: nameOwnCall(index, name),
        options: { ...call, passThrough: [], redirectOnSingleEntry: false, required: false },
      }));
  });
}
