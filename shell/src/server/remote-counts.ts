import type { Release } from '@gm/shared/vertrag/release';

/** What was rendered of one version of a remote since this process began. */
export interface RemoteCount {
  /** Blocks, and those of them that failed. */
  renders: number;
  faults: number;
  /** Milliseconds and bytes of HTML altogether. */
  ms: number;
  bytes: number;
}

const NOTHING: RemoteCount = { renders: 0, faults: 0, ms: 0, bytes: 0 };

/** What this process rendered, by remote and version. */
export class RemoteCounts {
  readonly #counts = new Map<string, RemoteCount>();

  /** One block. */
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
