import type { Counts } from './canary-judge.ts';

const NOTHING: Counts = { renders: 0, faults: 0, ms: 0 };

/** What this process rendered, by remote and version. */
export class RemoteCounts {
  readonly #counts = new Map<string, Counts>();

  /** @param ms time the block took */
  note(remote: string, version: string, ms: number, failed: boolean): void {
    const name = `${remote} ${version}`;
    const { renders, faults, ms: before } = this.#counts.get(name) ?? NOTHING;
    this.#counts.set(name, { renders: renders + 1, faults: faults + (failed ? 1 : 0), ms: before + ms });
  }

  read(remote: string, version: string): Counts {
    return this.#counts.get(`${remote} ${version}`) ?? NOTHING;
  }
}
