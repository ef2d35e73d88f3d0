/** The S3 server of the tests as a process of its own; its first line says how to reach it, in the names of the settings. */
import { S3Server } from './s3-server.beispiele.ts';
import { writeStoreSettings } from './store-settings.ts';

const server = await new S3Server().start();
process.stdout.write(`${JSON.stringify(writeStoreSettings(server.settings))}\n`);
