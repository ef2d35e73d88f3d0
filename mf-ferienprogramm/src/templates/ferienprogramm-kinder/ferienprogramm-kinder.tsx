import { Button } from '@gm/shared/ui/button';
import { useState } from 'react';
import type { SchrittProps } from '../../anmeldung/anmeldung.context.ts';
import { removeKind, useAnmeldung } from '../../anmeldung/anmeldung-store.ts';
import { KinderKarten } from '../../anmeldung/kind-karte.tsx';
import { type Nachricht, Neuigkeit } from '../../anmeldung/neuigkeit.tsx';
import type { AngemeldetesKind } from '../../anmeldung/read-anmeldung.ts';
import { SchrittKnoepfe, SchrittLink } from '../../anmeldung/schritt-knoepfe.tsx';
import { SchrittRahmen } from '../../anmeldung/schritt-rahmen.tsx';
import { SchrittTitel } from '../../anmeldung/schritt-titel.tsx';
import { Vorgemerkt } from '../../anmeldung/vorgemerkt.tsx';
import { useMinute } from '../../programm/use-minute.ts';
import { useProgramm } from '../../programm/use-programm.ts';
import { KindFormular } from './kind-formular.tsx';

/** Step 2 (requirement F-10): the children, one after the other. */
export default function FerienprogrammKinder({ context, options, seite }: SchrittProps) {
  const jetzt = useMinute(context.jetzt);
  const { kontakt, kinder } = useAnmeldung();
  const { programm, gescheitert } = useProgramm(options.programm);
  const [nachricht, setNachricht] = useState<Nachricht | null>(null);

  function remove({ schluessel, vorname }: AngemeldetesKind) {
    removeKind(schluessel);
    setNachricht({ text: `${vorname} wurde entfernt.` });
  }

  return (
    <SchrittRahmen schritt="kinder" options={options} seite={seite} jetzt={jetzt}>
      <Vorgemerkt
        programm={programm}
        jetzt={jetzt}
        frei="passt das Alter, melden Sie Ihr Kind hier gleich dafür an."
        ausgebucht="Im nächsten Schritt können Sie Ihre Kinder auf die Warteliste setzen."
      />
      {kontakt && (
        <KindFormular
          options={options}
          seite={seite}
          strasse={kontakt.strasse}
          name={kontakt.name}
          programm={programm}
          gescheitert={gescheitert}
          jetzt={jetzt}
          onAdded={(vorname, fuer) =>
            setNachricht({ text: `${vorname} wurde hinzugefügt.${fuer ? ` Gewählt ist schon: „${fuer}“.` : ''}` })
          }
        />
      )}
      {nachricht && <Neuigkeit nachricht={nachricht} />}
      {kinder.length > 0 && (
        <>
          <SchrittTitel>Ihre Kinder</SchrittTitel>
          <KinderKarten
            kinder={kinder}
            programm={programm}
            options={options}
            mitAngaben
            knoepfe={(kind) => (
              <Button variant="secondary" onClick={() => remove(kind)} aria-label={`Kind entfernen: ${kind.vorname}`}>
                Kind entfernen
              </Button>
            )}
          />
        </>
      )}
      <SchrittKnoepfe>
        <SchrittLink schritt="kontakt" zurueck>
          Schritt 1: Kontaktdaten
        </SchrittLink>
        <SchrittLink schritt="programm" gesperrt={kinder.length === 0 && 'Fügen Sie zuerst ein Kind hinzu.'}>
          Schritt 3: Programm auswählen
        </SchrittLink>
      </SchrittKnoepfe>
    </SchrittRahmen>
  );
}
