/**
 * `npm run deliver -- file --to https://www.gemeinde.example [--token-file file] [--sofort]`: sends an artefact to a running site
 * and prints its verdicts (shared/modul/cli/deliver.ts). `--to folder` or `--to s3+https://s3.example/bucket/folder` takes it
 * into the store itself, which the shells of the site follow; the key of a bucket stands in `RELEASES_S3_KEY` and
 * `RELEASES_S3_SECRET`, and the site's api, on whose content it is judged, in `API_URL`. Exit code 1: refused or not there.
 */
import fs from 'node:fs';
import { type Delivery, deliver, readDelivery } from '@gm/shared/modul/cli/deliver';

const USAGE = 'deliver -- file --to https://…|folder|s3+https://… [--token-file file] [--sofort]';
const BUCKET = 's3+';

/** Settings that name the store; null: it is an address of a site. */
function findStoreSettings(to: string): Record<string, string> | null {
  if (to.startsWith(BUCKET)) return { RELEASES_S3: to.slice(BUCKET.length) };
  return fs.existsSync(to) && fs.statSync(to).isDirectory()
    ? { RELEASES_DIR: fs.realpathSync(to), RELEASES_S3: '' }
    : null;
}

async function take({ file, all }: Delivery, settings: Record<string, string>): Promise<boolean> {
  Object.assign(process.env, settings);
  // They read the settings when they are loaded.
  const [{ describeReceiver }, { receiveFile }] = await Promise.all([
    import('./options.ts'),
    import('../src/registry/release-remote.ts'),
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
