import type { Release } from '@gm/shared/contract/release';

/** Figures of one version of a remote since this process started. */
export interface RemoteCount {
  /** Rendered blocks, and failed ones. */
  renders: number;
  faults: number;
  /** Total milliseconds and bytes of HTML. */
  ms: number;
  bytes: number;
}

const NOTHING: RemoteCount = { renders: 0, faults: 0, ms: 0, bytes: 0 };

/** Figures of this process by remote and version. */
export class RemoteCounts {
  readonly #counts = new Map<string, RemoteCount>();

  /** Counts one block. */
  note(
    { name, version }: Pick<Release, 'name' | 'version'>,
    { ms, bytes, failed }: { ms: number; bytes: number; failed: boolean },
  ): void {
    const before = this.read(name, version);
    this.#counts.set(`${name} ${version}`, {
      renders: before.renders + 1,
      faults: before.faults + (failed ? 1 : 0),
      ms: before.ms + ms,
      bytes: before.bytes + bytes,
    });
  }

  list(): { remote: string; version: string; count: RemoteCount }[] {
    return Array.from(this.#counts, ([key, count]) => {
      const [remote = '', version = ''] = key.split(' ');
      return { remote, version, count };
    });
  }

  read(remote: string, version: string): RemoteCount {
    return this.#counts.get(`${remote} ${version}`) ?? NOTHING;
  }
}
