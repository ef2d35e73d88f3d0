import type { OwnCall } from '@gm/shared/contract';
import type { ApiCall, Route } from '@gm/shared/schemas/page';
import { isRecord } from '../../base/is-record.ts';
import type { BlockJob, Renderer } from '../../isolation/renderer.ts';
import type { Snapshot } from '../../registry/registry.ts';
import type { AnsweredCall } from './run-calls.ts';
import { getsSession } from './session-calls.ts';

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

/** All blocks of one remote on one page; a block by itself may make MAX_CALLS (isolation/messages.ts). */
const MAX_OF_REMOTE = 30;

export interface OwnCalls {
  /** Made without the visitor's log-in. */
  open: ApiCall[];
  /** Made with it (session-calls.ts). */
  withSession: ApiCall[];
  /** Not made: the remote already makes too many on this page. */
  refused: ApiCall[];
}

/** Calls that the blocks' templates make by themselves, where the page does not provide them; the guests know them. */
export async function listOwnCalls(
  blocks: Route['blocks'],
  { pfad: path, query, onFault }: { pfad: string; query: URLSearchParams; onFault(fault: unknown): void },
  { owners, remotes }: Snapshot,
  renderer: Pick<Renderer, 'listCalls'>,
): Promise<OwnCalls> {
  const jobs = blocks.flatMap((block, id): BlockJob[] => {
    const { template, options } = block;
    const server = remotes.get(owners.get(template) ?? '')?.server;
    if (!server?.facts[template]?.calls) return [];
    const { name: remote, version } = server.release;
    return [{ id, remote, version, template, context: readContext(block), options, island: null }];
  });
  const answers = jobs.length > 0 ? await renderer.listCalls(jobs) : [];
  const own: OwnCalls = { open: [], withSession: [], refused: [] };
  const counts = new Map<string, number>();
  for (const [place, { id, remote, template, context }] of jobs.entries()) {
    const block = blocks[id];
    const brought = new Set([...(block ? readCallNames(block) : []), ...Object.keys(context as object)]);
    const made = Object.entries(answers[place] ?? {}).filter(([name]) => !brought.has(name));
    const count = (counts.get(remote) ?? 0) + made.length;
    const isRefused = count > MAX_OF_REMOTE;
    if (isRefused)
      onFault(new Error(`${path}: '${template}' may make no calls, ${remote} makes ${MAX_OF_REMOTE} already`));
    else counts.set(remote, count);
    for (const [name, call] of made) {
      const kind = isRefused ? 'refused' : getsSession(remote, path, call.endpoint) ? 'withSession' : 'open';
      own[kind].push({
        name: nameOwnCall(id, name),
        options: {
          endpoint: call.endpoint,
          params: fillParams(call, query),
          passThrough: [],
          redirectOnSingleEntry: false,
          required: false,
        },
      });
    }
  }
  return own;
}

/** Statuses by which the api refuses a visitor. */
const REFUSALS = [401, 403, 429];

/** A call that a block makes without the visitor's log-in: a refusal costs the page neither content nor a log-in. */
export const spareRefused = ([call, reply]: AnsweredCall): AnsweredCall => [
  call,
  reply && REFUSALS.includes(reply.status) ? null : reply,
];
