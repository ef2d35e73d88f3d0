/**
 * `npm run deliver -- file --to https://www.gemeinde.example [--token-file file] [--sofort]` sends an artefact to a
 * running site and prints its verdicts (shared/kit/cli/deliver.ts). `--to folder` or `--to
 * s3+https://s3.example/bucket/folder` writes into the store that the shells of the site follow. The bucket's key is
 * read from `RELEASES_S3_KEY` and `RELEASES_S3_SECRET`, the address of the api whose content is used for judging from
 * `API_URL`. Exit code 1: refused or unreachable.
 */
import fs from 'node:fs';
import { type Delivery, deliver, readDelivery } from '@gm/shared/kit/cli/deliver';

const USAGE = 'deliver -- file --to https://…|folder|s3+https://… [--token-file file] [--sofort]';
const BUCKET = 's3+';

/** Settings that name the store; null when `to` is the address of a site. */
function findStoreSettings(to: string): Record<string, string> | null {
  if (to.startsWith(BUCKET)) return { RELEASES_S3: to.slice(BUCKET.length) };
  return fs.existsSync(to) && fs.statSync(to).isDirectory()
    ? { RELEASES_DIR: fs.realpathSync(to), RELEASES_S3: '' }
    : null;
}

async function take({ file, all }: Delivery, settings: Record<string, string>): Promise<boolean> {
  Object.assign(process.env, settings);
  // These modules read the settings when they are loaded.
  const [{ describeReceiver }, { receiveFile }] = await Promise.all([
    import('./options.ts'),
    import('../src/delivery/release-remote.ts'),
  ]);
  const receiver = describeReceiver();
  const onVerdict = (verdict: string) => console.log(verdict);
  await receiveFile(file, { ...receiver, canaryShare: all ? 0 : receiver.canaryShare, onVerdict });
  return true;
}

try {
  const delivery = readDelivery(process.argv.slice(2), USAGE);
  const settings = findStoreSettings(delivery.to);
  process.exitCode = (await (settings ? take(delivery, settings) : deliver(delivery))) ? 0 : 1;
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault);
  process.exitCode = 1;
}
