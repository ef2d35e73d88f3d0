import fs from 'node:fs';
import path from 'node:path';

/** A fault in the sources; the place is missing where it is unknown. */
export interface BuildFault {
  text: string;
  /** Absolute path. */
  file?: string;
  /** From 1. */
  line?: number;
}

interface BuildError {
  message: string;
  moduleIdentifier?: string | undefined;
}

/** Colours of a terminal. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they begin with the control character itself
const COLOURS = /\u001b\[[\d;]*m/g;
/** Place in the drawing of an error: `╭─[17:4]`, or `╭─[/folder/text.tsx:17:4]`. */
const DRAWN = /[╭,][─-]+\[\s*(?:(.+?):)?(\d+):\d+\s*\]/;
const UNRESOLVED = /Can't resolve ('[^']+')/;

/** The line that names an import: the compiler counts lines of its own output. */
function findImport(file: string, quoted: string): number | undefined {
  if (!fs.existsSync(file)) return undefined;
  const name = quoted.slice(1, -1);
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  return lines.findIndex((line) => line.includes(`'${name}'`) || line.includes(`"${name}"`)) + 1 || undefined;
}

/** Place and text of an error of the compiler; `dir` is the folder of the build. */
export function readBuildFault({ message, moduleIdentifier = '' }: BuildError, dir: string): BuildFault {
  const text = message.replace(COLOURS, '').trim();
  const [, drawn, drawnLine] = DRAWN.exec(text) ?? [];
  const named = drawn ?? moduleIdentifier.split('!').at(-1)?.split('|').at(-1);
  if (!named) return { text };
  const file = path.resolve(dir, named);
  const [, unresolved] = UNRESOLVED.exec(text) ?? [];
  const line = unresolved ? findImport(file, unresolved) : Number(drawnLine) || undefined;
  return { text, file, ...(line ? { line } : {}) };
}

/** What a process printed when code threw; its place is the first one in TypeScript. */
export function readThrown(text: string): BuildFault {
  const [, file, line] = /(\/[^\s():]+\.tsx?):(\d+)/.exec(text) ?? [];
  return { text, ...(file ? { file, line: Number(line) } : {}) };
}
