import { createHash } from 'node:crypto';

/** Value for an `integrity` attribute. */
export function hashFile(content: Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
