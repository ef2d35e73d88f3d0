import type { OwnCall } from '@gm/shared/contract';
import type { ApiCall, Route } from '@gm/shared/schemas/page';
import { isRecord } from '../../base/is-record.ts';
import type { BlockJob, Renderer } from '../../isolation/renderer.ts';
import type { Snapshot } from '../../registry/registry.ts';

type RouteBlock = Route['blocks'][number];

/** Context of a block from the content system, without results of calls. */
export const readContext = ({ context }: RouteBlock): Record<string, unknown> => (isRecord(context) ? context : {});

/** Names of the page's calls whose results the block uses. */
export const readCallNames = ({ options }: RouteBlock): string[] =>
  Array.isArray(options.apiCalls) ? options.apiCalls.map(String) : [];

/** Unique name of a call that the block at `index` makes by itself. */
export const nameOwnCall = (index: number, name: string): string => `${index}/${name}`;

/** Parameters of a call, with those that it takes over from the page's `query`. */
function fillParams({ params, passThrough = [] }: OwnCall, query: URLSearchParams): ApiCall['options']['params'] {
  const passed = passThrough.flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [[name, value]];
  });
  return { ...params, ...Object.fromEntries(passed) };
}

/** Calls that the blocks' templates make by themselves, where the page does not provide them; the guests know them. */
export async function listOwnCalls(
  blocks: Route['blocks'],
  query: URLSearchParams,
  { owners, remotes }: Snapshot,
  renderer: Pick<Renderer, 'listCalls'>,
): Promise<ApiCall[]> {
  const jobs = blocks.flatMap((block, id): BlockJob[] => {
    const { template, options } = block;
    const server = remotes.get(owners.get(template) ?? '')?.server;
    if (!server?.facts[template]?.calls) return [];
    const { name: remote, version } = server.release;
    return [{ id, remote, version, template, context: readContext(block), options, island: null }];
  });
  const answers = jobs.length > 0 ? await renderer.listCalls(jobs) : [];
  return jobs.flatMap(({ id, context }, place) => {
    const block = blocks[id];
    const brought = new Set([...(block ? readCallNames(block) : []), ...Object.keys(context as object)]);
    return Object.entries(answers[place] ?? {})
      .filter(([name]) => !brought.has(name))
      .map(([name, call]) => ({
        name: nameOwnCall(id, name),
        options: {
          endpoint: call.endpoint,
          params: fillParams(call, query),
          passThrough: [],
          redirectOnSingleEntry: false,
          required: false,
        },
      }));
  });
}
