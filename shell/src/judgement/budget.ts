import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Release } from '@gm/shared/contract/release';
import type { Finding } from './judgement.ts';

/** A release on disk. */
export interface StoredBuild {
  release: Release;
  dir: string;
}

/** For a new template, where the trust file has no limit. */
const FIRST_LIMIT = 100 * 1024;
const GROWTH = 1.5;
const GROWTH_BYTES = 4 * 1024;
const SHOWN_BYTES = 1024;

/** Compressed bytes of a template's scripts and styles. */
function weigh({ release, dir }: StoredBuild, template: string): number | null {
  const files = release.templates[template];
  if (!files) return null;
  const { js, css } = files;
  return [...new Set([release.entry, ...js, ...css])].reduce((sum, file) => {
    const location = path.join(dir, file);
    const packed = `${location}.br`;
    return (
      sum + (fs.existsSync(packed) ? fs.statSync(packed).size : brotliCompressSync(fs.readFileSync(location)).length)
    );
  }, 0);
}

const kB = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`;

/** @param limit bytes per template; by default 1.5 times the size of the current version */
export function judgeBudget(after: StoredBuild, before: StoredBuild | null, limit: number | undefined): Finding[] {
  return Object.keys(after.release.templates).flatMap((template): Finding[] => {
    const now = weigh(after, template) ?? 0;
    const then = before && weigh(before, template);
    const allowed = limit ?? (then === null ? FIRST_LIMIT : Math.max(then * GROWTH, then + GROWTH_BYTES));
    const what = `${then === null ? '' : `${kB(then)} → `}${kB(now)}`;
    if (now > allowed) return [{ kind: 'over budget', where: '', template, what: `${what}, allowed ${kB(allowed)}` }];
    return then !== null && now - then > SHOWN_BYTES ? [{ kind: 'more code', where: '', template, what }] : [];
  });
}
