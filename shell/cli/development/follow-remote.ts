import path from 'node:path';
import { type BuildFault, readThrown } from '@gm/shared/build/watch/build-fault';
import { isDescribing, type RemoteDescription, readDescription } from '@gm/shared/build/watch/read-description';
import { type RemoteWatch, watchRemote } from '@gm/shared/build/watch/watch-remote';
import { createReleaseWriter, nameWatchedVersion } from '@gm/shared/build/watch/write-release';
import { activate } from '../../src/store/registry-file.ts';
import { pruneReleases, releaseDir } from '../../src/store/release-store.ts';
import type { Store } from '../../src/store/store.ts';

/** For tabs that still load code of the versions before. */
const KEPT = 3;
const NOTE = { what: 'current', key: null, reason: 'saved' } as const;

interface Options {
  root: string;
  remote: string;
  /** The developer's copy of the releases. */
  store: Store;
  /** Called after each save, with an empty list when all is well. */
  onFaults(faults: BuildFault[]): void;
  /** `ms`: since the first file was saved. */
  onShown(ms: number): void;
}

export interface FollowedRemote {
  /** Files were saved. */
  note(files: readonly string[]): void;
  stop(): Promise<void>;
}

const describeError = (fault: unknown) => readThrown(fault instanceof Error ? fault.message : String(fault));
const listTemplates = (description: RemoteDescription | null) => Object.keys(description?.templates ?? {}).join();

/**
 * Makes every build of the watched remote current in the store: without the checks, the compression and the judgement of
 * a release.
 */
export function followRemote({ root, remote, store, onFaults, onShown }: Options): FollowedRemote {
  const dir = path.join(root, remote);
  const outDir = path.join(store.dir, '.watched');
  const write = createReleaseWriter(outDir);
  /** Null: not built yet. */
  let ofBuild: BuildFault[] | null = null;
  let ofDescription: BuildFault[] = [];
  let description: RemoteDescription | null = null;
  let describing = 0;
  let begunAt = performance.now();
  let watch: RemoteWatch;

  const start = () => {
    begunAt = performance.now();
    watch = watchRemote(dir, outDir, {
      onBegin() {
        begunAt = performance.now();
      },
      onBuild(faults) {
        ofBuild = faults;
        void show();
      },
    });
  };

  async function show(): Promise<void> {
    if (ofBuild === null || (description === null && ofDescription.length === 0)) return;
    // Most faults of the description are those of the build, which knows their place.
    const faults = ofBuild.length > 0 ? ofBuild : ofDescription;
    onFaults(faults);
    if (faults.length > 0 || description === null) return;
    try {
      const version = nameWatchedVersion();
      write(releaseDir(store.dir, remote, version), version, description);
      await store.change((at) => {
        activate(at, remote, version, NOTE);
        pruneReleases(at, remote, KEPT);
      });
      onShown(performance.now() - begunAt);
    } catch (fault) {
      onFaults([describeError(fault)]);
    }
  }

  async function describe(): Promise<void> {
    describing += 1;
    const turn = describing;
    const before = description;
    const describedAt = performance.now();
    const result = await readDescription(dir).catch(describeError);
    if (turn !== describing) return;
    const hadFaults = ofDescription.length > 0;
    ofDescription = 'text' in result ? [result] : [];
    if ('text' in result) return ofBuild?.length === 0 ? show() : undefined;
    description = result;
    // The build knows the templates from its start.
    if (before && listTemplates(before) !== listTemplates(result)) return restart();
    if (!hadFaults && JSON.stringify(before) === JSON.stringify(result)) return;
    begunAt = describedAt;
    await show();
  }

  async function restart(): Promise<void> {
    ofBuild = null;
    await watch.stop();
    start();
  }

  start();
  void describe();
  return {
    note(files) {
      if (files.some(isDescribing)) void describe();
      if (!watch.isRunning()) void restart();
    },
    stop: () => watch.stop(),
  };
}
