import { Alert } from '@gm/shared/ui/alert';
import { Button } from '@gm/shared/ui/button';
import { useMinute } from '@gm/shared/ui/use-minute';
import { useState } from 'react';
import type { SchrittProps } from '../../anmeldung/anmeldung.context.ts';
import { removeKind, useAnmeldung } from '../../anmeldung/anmeldung-store.ts';
import { KindKarte, KindListe } from '../../anmeldung/kind-karte.tsx';
import type { AngemeldetesKind } from '../../anmeldung/lies-anmeldung.ts';
import { type Nachricht, Neuigkeit } from '../../anmeldung/neuigkeit.tsx';
import { SchrittKnoepfe, SchrittLink } from '../../anmeldung/schritt-knoepfe.tsx';
import { SchrittRahmen } from '../../anmeldung/schritt-rahmen.tsx';
import { SchrittTitel } from '../../anmeldung/schritt-titel.tsx';
import { useProgramm } from '../../programm/use-programm.ts';
import { KindFormular } from './kind-formular.tsx';

/** Step 2 (specification B2): the children, one after the other. */
export default function FerienprogrammKinder({ context, options, seite }: SchrittProps) {
  const jetzt = useMinute(context.jetzt);
  const { kontakt, kinder, vorgemerkt } = useAnmeldung();
  const { programm, gescheitert } = useProgramm(options.programm);
  const [nachricht, setNachricht] = useState<Nachricht | null>(null);
  const merkposten = programm?.find(({ id }) => id === vorgemerkt);

  function remove({ schluessel, vorname }: AngemeldetesKind) {
    removeKind(schluessel);
    setNachricht({ text: `${vorname} wurde entfernt.` });
  }

  return (
    <SchrittRahmen schritt="kinder" options={options} seite={seite} jetzt={jetzt}>
      {merkposten && (
        <Alert title="Vorgemerkt">
          <p>„{merkposten.titel}“ – im nächsten Schritt weisen Sie die Veranstaltung Ihrem Kind zu.</p>
        </Alert>
      )}
      {kontakt && (
        <KindFormular
          options={options}
          seite={seite}
          strasse={kontakt.strasse}
          programm={programm ?? (gescheitert ? [] : null)}
          jetzt={jetzt}
          onAdded={(vorname) => setNachricht({ text: `${vorname} wurde hinzugefügt.` })}
        />
      )}
      {nachricht && <Neuigkeit nachricht={nachricht} />}
      {kinder.length > 0 && (
        <>
          <SchrittTitel>Ihre Kinder</SchrittTitel>
          <KindListe>
            {kinder.map((kind) => (
              <KindKarte key={kind.schluessel} kind={kind} mitAngaben>
                <Button variant="secondary" onClick={() => remove(kind)} aria-label={`Kind entfernen: ${kind.vorname}`}>
                  Kind entfernen
                </Button>
              </KindKarte>
            ))}
          </KindListe>
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
