import { Readable } from 'node:stream';
import type { TemplatesState } from '@gm/shared/schemas/editor/templates';
import { createSchemaStore } from '../boundaries/release-files.ts';
import type { ApiClient } from '../http/api/api-client.ts';
import type { Registry, Snapshot } from '../registry/registry.ts';
import { listPieces } from './list-pieces.ts';

/** Releases come several at a time, and pages go first. */
const PAUSE_MS = 500;
/** Pause before a failed report is sent again. */
const ANEW_MS = 10_000;

interface MessengerOptions {
  registry: Pick<Registry, 'snapshot'>;
  api: Pick<ApiClient, 'post'>;
  releasesDir: string;
  onFault(fault: unknown): void;
  /** Milliseconds, for tests. */
  pauseMs?: number;
}

/** Reports the running templates to the api, so that it can find content that no longer fits them. */
export class TemplatesMessenger {
  #timer: NodeJS.Timeout | undefined;
  #told: Snapshot | undefined;
  #stopped = false;

  constructor(private readonly options: MessengerOptions) {}

  /** The running templates may have changed, or the api may be another one. */
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
    // Read once and released: examples and schemas of all releases take some megabytes.
    const templates = listPieces(snapshot, { read: () => ({}) }, createSchemaStore(releasesDir)).map(
      ({ template, slots, context, options, neu: fresh, paths }) => ({
        template,
        slots,
        context,
        options,
        neu: fresh,
        paths,
      }),
    );
    const text = JSON.stringify({ vorlagen: templates } satisfies TemplatesState);
    const headers = { 'content-type': 'application/json' };
    const { status } = await api
      .post('/api/cms/vorlagen', Readable.from([text]), headers)
      // The report is repeated when the api is back.
      .catch(() => ({ status: 503 }));
    if (status >= 500) this.wake(ANEW_MS);
    // Another content system, or an older api: it does not support reports.
    else this.#told = snapshot;
  }
}
