import { formatZeitraum } from '@gm/shared/format/zeitraum';
import { Abmelden } from '@gm/shared/konten/abmelden';
import { Alert } from '@gm/shared/ui/alert';
import { Ablauf } from '../../teile/ablauf.tsx';
import { LEISTE } from '../../teile/leiste.ts';
import { useRatsprofil } from '../../teile/use-ratsprofil.ts';
import { Notizen } from './notizen.tsx';
import type { RatsleisteProps } from './ratsleiste.context.ts';
import styles from './ratsleiste.module.css';

/** The way in for members; for who is in: since when there is news, the end of the log-in, the way out. */
export default function Ratsleiste({ context, options, seite }: RatsleisteProps) {
  const { mitglied } = context;
  const { abgemeldet } = useRatsprofil();
  const adresse = seite.pfad + seite.suche;
  if (mitglied && abgemeldet) {
    return (
      <div id={LEISTE} className={styles.leiste}>
        <Alert kind="warning" title="Sie sind abgemeldet" live>
          <p>
            Was auf dieser Seite steht, ist von vorhin.{' '}
            <a href={`/ratsinfo/login/?${nachher(adresse)}`}>Neu anmelden</a>
          </p>
        </Alert>
      </div>
    );
  }
  if (!mitglied) {
    return (
      <div id={LEISTE} className={styles.leiste}>
        <h2>Für Ratsmitglieder</h2>
        <p>
          <a href="/ratsinfo/login/">Anmelden</a>, um auch die nichtöffentlichen Unterlagen Ihrer Gremien zu sehen.
        </p>
      </div>
    );
  }
  const { vorname, nachname, pw_geaendert, letzterBesuch, gremien, notizen, sekunden } = mitglied;
  return (
    <div id={LEISTE} className={styles.leiste}>
      <h2>
        {vorname} {nachname}
      </h2>
      {!pw_geaendert && (
        <Alert kind="warning" title="Bitte wählen Sie zuerst ein eigenes Passwort">
          <p>
            Nichtöffentliche Unterlagen sehen Sie danach. <a href="/ratsinfo/passwort/">Passwort ändern</a>
          </p>
        </Alert>
      )}
      {letzterBesuch && <p>Letzter Besuch: {formatZeitraum({ datum_von: letzterBesuch, datum_bis: letzterBesuch })}</p>}
      {gremien.length > 0 && <p>Sie sehen auch Nichtöffentliches aus: {gremien.map(({ name }) => name).join(', ')}</p>}
      <Notizen notizen={notizen} />
      <p>
        <a href="/ratsinfo/passwort/">Passwort ändern</a>, <a href="/ratsinfo/zweiter-faktor/">Zweiter Faktor</a>
      </p>
      <Ablauf key={adresse} sekunden={sekunden} aktion={options.erneuernAktion} adresse={adresse} />
      <Abmelden template="ratsleiste" pfad={seite.pfad} weiter="/ratsinfo/" />
    </div>
  );
}

const nachher = (adresse: string) => new URLSearchParams({ weiter: adresse });
