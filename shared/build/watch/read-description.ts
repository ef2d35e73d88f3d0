import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Examples } from '../../contract/example.ts';
import type { TemplateSchemas } from '../../contract/release.ts';
import type { DescribedTemplates } from '../describe-templates.ts';

export interface RemoteDescription {
  name: string;
  contractVersion: number;
  templates: DescribedTemplates;
  schemas: TemplateSchemas;
  examples: Examples;
}

const SCRIPT = path.join(import.meta.dirname, 'describe-remote.ts');

/** The description of the remote in `dir` as its sources are now. Rejects with what is wrong with them. */
export async function readDescription(dir: string): Promise<RemoteDescription> {
  try {
    const args = ['--import', 'tsx', SCRIPT, dir];
    const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 64 * 1024 * 1024 });
    return JSON.parse(stdout) as RemoteDescription;
  } catch (cause) {
    const { stderr = '' } = cause as { stderr?: string };
    throw new Error(stderr.trim() || String(cause), { cause });
  }
}

/** Whether a saved file may change the description: components and styles are no part of it. */
export const isDescribing = (file: string): boolean => /\.(ts|json)$/.test(file);
