import styles from './date-mark.module.css';

const month = new Intl.DateTimeFormat('de-DE', { month: 'short', timeZone: 'UTC' });

/** Day and month as a small calendar sheet; decorative, since the text next to it contains the full date. */
export function DateMark({ day }: { day: string }) {
  const date = new Date(`${day.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return null;
  return (
    <p className={styles.mark} aria-hidden="true">
      <b>{date.getUTCDate()}</b>
      {month.format(date)}
    </p>
  );
}
