import { inviteReviewers, leaveTrial } from '../registry/canary-link.ts';
import type { Canary } from '../registry/registry-file.ts';
import { formatZeit } from './format-zahl.ts';
import styles from './werkzeuge.module.css';

/** What is being tried, and how staff get it, or what all others get, whatever was drawn for them. */
export function Probe({ canary }: { canary: Pick<Canary, 'remote' | 'version' | 'share' | 'since' | 'token'> }) {
  const { remote, version, share, since } = canary;
  return (
    <>
      <p>
        Auf Probe bei {Math.round(share * 100)} % der Besucher: {remote} {version}, seit {formatZeit(since)}.
      </p>
      <p className={styles.verweise}>
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
