import type { Mangel } from '@gm/shared/areas/maengel/maengel';
import { formatSpokenDate } from '@gm/shared/format/spoken';
import { Cancelled } from '@gm/shared/list/cancelled';
import { LinkButton } from '@gm/shared/ui/link-button';
import { getLocation, getPoint } from '../../maengel/get-location.ts';
import { PlanImage } from '../../maengel/plan-image.tsx';
import type { MangelListeProps } from './mangel-liste.context.ts';
import styles from './mangel-liste.module.css';

/** Residents' reports, open and resolved, without their texts. */
export default function MangelListe({ context: { maengel: answer }, options }: MangelListeProps) {
  if (!answer) return <Cancelled was="Die Meldungen" />;
  const { plan, maengel } = answer;
  const open = maengel.filter(({ stand: state }) => state !== 'behoben');
  const fixed = maengel.filter(({ stand: state }) => state === 'behoben');
  const marks = maengel.flatMap((mangel) => {
    const point = getPoint(mangel);
    return point ? { ...point, stand: mangel.stand } : [];
  });
  return (
    <div className={styles.page}>
      <LinkButton href={options.meldenLink}>Etwas melden</LinkButton>
      {plan && marks.length > 0 && (
        <PlanImage plan={plan} marks={marks} label="Plan der Gemeinde mit den Stellen der Meldungen" />
      )}
      <Section title="Gemeldet und in Arbeit" maengel={open} empty="Zurzeit ist nichts gemeldet." />
      <Section
        title="In den letzten drei Monaten behoben"
        maengel={fixed}
        empty="In den letzten drei Monaten war nichts zu beheben."
      />
    </div>
  );
}

function describeState({ stand: state, gemeldet: reported, geaendert: changed }: Mangel): string {
  if (state === 'behoben') return `behoben am ${formatSpokenDate(changed)}`;
  return `${state === 'gemeldet' ? '' : `${state}, `}gemeldet am ${formatSpokenDate(reported)}`;
}

function Section({ title, maengel, empty }: { title: string; maengel: readonly Mangel[]; empty: string }) {
  return (
    <section>
      <h2>{title}</h2>
      {maengel.length === 0 && <p>{empty}</p>}
      <ul className={styles.list}>
        {maengel.map((mangel) => (
          <li key={mangel.nummer} className={styles.entry}>
            <b>{mangel.art}</b>
            <span>{getLocation(mangel)}</span>
            <span className={styles.state}>
              {describeState(mangel)}
              {mangel.mal > 1 && `, ${mangel.mal}-mal gemeldet`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
