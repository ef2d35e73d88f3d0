/** A file of a template was missing, truncated or altered although the entry of its remote loaded. */
export class ChunkFailure extends Error {
  override name = 'ChunkFailure';
}
