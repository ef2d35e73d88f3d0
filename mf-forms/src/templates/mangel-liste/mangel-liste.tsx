import type { Mangel } from '@gm/shared/bereiche/maengel/maengel';
import { formatDatum } from '@gm/shared/format/datum';
import { Ausgefallen } from '@gm/shared/liste/ausgefallen';
import { LinkButton } from '@gm/shared/ui/link-button';
import { getOrt, getPunkt } from '../../maengel/get-ort.ts';
import { Planbild } from '../../maengel/planbild.tsx';
import type { MangelListeProps } from './mangel-liste.context.ts';
import styles from './mangel-liste.module.css';

/** What residents have reported and what was mended, without a word of theirs. */
export default function MangelListe({ context: { maengel: antwort }, options }: MangelListeProps) {
  if (!antwort) return <Ausgefallen was="Die Meldungen" />;
  const { plan, maengel } = antwort;
  const offen = maengel.filter(({ stand }) => stand !== 'behoben');
  const behoben = maengel.filter(({ stand }) => stand === 'behoben');
  const marken = maengel.flatMap((mangel) => {
    const punkt = getPunkt(mangel);
    return punkt ? { ...punkt, stand: mangel.stand } : [];
  });
  return (
    <div className={styles.seite}>
      <LinkButton href={options.meldenLink}>Etwas melden</LinkButton>
      {plan && marken.length > 0 && (
        <Planbild plan={plan} marken={marken} label="Plan der Gemeinde mit den Stellen der Meldungen" />
      )}
      <Abschnitt titel="Gemeldet und in Arbeit" maengel={offen} leer="Zurzeit ist nichts gemeldet." />
      <Abschnitt
        titel="In den letzten drei Monaten behoben"
        maengel={behoben}
        leer="In den letzten drei Monaten war nichts zu beheben."
      />
    </div>
  );
}

function describeStand({ stand, gemeldet, geaendert }: Mangel): string {
  if (stand === 'behoben') return `behoben am ${formatDatum(geaendert)}`;
  return `${stand === 'gemeldet' ? '' : `${stand}, `}gemeldet am ${formatDatum(gemeldet)}`;
}

function Abschnitt({ titel, maengel, leer }: { titel: string; maengel: readonly Mangel[]; leer: string }) {
  return (
    <section>
      <h2>{titel}</h2>
      {maengel.length === 0 && <p>{leer}</p>}
      <ul className={styles.liste}>
        {maengel.map((mangel) => (
          <li key={mangel.nummer} className={styles.eintrag}>
            <b>{mangel.art}</b>
            <span>{getOrt(mangel)}</span>
            <span className={styles.stand}>
              {describeStand(mangel)}
              {mangel.mal > 1 && `, ${mangel.mal}-mal gemeldet`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
