import blatt from '@gm/shared/detail/arbeitsblatt.module.css';
import { formatDatum } from '@gm/shared/format/datum';
import type { Seite } from '@gm/shared/vertrag';
import { formatEuro } from '../../kasse/euro.ts';
import { KASSE } from '../../kasse/kassenseiten.ts';
import { Eingabefeld } from '../../vorgang/eingabefeld.tsx';
import { VorgangFormular } from '../../vorgang/vorgang-formular.tsx';
import type { FerienKasseProps } from './ferien-kasse.context.ts';
import styles from './offene-umsaetze.module.css';

type Umsatz = NonNullable<FerienKasseProps['context']['kasse']>['umsaetze'][number];

/** Lines of statements that leave a doubt: somebody says which bill they pay, or that they pay none. */
export function OffeneUmsaetze({ umsaetze, seite }: { umsaetze: readonly Umsatz[]; seite: Seite }) {
  return (
    <section className={blatt.blatt} aria-labelledby="kasse-umsaetze">
      <h2 id="kasse-umsaetze">
        {umsaetze.length === 1 ? '1 Umsatz ist nicht zugeordnet' : `${umsaetze.length} Umsätze sind nicht zugeordnet`}
      </h2>
      <ul className={styles.umsaetze}>
        {umsaetze.map((umsatz) => (
          <li key={umsatz.id}>
            <Zeile umsatz={umsatz} seite={seite} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Zeile({
  umsatz: { id, tag, betrag, name, zweck, grund, kandidaten },
  seite,
}: {
  umsatz: Umsatz;
  seite: Seite;
}) {
  const umsatz = String(id);
  const wozu = `${formatEuro(betrag)} von ${name || 'unbekannt'}`;
  const form = { seite, template: KASSE };
  const zuordnen = { vorgang: 'zuordnen', umsatz };
  const beiseite = { vorgang: 'beiseite', umsatz };
  return (
    <>
      <h3>
        {formatEuro(betrag)} {betrag < 0 ? 'an' : 'von'} {name || 'unbekannt'}
      </h3>
      <p>
        {formatDatum(tag)}, Verwendungszweck: {zweck || 'keiner'}
      </p>
      {grund && <p>{grund}</p>}
      {kandidaten.length > 0 && (
        <p>
          Vielleicht gemeint:{' '}
          {kandidaten.map((referenz, nummer) => (
            <span key={referenz}>
              {nummer > 0 && ', '}
              <a href={`/intranet/ferienprogramm/kasse/${referenz}/`}>{referenz}</a>
            </span>
          ))}
        </p>
      )}
      <div className={blatt.paar}>
        <VorgangFormular {...form} fest={zuordnen} absenden="Zuordnen" wozu={wozu}>
          <Eingabefeld
            {...form}
            fest={zuordnen}
            name="referenz"
            label="Buchungsnummer"
            required
            hint="Mehrere mit Komma: Der Reihe nach wird bezahlt, was offen ist."
            vorgabe={kandidaten.length === 1 ? (kandidaten[0] ?? '') : ''}
          />
        </VorgangFormular>
        <VorgangFormular {...form} fest={beiseite} absenden="Beiseitelegen" wozu={wozu} variant="secondary">
          <Eingabefeld {...form} fest={beiseite} name="grund" label="Gehört nicht hierher, weil" required />
        </VorgangFormular>
      </div>
    </>
  );
}
