/** Storage of bytes by name, in a folder or a bucket. Names are paths of plain words. */
export interface Objects {
  /** Null if missing. */
  read(name: string): Promise<StoredObject | null>;
  /** Names that begin with `prefix`. */
  list(prefix: string): Promise<string[]>;
  /** Creates an object; false if it exists. */
  writeNew(name: string, bytes: Uint8Array): Promise<boolean>;
  /** A missing object is not an error. */
  remove(name: string): Promise<void>;
}

/**
 * Objects shared by several writers; needs only conditional writes, so that any S3-compatible server with them works.
 */
export interface SharedObjects extends Objects {
  /** 'unchanged': it still has the tag `known`. */
  read(name: string): Promise<StoredObject | null>;
  read(name: string, known: string | undefined): Promise<StoredObject | 'unchanged' | null>;
  /** Replaces an object if its tag is still `known`; false otherwise. */
  replace(name: string, bytes: Uint8Array, known: string): Promise<boolean>;
}

export interface StoredObject {
  bytes: Buffer;
  /** ETag: changes with every write. */
  tag: string;
}
