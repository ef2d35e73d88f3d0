/**
 * Where the releases of a site lie. They are served and read from a folder; what several shells have in common goes
 * through here (docs/entscheidungen/029-stores.md).
 */
export interface Store {
  /** The folder that is served and read. */
  readonly dir: string;
  /** Milliseconds after which what was changed is in the folder of everybody who follows. */
  readonly delayMs: number;
  /** Brings the folder to what everybody has; whether that was something new. Rejects with one sentence when the store cannot be asked. */
  follow(): Promise<boolean>;
  /**
   * Runs what changes the store on a folder that looks like `dir`. Everybody has the change when this resolves, and nobody
   * when it rejects: with what `work` threw, or with a Refusal when the store is away, full, or another writer was faster.
   */
  change<T>(work: (dir: string) => T): Promise<T>;
}
