import { formatTime } from '../boundaries/format-figure.ts';
import styles from '../boundaries/tools.module.css';
import { inviteReviewers, leaveTrial } from '../store/canary-link.ts';
import type { Canary } from '../store/registry-file.ts';

/** The canary, and links with which staff get it or the current version, whatever they were assigned. */
export function Probe({ canary }: { canary: Pick<Canary, 'remote' | 'version' | 'share' | 'since' | 'token'> }) {
  const { remote, version, share, since } = canary;
  return (
    <>
      <p>
        Auf Probe bei {Math.round(share * 100)} % der Besucher: {remote} {version}, seit {formatTime(since)}.
      </p>
      <p className={styles.links}>
        <a href={inviteReviewers(canary)} data-native="">
          Website mit dieser Fassung ansehen
        </a>
        <a href={leaveTrial} data-native="">
          Website wie alle anderen ansehen
        </a>
      </p>
    </>
  );
}
