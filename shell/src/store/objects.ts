/** What a shared store asks of whoever keeps its bytes: little enough for every S3-compatible server. */
export interface Objects {
  /** Null: not there. 'unchanged': it still has the tag `known`. */
  read(name: string, known?: string): Promise<StoredObject | 'unchanged' | null>;
  /** Names that begin with `prefix`. */
  list(prefix: string): Promise<string[]>;
  /** Writes what has not been there; false: it is. */
  writeNew(name: string, bytes: Uint8Array): Promise<boolean>;
  /** Writes what has not changed since it had the tag `known`; false: it has. */
  replace(name: string, bytes: Uint8Array, known: string): Promise<boolean>;
  remove(name: string): Promise<void>;
}

export interface StoredObject {
  bytes: Buffer;
  /** Changes with every write. */
  tag: string;
}
