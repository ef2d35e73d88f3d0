// What a page would cost if templates ran in the thread that serves: `npm run bench` builds the shell with this in place of its
// threads.
import type { Seite } from '@gm/shared/vertrag';
import type { Release } from '@gm/shared/vertrag/release';
import { ServerRemote } from '../src/federation/server-remote.ts';
import { createLocalRenderer } from '../src/isolation/local-renderer.ts';
import { type BlockJob, nameVersion, type Renderer } from '../src/isolation/renderer.ts';

export class RenderPool implements Renderer {
  readonly #remotes = new Map<string, ServerRemote>();
  readonly #renderer = createLocalRenderer(({ remote, version, template }) =>
    this.#remotes.get(nameVersion(remote, version))?.template(template),
  );

  render(blocks: readonly BlockJob[], seite: Seite) {
    return this.#renderer.render(blocks, seite);
  }

  async prepare(release: Release, dir: string): Promise<() => void> {
    const remote = await ServerRemote.load(release, dir);
    const name = nameVersion(release.name, release.version);
    this.#remotes.set(name, remote);
    return () => this.#remotes.delete(name);
  }

  async close(): Promise<void> {}
}
