import { useMinute } from '@gm/shared/ui/use-minute';
import { useState } from 'react';
import type { SchrittProps } from '../../anmeldung/anmeldung.context.ts';
import { useAnmeldung } from '../../anmeldung/anmeldung-store.ts';
import { Hindernisse } from '../../anmeldung/hindernisse.tsx';
import { KindKarte, KindListe } from '../../anmeldung/kind-karte.tsx';
import { type Nachricht, Neuigkeit } from '../../anmeldung/neuigkeit.tsx';
import { SchrittKnoepfe, SchrittLink } from '../../anmeldung/schritt-knoepfe.tsx';
import { SchrittRahmen } from '../../anmeldung/schritt-rahmen.tsx';
import { SchrittTitel } from '../../anmeldung/schritt-titel.tsx';
import { useProgramm } from '../../programm/use-programm.ts';
import { AuswahlFormular } from './auswahl-formular.tsx';
import { Warteliste } from './warteliste.tsx';

/** Step 3 (specification B2): events for each child. */
export default function FerienprogrammProgramm({ context, options, seite }: SchrittProps) {
  const jetzt = useMinute(context.jetzt);
  const { kinder } = useAnmeldung();
  const { programm, gescheitert } = useProgramm(options.programm);
  const [nachricht, setNachricht] = useState<Nachricht | null>(null);

  return (
    <SchrittRahmen schritt="programm" options={options} seite={seite} jetzt={jetzt}>
      <SchrittTitel>Schritt 3: Programm auswählen</SchrittTitel>
      {programm && <Hindernisse kinder={kinder} programm={programm} jetzt={jetzt} />}
      {programm || gescheitert ? (
        <AuswahlFormular
          options={options}
          seite={seite}
          programm={programm ?? []}
          jetzt={jetzt}
          onAssigned={(text) => setNachricht({ text })}
        />
      ) : (
        <p role="status">Das Programm wird geladen …</p>
      )}
      {nachricht && <Neuigkeit nachricht={nachricht} />}
      <SchrittTitel>Ihre Auswahl</SchrittTitel>
      <KindListe>
        {kinder.map((kind) => (
          <KindKarte key={kind.schluessel} kind={kind} />
        ))}
      </KindListe>
      {programm && <Warteliste options={options} seite={seite} programm={programm} jetzt={jetzt} />}
      <SchrittKnoepfe>
        <SchrittLink schritt="kinder" zurueck>
          Schritt 2: Kinder hinzufügen
        </SchrittLink>
        <SchrittLink
          schritt="bestaetigen"
          gesperrt={
            kinder.some(({ veranstaltungen }) => veranstaltungen.length === 0) &&
            'Weisen Sie jedem Kind mindestens eine Veranstaltung zu.'
          }
        >
          Letzter Schritt: Angaben bestätigen
        </SchrittLink>
      </SchrittKnoepfe>
    </SchrittRahmen>
  );
}
