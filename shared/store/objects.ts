/** What is asked of whoever keeps bytes by name, a folder or a bucket. Names are paths of plain words. */
export interface Objects {
  /** Null: not there. */
  read(name: string): Promise<StoredObject | null>;
  /** Names that begin with `prefix`. */
  list(prefix: string): Promise<string[]>;
  /** Writes what has not been there; false: it is. */
  writeNew(name: string, bytes: Uint8Array): Promise<boolean>;
  /** What is not there is no fault. */
  remove(name: string): Promise<void>;
}

/** What several writers share: little enough for every S3-compatible server that keeps conditions. */
export interface SharedObjects extends Objects {
  /** 'unchanged': it still has the tag `known`. */
  read(name: string): Promise<StoredObject | null>;
  read(name: string, known: string | undefined): Promise<StoredObject | 'unchanged' | null>;
  /** Writes what has not changed since it had the tag `known`; false: it has. */
  replace(name: string, bytes: Uint8Array, known: string): Promise<boolean>;
}

export interface StoredObject {
  bytes: Buffer;
  /** Changes with every write. */
  tag: string;
}
