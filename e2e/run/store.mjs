/** The release store of checks and tests, separate from `releases`, which a running site may use. */
import { join } from 'node:path';

/** @param {string} root */
export const nameTestStore = (root) => ({ RELEASES_DIR: join(root, 'e2e/.releases'), RELEASES_S3: '' });
