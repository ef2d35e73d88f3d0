import fs from 'node:fs';

/** Writes a file as a whole: who reads it meanwhile, or after a power cut, finds the old text or the new one. */
export function replaceFile(file: string, text: string): void {
  const temporary = `${file}.${process.pid}.tmp`;
  const handle = fs.openSync(temporary, 'w');
  fs.writeSync(handle, text);
  // The rename must never become durable before the content is.
  fs.fsyncSync(handle);
  fs.closeSync(handle);
  fs.renameSync(temporary, file);
}
