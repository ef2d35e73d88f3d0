import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type InitArguments = Parameters<NodeFS['init']>;
interface Stream {
  nfd: number;
}
/** The parts of Emscripten's NODEFS this file leans on; `durable-node-fs.test.ts` notices when they go. */
interface EmscriptenNodeFs {
  stream_ops: { fsync?: (stream: Stream) => number };
  tryFSOperation: (operation: () => void) => void;
}

/**
 * NodeFS whose fsync reaches the disk. The stock one has no fsync at all: it survives `kill -9`, but a power cut
 * takes acknowledged rows first and then the whole database.
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
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), installFsync] } };
  }
}
