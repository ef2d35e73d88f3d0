import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const asset = z.object({ href: z.string(), integrity: z.string() });

/** Written by the shell's build (rspack.config.ts): its own files with their hashes. */
const shellAssetsSchema = z.object({ main: asset, css: z.array(asset), fonts: z.array(z.string()), icon: z.string() });
export type ShellAssets = z.infer<typeof shellAssetsSchema>;

export function readShellAssets(distDir: string): ShellAssets {
  return shellAssetsSchema.parse(JSON.parse(fs.readFileSync(path.join(distDir, 'assets.json'), 'utf8')));
}
