// Measures what rendering in the serving process would cost: `npm run bench` builds the shell with this module in place
// of the guest processes.
import type { Page } from '@gm/shared/contract';
import type { Release } from '@gm/shared/contract/release';
import { ServerRemote } from '../src/federation/server-remote.ts';
import { listFacts } from '../src/isolation/inside.ts';
import { createLocalRenderer } from '../src/isolation/local-renderer.ts';
import { type BlockJob, nameVersion, type Renderer } from '../src/isolation/renderer.ts';
import { ServedRelease } from '../src/isolation/served-release.ts';

export class Guests implements Renderer {
  readonly #remotes = new Map<string, ServerRemote>();
  readonly #renderer = createLocalRenderer(({ remote, version }) => this.#remotes.get(nameVersion(remote, version)));

  render(blocks: readonly BlockJob[], page: Page) {
    return this.#renderer.render(blocks, page);
  }

  listCalls(blocks: readonly BlockJob[]) {
    return this.#renderer.listCalls(blocks);
  }

  async open(release: Release, dir: string): Promise<ServedRelease> {
    const remote = await ServerRemote.load(release, dir);
    const name = nameVersion(release.name, release.version);
    this.#remotes.set(name, remote);
    return new ServedRelease(release, listFacts(remote), () => this.#remotes.delete(name));
  }

  close(): void {}
}
