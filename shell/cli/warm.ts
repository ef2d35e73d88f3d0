/** Loads the release in a folder once, as the site will, and says how it went; see registry/warm-in-child.ts. */
import fs from 'node:fs';
import path from 'node:path';
import { releaseSchema } from '@gm/shared/vertrag/release';
import { ServerRemote } from '../src/federation/server-remote.ts';
import type { WarmReply } from '../src/registry/warm-in-child.ts';

const dir = process.argv[2] ?? '';
const reply: WarmReply = { fault: null };
try {
  const release = releaseSchema.parse(JSON.parse(fs.readFileSync(path.join(dir, 'release.json'), 'utf8')));
  await ServerRemote.load(release, dir);
} catch (fault) {
  reply.fault = fault instanceof Error ? fault.message : String(fault);
}
process.send?.(reply);
