/** `npm run deliver -- file --to https://…`: sends an artefact to a running site, or into its store. */
import fs from 'node:fs';
import { runCommand } from '@gm/shared/cli/run-command';
import { type Delivery, deliver, readDelivery } from '@gm/shared/kit/cli/deliver';

const HELP = `Usage: npm run deliver -- <file> --to <place>

  --to https://…           the address of a site; it prints its verdicts
  --to <folder>            the store that the shells of the site follow; its pages are asked at API_URL
  --to s3+https://…        the same in a bucket, with the key RELEASES_S3_KEY and RELEASES_S3_SECRET
  --token-file <file>      the token of a site, instead of DELIVERY_TOKEN
  --sofort                 for all visitors at once, without a canary phase

Exit code 1: refused, or the site cannot be reached.`;
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

await runCommand(HELP, async () => {
  const delivery = readDelivery(process.argv.slice(2), HELP);
  const settings = findStoreSettings(delivery.to);
  process.exitCode = (await (settings ? take(delivery, settings) : deliver(delivery))) ? 0 : 1;
});
