import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type InitArguments = Parameters<NodeFS['init']>;
interface Stream {
  nfd: number;
}
type SetAttributes = (target: unknown, attributes: { mode?: number }) => void;
/** The parts of Emscripten's NODEFS used here; `open-embedded.db.test.ts` detects their removal. */
interface EmscriptenNodeFs {
  stream_ops: { fsync?: (stream: Stream) => number; setattr: SetAttributes };
  node_ops: { setattr: SetAttributes };
  tryFSOperation: (operation: () => void) => void;
}

/** Owner permissions only: Emscripten applies a umask of its own to new files instead of the process's. */
const withoutOthers =
  (setattr: SetAttributes): SetAttributes =>
  (target, { mode, ...attributes }) =>
    setattr(target, mode === undefined ? attributes : { ...attributes, mode: mode & ~0o077 });

/**
 * NodeFS with a working fsync and files restricted to their owner. The stock one has no fsync: it survives `kill -9`,
 * but a power failure loses acknowledged rows or corrupts the database.
 */
export class DurableNodeFs extends NodeFS {
  readonly #onSync: (() => void) | undefined;

  constructor(dataDir: string, onSync?: () => void) {
    super(dataDir);
    this.#onSync = onSync;
  }

  override async init(...[pg, options]: InitArguments) {
    const { emscriptenOpts } = await super.init(pg, options);
    const installFsync = (module: { NODEFS: unknown }) => {
      const nodefs = module.NODEFS as EmscriptenNodeFs;
      nodefs.stream_ops.fsync = (stream) => {
        // tryFSOperation converts a disk error into an errno on which PostgreSQL panics, instead of an undefined
        // WebAssembly stack.
        nodefs.tryFSOperation(() => fsyncSync(stream.nfd));
        this.#onSync?.();
        return 0;
      };
    };
    const closeToOthers = (module: { NODEFS: unknown }) => {
      const { node_ops, stream_ops } = module.NODEFS as EmscriptenNodeFs;
      node_ops.setattr = withoutOthers(node_ops.setattr);
      stream_ops.setattr = withoutOthers(stream_ops.setattr);
    };
    const preRun = [...(emscriptenOpts.preRun ?? []), installFsync, closeToOthers];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}
