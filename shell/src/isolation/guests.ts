import type { Page } from '@gm/shared/contract';
import type { Release } from '@gm/shared/contract/release';
import { LruMap } from '../base/lru-map.ts';
import { Circuits } from './circuits.ts';
import {
  type BlockCalls,
  type BlockJob,
  type BlockResult,
  emptyResult,
  nameVersion,
  type Renderer,
} from './renderer.ts';
import { ServedRelease } from './served-release.ts';
import { type GuestsOptions, VersionGuests } from './version-guests.ts';

interface Part {
  guests: VersionGuests;
  /** Indices of its blocks on the page. */
  places: number[];
  blocks: BlockJob[];
}

/** Blocks whose own calls are remembered. */
const CALLS_KEPT = 500;

/** Processes that run the code of releases, at least one for each version in use. */
export class Guests implements Renderer {
  /** Own calls depend on the version and the block alone; asking again would cost each page a second round trip. */
  readonly #calls = new LruMap<BlockCalls>(CALLS_KEPT);
  readonly #versions = new Map<string, VersionGuests[]>();
  readonly #circuits = new Circuits();
  readonly #timer: NodeJS.Timeout;

  constructor(private readonly options: GuestsOptions) {
    const ms = Math.max(5, options.limitMs / 40);
    this.#timer = setInterval(() => {
      for (const guests of this.#list()) guests.checkLimits(ms);
    }, ms);
  }

  #list(): VersionGuests[] {
    return [...this.#versions.values()].flat();
  }

  /** Starts a guest with a release. Rejects when it does not load. The guest ends when no request uses the version. */
  async open(release: Release, dir: string): Promise<ServedRelease> {
    const guests = new VersionGuests(release, dir, this.options, this.#circuits);
    const { name } = guests;
    const set = (list: VersionGuests[]) =>
      list.length > 0 ? this.#versions.set(name, list) : this.#versions.delete(name);
    const others = () => (this.#versions.get(name) ?? []).filter((other) => other !== guests);
    set([...others(), guests]);
    const close = () => {
      set(others());
      if (others().length === 0) this.#circuits.forget(name);
      guests.close();
    };
    try {
      return new ServedRelease(release, await guests.open(), close);
    } catch (fault) {
      close();
      throw fault;
    }
  }

  close(): void {
    clearInterval(this.#timer);
    for (const guests of this.#list()) guests.close();
  }

  /** Groups the blocks at `places` by version; blocks of a missing version are left out. */
  #divide(blocks: readonly BlockJob[], places: Iterable<number> = blocks.keys()): Part[] {
    const parts = new Map<string, Part>();
    for (const place of places) {
      const block = blocks[place];
      const name = block && nameVersion(block.remote, block.version);
      const guests = name && this.#versions.get(name)?.at(-1);
      if (!guests) continue;
      const part = parts.get(name) ?? { guests, places: [], blocks: [] };
      part.places.push(place);
      part.blocks.push(block);
      parts.set(name, part);
    }
    return [...parts.values()];
  }

  async render(blocks: readonly BlockJob[], page: Page): Promise<BlockResult[]> {
    const results = blocks.map(() => emptyResult(null));
    const taken = new Set<string>();
    const show = async (part: Part, known: readonly string[]) => {
      const answers = await part.guests.ask(part.blocks, pageFor(page, part.blocks), known);
      return answers.map((answer) => (answer && 'result' in answer ? answer.result : emptyResult(null)));
    };
    const parts = this.#divide(blocks);
    const shown = await Promise.all(parts.map(async (part) => ({ part, own: await show(part, []) })));
    for (const { part, own } of shown) {
      // Two modules may have equal headings, but ids must be unique on a page.
      const isShared = own.some(({ sections }) => sections.some((section) => taken.has(section)));
      const final = isShared ? await show(part, [...taken]) : own;
      for (const [index, place] of part.places.entries()) results[place] = final[index] ?? emptyResult(null);
      for (const { sections } of final) for (const section of sections) taken.add(section);
    }
    return results;
  }

  async listCalls(blocks: readonly BlockJob[]): Promise<(BlockCalls | null)[]> {
    const names = blocks.map(({ remote, version, template, context, options }) =>
      JSON.stringify([remote, version, template, context, options]),
    );
    const calls = names.map((name) => this.#calls.get(name) ?? null);
    const open = [...calls.keys()].filter((place) => calls[place] === null);
    const ask = async ({ guests, places, blocks: own }: Part) => {
      const answers = await guests.ask(own, null, []);
      for (const [index, place] of places.entries()) {
        const answer = answers[index];
        const [found, name] = [answer && 'calls' in answer ? answer.calls : null, names[place]];
        calls[place] = found;
        if (found && name) this.#calls.set(name, found);
      }
    };
    await Promise.all(this.#divide(blocks, open).map(ask));
    return calls;
  }
}

/** Form input goes only to the module that owns the form. */
function pageFor({ formular: form, ...page }: Page, blocks: readonly BlockJob[]): Page {
  const isIts = form && blocks.some(({ template }) => template === form.template);
  return isIts ? { ...page, formular: form } : page;
}
