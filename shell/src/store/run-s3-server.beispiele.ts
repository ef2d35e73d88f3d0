/**
 * The S3 server of the tests as a process of its own; its first line says how to reach it, in the names of the settings that
 * begin with the words it was started with.
 */
import { S3Server } from '@gm/shared/store/s3-server';
import { writeS3Settings } from '@gm/shared/store/s3-settings';

const names = process.argv.slice(2);
const { settings } = await new S3Server().start();
process.stdout.write(`${JSON.stringify(Object.assign({}, ...names.map((name) => writeS3Settings(settings, name))))}\n`);
