import { memoryUsage } from 'node:process';

/** Smaller buffers are not tracked individually. */
const LARGE = 1024 * 1024;

/**
 * Limits the total size of buffers in this thread: they are outside the heap, so `resourceLimits` does not cover them,
 * and 80 kB of a PDF can expand to 80 MB. Throws a RangeError beyond the limit.
 */
export function limitBuffers(bytes: number): void {
  globalThis.Uint8Array = new Proxy(Uint8Array, {
    construct(target, args: ConstructorParameters<typeof Uint8Array>, newTarget) {
      const [length] = args as unknown[];
      if (typeof length === 'number' && length >= LARGE && memoryUsage().arrayBuffers + length > bytes) {
        throw new RangeError('The file unpacks to more than its reader may hold.');
      }
      return Reflect.construct(target, args, newTarget === globalThis.Uint8Array ? target : newTarget);
    },
  });
}
