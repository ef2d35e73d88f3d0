import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type InitArguments = Parameters<NodeFS['init']>;
interface Stream {
  nfd: number;
}
type SetAttributes = (target: unknown, attributes: { mode?: number }) => void;
/** The parts of Emscripten's NODEFS this file leans on; `durable-node-fs.test.ts` notices when they go. */
interface EmscriptenNodeFs {
  stream_ops: { fsync?: (stream: Stream) => number; setattr: SetAttributes };
  node_ops: { setattr: SetAttributes };
  tryFSOperation: (operation: () => void) => void;
}

/** The owner's bits of what Emscripten sets after it has made a file, with a umask of its own instead of the process's. */
const withoutOthers =
  (setattr: SetAttributes): SetAttributes =>
  (target, { mode, ...attributes }) =>
    setattr(target, mode === undefined ? attributes : { ...attributes, mode: mode & ~0o077 });

/**
 * NodeFS whose fsync reaches the disk and whose files are their owner's alone. The stock one has no fsync at all: it
 * survives `kill -9`, but a power cut takes acknowledged rows first and then the whole database.
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
        // tryFSOperation turns a failing disk into the errno PostgreSQL panics on, instead of a torn WebAssembly stack.
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
