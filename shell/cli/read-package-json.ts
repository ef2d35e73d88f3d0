import fs from 'node:fs';
import path from 'node:path';
import { root } from './options.ts';

export interface PackageJson {
  version: string;
  exports?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** The `package.json` of a workspace; `.` is the repository's own. */
export function readPackageJson(workspace: string): PackageJson {
  return JSON.parse(fs.readFileSync(path.join(root, workspace, 'package.json'), 'utf8')) as PackageJson;
}
