import { useState } from 'react';
import type { SchrittProps } from '../../anmeldung/anmeldung.context.ts';
import { assignVeranstaltungen, useAnmeldung } from '../../anmeldung/anmeldung-store.ts';
import { Hindernisse } from '../../anmeldung/hindernisse.tsx';
import { KinderKarten } from '../../anmeldung/kind-karte.tsx';
import { type Nachricht, Neuigkeit } from '../../anmeldung/neuigkeit.tsx';
import type { AngemeldetesKind } from '../../anmeldung/read-anmeldung.ts';
import { SchrittKnoepfe, SchrittLink } from '../../anmeldung/schritt-knoepfe.tsx';
import { SchrittRahmen } from '../../anmeldung/schritt-rahmen.tsx';
import { SchrittTitel } from '../../anmeldung/schritt-titel.tsx';
import { isVollstaendig } from '../../anmeldung/schritte.ts';
import { Vorgemerkt } from '../../anmeldung/vorgemerkt.tsx';
import { Ausfall } from '../../programm/ausfall.tsx';
import { describeGeschlossen } from '../../programm/geschlossen.tsx';
import { useMinute } from '../../programm/use-minute.ts';
import { useProgramm } from '../../programm/use-programm.ts';
import { Verlosungshinweis } from '../../wuensche/verlosungshinweis.tsx';
import { AuswahlFormular } from './auswahl-formular.tsx';
import { WARTELISTE, Warteliste } from './warteliste.tsx';

/** Why there is nothing to confirm yet. */
function getSperre(kinder: readonly AngemeldetesKind[]): string | false {
  if (isVollstaendig(kinder)) return false;
  return kinder.every(({ warteliste }) => warteliste.length > 0)
    ? 'Alle Kinder warten auf einen Platz; zu buchen gibt es noch nichts.'
    : 'Weisen Sie jedem Kind mindestens eine Veranstaltung zu, oder setzen Sie es auf eine Warteliste.';
}

/** Step 3 (requirement F-11): events for each child. */
export default function FerienprogrammProgramm({ context, options, seite }: SchrittProps) {
  const jetzt = useMinute(context.jetzt);
  const { kinder } = useAnmeldung();
  const { programm, gescheitert } = useProgramm(options.programm);
  const [nachricht, setNachricht] = useState<Nachricht | null>(null);
  const verlosung = options.vergabe === 'verlosung';

  return (
    <SchrittRahmen schritt="programm" options={options} seite={seite} jetzt={jetzt}>
      <SchrittTitel>Schritt 3: Programm auswählen</SchrittTitel>
      <Vorgemerkt
        programm={programm}
        jetzt={jetzt}
        frei="wählen Sie ein Kind aus, dann ist die Veranstaltung schon angekreuzt."
        ausgebucht={
          <>
            Vielleicht wird noch ein Platz frei: <a href={`#${WARTELISTE}`}>Auf die Warteliste setzen</a>
          </>
        }
      />
      <Verlosungshinweis options={options} />
      {programm && !verlosung && <Hindernisse kinder={kinder} programm={programm} jetzt={jetzt} />}
      {programm ? (
        <AuswahlFormular
          options={options}
          seite={seite}
          programm={programm}
          jetzt={jetzt}
          onAssigned={(text) => setNachricht({ text })}
        />
      ) : gescheitert ? (
        <Ausfall endpoint={options.programm} seite={seite} />
      ) : (
        <p role="status">Das Programm wird geladen …</p>
      )}
      {nachricht && <Neuigkeit nachricht={nachricht} />}
      <SchrittTitel>{verlosung ? 'Ihre Wünsche in ihrer Reihenfolge' : 'Ihre Auswahl'}</SchrittTitel>
      <KinderKarten kinder={kinder} programm={programm} options={options} ordnet={assignVeranstaltungen} />
      {programm && !verlosung && describeGeschlossen(options, jetzt) === null && (
        <Warteliste options={options} seite={seite} programm={programm} jetzt={jetzt} />
      )}
      <SchrittKnoepfe>
        <SchrittLink schritt="kinder" zurueck>
          Schritt 2: Kinder hinzufügen
        </SchrittLink>
        <SchrittLink schritt="bestaetigen" gesperrt={getSperre(kinder)}>
          Letzter Schritt: Angaben bestätigen
        </SchrittLink>
      </SchrittKnoepfe>
    </SchrittRahmen>
  );
}
