/**
 * What a release says about its remote besides the files: read from the sources in a process of its own, because a
 * process reads a module only once. Prints JSON; the argument is the remote's folder.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteDefinition } from '../../contract/contract.ts';
import { describeSchemas } from '../describe-schemas.ts';
import { describeTemplates } from '../describe-templates.ts';
import { listExamples } from '../list-examples.ts';
import type { RemoteDescription } from './read-description.ts';

const dir = path.resolve(process.argv[2] ?? '');
const contract = pathToFileURL(path.join(dir, 'contract.ts')).href;
const { remote } = (await import(contract)) as { remote: RemoteDefinition };
const description: RemoteDescription = {
  name: remote.name,
  contractVersion: remote.contractVersion,
  templates: describeTemplates(remote),
  schemas: describeSchemas(remote),
  examples: await listExamples(remote, dir, ''),
};
process.stdout.write(JSON.stringify(description));
