/**
 * The S3 server of the tests as a separate process; its first line prints the address, as settings whose names begin
 * with the given prefix.
 */
import { S3Server } from '@gm/shared/store/s3-server';
import { writeS3Settings } from '@gm/shared/store/s3-settings';

const names = process.argv.slice(2);
const { settings } = await new S3Server().start();
process.stdout.write(`${JSON.stringify(Object.assign({}, ...names.map((name) => writeS3Settings(settings, name))))}\n`);
