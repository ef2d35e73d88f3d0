import { Readable } from 'node:stream';
import type { VorlagenStand } from '@gm/shared/schemas/vorlagen';
import type { Registry, Snapshot } from '../registry/registry.ts';
import type { ApiClient } from '../server/api-client.ts';
import { listBausteine } from './list-bausteine.ts';
import { createSchemaStore } from './release-files.ts';

/** Releases come several at a time, and pages go first. */
const PAUSE_MS = 500;
/** Until an api that did not take it is told again. */
const ANEW_MS = 10_000;

interface BoteOptions {
  registry: Pick<Registry, 'snapshot'>;
  api: Pick<ApiClient, 'post'>;
  releasesDir: string;
  onFault(fault: unknown): void;
  /** Milliseconds, for tests. */
  pauseMs?: number;
}

/** Tells the api which templates are running, so that it knows what of the content does not fit them any more. */
export class VorlagenBote {
  #timer: NodeJS.Timeout | undefined;
  #told: Snapshot | undefined;
  #stopped = false;

  constructor(private readonly options: BoteOptions) {}

  /** What is running may be something else than what was told, or the api another one. */
  wake(pauseMs = this.options.pauseMs ?? PAUSE_MS): void {
    if (this.#stopped) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#tell().catch(this.options.onFault), pauseMs);
    this.#timer.unref();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  async #tell(): Promise<void> {
    const { registry, api, releasesDir } = this.options;
    const { snapshot } = registry;
    if (snapshot === this.#told || snapshot.remotes.size === 0) return;
    // Read for this once, and let go: examples and schemas of all releases are some megabytes.
    const vorlagen = listBausteine(snapshot, { read: () => ({}) }, createSchemaStore(releasesDir)).map(
      ({ template, slots, context, options }) => ({ template, slots, context, options }),
    );
    const text = JSON.stringify({ vorlagen } satisfies VorlagenStand);
    const headers = { 'content-type': 'application/json' };
    const { status } = await api
      .post('/api/cms/vorlagen', Readable.from([text]), headers)
      // An api that is away is told when it is back.
      .catch(() => ({ status: 503 }));
    if (status >= 500) this.wake(ANEW_MS);
    // A content system of somebody else, or an api from before: it does not want to know.
    else this.#told = snapshot;
  }
}
