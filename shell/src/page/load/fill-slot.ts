import type { Route } from '@gm/shared/schemas/page';
import type { Snapshot } from '../../registry/registry.ts';
import type { AnsweredCall } from './run-calls.ts';

/** Whether the address chose something for the open slot of the page, e.g. `?strasse=…`. */
const hasChoice = ({ openSlot }: Route, query: URLSearchParams): boolean =>
  Boolean(openSlot && query.get(openSlot)?.trim());

/** Blocks for the open slot of a page: the cards of all remotes, which only their releases name. */
export function listCards(route: Route, query: URLSearchParams, { owners, remotes }: Snapshot): Route['blocks'] {
  if (!hasChoice(route, query)) return [];
  const cards = [...owners].flatMap(([template, remote]) => {
    const fills = remotes.get(remote)?.server.release.templates[template]?.fills;
    return fills?.slot === route.openSlot ? [{ template, order: fills?.order ?? 0 }] : [];
  });
  return cards
    .sort((a, b) => a.order - b.order || a.template.localeCompare(b.template))
    .map(({ template }) => ({ template, slotName: 'content', context: {}, options: {} }));
}

/**
 * A call that a card made: whatever its answer is, the page and the other cards stay. An answer that is not 200 counts as
 * failed.
 */
export const sparePage = ([call, reply]: AnsweredCall): AnsweredCall => [call, reply?.status === 200 ? reply : null];
