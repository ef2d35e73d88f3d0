import fs from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';

/** A place in the sources, as `mf-content/src/templates/text/text.tsx:12`. */
interface Place {
  file: string;
  line: number;
}

/** A line of a stack in the built code of a release, with its position. */
const FRAME = /(mf-[a-z0-9-]+\/[a-z0-9.-]+\/(?:client|server)\/[\w-][\w.-]*\.c?js):(\d+):(\d+)/g;
/** Maps with the modules of the bundler itself name no file. */
const isSource = (file: string) => path.isAbsolute(file) && !file.includes('/node_modules/');

function readMap(file: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(fs.readFileSync(`${file}.map`, 'utf8')) as SourceMapPayload);
  } catch {
    // Only the releases of the watched remote have maps.
    return null;
  }
}

/** The places of a stack in the sources, the innermost first; empty where no release with source maps is in it. */
export function locateStack(stack: string, releasesDir: string): Place[] {
  return [...stack.matchAll(FRAME)].flatMap(([, file = '', line, column]) => {
    const map = readMap(path.join(releasesDir, file));
    // Positions in a stack begin with 1, in a map with 0.
    const found = map?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!found || !('originalSource' in found) || !isSource(found.originalSource)) return [];
    return { file: path.relative(process.cwd(), found.originalSource), line: found.originalLine + 1 };
  });
}
