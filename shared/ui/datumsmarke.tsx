import styles from './datumsmarke.module.css';

const monat = new Intl.DateTimeFormat('de-DE', { month: 'short', timeZone: 'UTC' });

/** Day and month as a small sheet of a calendar; the line beside it says the same in full. */
export function Datumsmarke({ tag }: { tag: string }) {
  const datum = new Date(`${tag.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(datum.getTime())) return null;
  return (
    <p className={styles.marke} aria-hidden="true">
      <b>{datum.getUTCDate()}</b>
      {monat.format(datum)}
    </p>
  );
}
