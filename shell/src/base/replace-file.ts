import fs from 'node:fs';

/** Replaces a file atomically: a reader, or a restart after a power failure, finds the old or the new text. */
export function replaceFile(file: string, text: string): void {
  const temporary = `${file}.${process.pid}.tmp`;
  const handle = fs.openSync(temporary, 'w');
  fs.writeSync(handle, text);
  // The rename must not become durable before the content.
  fs.fsyncSync(handle);
  fs.closeSync(handle);
  fs.renameSync(temporary, file);
}
