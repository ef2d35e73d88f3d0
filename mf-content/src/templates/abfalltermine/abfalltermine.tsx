import { Ausgefallen } from '@gm/shared/liste/ausgefallen';
import liste from '@gm/shared/liste/liste.module.css';
import { ListenErgebnis } from '@gm/shared/liste/listen-ergebnis';
import { Abschnitt } from '@gm/shared/ui/abschnitt';
import { Alert } from '@gm/shared/ui/alert';
import type { TemplateProps } from '@gm/shared/vertrag';
import { useId } from 'react';
import { buildHref, readAbfrage } from './abfall-abfrage.ts';
import { AbfallAuswahl } from './abfall-auswahl.tsx';
import type { abfalltermine } from './abfalltermine.context.ts';
import styles from './abfalltermine.module.css';
import { Jahreskalender } from './jahreskalender.tsx';
import { Mitnehmen } from './mitnehmen.tsx';
import { NaechsteAbholungen } from './naechste-abholungen.tsx';

/** Waste collection of a street or district: the next dates, twelve months as a calendar, and ways to take them along. */
export default function Abfalltermine({ context, options, seite }: TemplateProps<typeof abfalltermine>) {
  const id = useId();
  const daten = context.abfalltermine;
  const { heute, auswahl } = daten;
  const abfrage = readAbfrage(seite);
  if (heute === null) {
    return (
      <Abschnitt>
        <Ausgefallen was="Die Abfalltermine" />
      </Abschnitt>
    );
  }
  const arten = daten.arten.filter((art) => abfrage.arten.length === 0 || abfrage.arten.includes(art.id));
  const termine = daten.termine.filter((termin) => arten.some((art) => art.id === termin.art));
  return (
    <Abschnitt>
      <div className={`${liste.seite} ${styles.abfall}`}>
        <AbfallAuswahl seite={seite} abfrage={abfrage} daten={daten} />
        {!auswahl && (abfrage.strasse || abfrage.ortsteil) && (
          <Alert kind="warning" title="Diese Straße finden wir nicht">
            <p>Bitte wählen Sie Ihre Straße oder Ihren Ortsteil aus der Liste.</p>
          </Alert>
        )}
        {!auswahl && !abfrage.strasse && !abfrage.ortsteil && (
          <p className={styles.einladung}>
            Wählen Sie Ihre Straße, dann sehen Sie hier die nächsten Abholungen und den Kalender der kommenden zwölf
            Monate.
          </p>
        )}
        {auswahl && (
          <>
            <ListenErgebnis
              titel={`Nächste Abholungen: ${[auswahl.strasse, auswahl.ortsteil].filter(Boolean).join(', ')}`}
            >
              {auswahl.abweichend.length > 0 && (
                <p>
                  In einzelnen Straßen gelten andere Termine:{' '}
                  {auswahl.abweichend.map((strasse, index) => (
                    <span key={strasse.id}>
                      {index > 0 && ', '}
                      <a href={buildHref(seite, { ...abfrage, strasse: strasse.id })}>{strasse.name}</a>
                    </span>
                  ))}
                </p>
              )}
              {arten.length === 0 ? (
                <p>
                  Diese Abfallart gibt es nicht. <a href={buildHref(seite, { ...abfrage, arten: [] })}>Alle zeigen</a>
                </p>
              ) : (
                <NaechsteAbholungen arten={arten} termine={termine} heute={heute} />
              )}
            </ListenErgebnis>
            <Mitnehmen abfrage={abfrage} kalender={daten.kalender} erinnerungLink={options.erinnerungLink} />
            <section aria-labelledby={id} className={liste.ergebnis}>
              <h2 id={id}>Kalender für zwölf Monate</h2>
              <Jahreskalender alleArten={daten.arten} arten={arten} termine={termine} heute={heute} />
            </section>
          </>
        )}
      </div>
    </Abschnitt>
  );
}
