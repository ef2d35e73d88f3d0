/**
 * Store of a site's releases. They are served from a folder; everything that several shells share goes through this
 * interface (docs/decisions/029-release-stores-for-several-machines.md).
 */
export interface Store {
  /** The folder from which releases are served. */
  readonly dir: string;
  /** This machine's list of trusted keys (store/trust.ts). */
  readonly trustFile: string;
  /** Milliseconds after which a change has reached the folder of every follower. */
  readonly delayMs: number;
  /**
   * Updates the folder to the shared state; returns whether anything changed. Rejects with one sentence when the store
   * is unreachable.
   */
  follow(): Promise<boolean>;
  /**
   * Runs a change of the store on a folder that looks like `dir`. The change is shared when this resolves, and
   * discarded when it rejects: with the exception of `work`, or with a Refusal when the store is down, full, or another
   * writer was faster.
   */
  change<T>(work: (dir: string) => T): Promise<T>;
}
