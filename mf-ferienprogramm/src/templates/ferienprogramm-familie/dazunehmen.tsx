import type { Familie, Wahlantwort } from '@gm/shared/bereiche/ferienprogramm/familie';
import { overlap } from '@gm/shared/bereiche/ferienprogramm/regeln';
import { formatZeitraum } from '@gm/shared/format/zeitraum';
import eingabe from '@gm/shared/formular/eingabe.module.css';
import { Feld } from '@gm/shared/formular/feld';
import { Button } from '@gm/shared/ui/button';
import { useState } from 'react';
import { findSuitable } from '../../anmeldung/auswahl.ts';
import { formatEuro } from '../../kasse/euro.ts';
import { useProgramm } from '../../programm/use-programm.ts';
import styles from './ferienprogramm-familie.module.css';
import { Kostenfrage } from './kostenfrage.tsx';

type Kindzeile = Familie['kinder'][number];

interface DazunehmenProps {
  kind: Kindzeile;
  programm: string;
  token: string;
  onDone: (antwort: Wahlantwort, text: string) => void;
}

/** One more event for a child, or one instead of another: what suits its age, has places and is at a time of its own. */
export function Dazunehmen({ kind, programm: endpoint, token, onDone }: DazunehmenProps) {
  const [offen, setOffen] = useState(false);
  return offen ? (
    <Auswahl kind={kind} endpoint={endpoint} token={token} onDone={onDone} onCancel={() => setOffen(false)} />
  ) : (
    <div>
      <Button variant="secondary" onClick={() => setOffen(true)}>
        Veranstaltung dazunehmen oder tauschen
      </Button>
    </div>
  );
}

function Auswahl({
  kind: { id, vorname, geburtstag, termine },
  endpoint,
  token,
  onDone,
  onCancel,
}: Omit<DazunehmenProps, 'programm'> & { endpoint: string; onCancel: () => void }) {
  const { programm, gescheitert } = useProgramm(endpoint);
  const [neu, setNeu] = useState('');
  const [statt, setStatt] = useState('');
  const [fragt, setFragt] = useState(false);
  const aktive = termine.filter(({ storniert }) => !storniert);
  const tauschbare = aktive.filter(({ stornierbar }) => stornierbar);
  const alter = tauschbare.find(({ veranstaltung }) => String(veranstaltung.id) === statt);
  const passende = findSuitable(programm ?? [], [], geburtstag, new Date()).filter((event) =>
    aktive.every(
      (termin) => termin === alter || (termin.veranstaltung.id !== event.id && !overlap(termin.veranstaltung, event)),
    ),
  );
  const gewaehlt = passende.find((event) => String(event.id) === neu);
  if (!programm)
    return (
      <p role="status">
        {gescheitert
          ? 'Das Programm konnte nicht geladen werden. Bitte laden Sie die Seite neu.'
          : 'Das Programm wird geladen …'}
      </p>
    );
  if (fragt && gewaehlt) {
    const titel = `„${gewaehlt.titel}“`;
    return (
      <Kostenfrage
        wahl={{ token, kind: alter?.kind ?? id, dazu: [gewaehlt.id], weg: alter ? [alter.veranstaltung.id] : [] }}
        frage={
          alter
            ? `${titel} statt „${alter.veranstaltung.titel}“ für ${vorname}?`
            : `${titel} für ${vorname} dazunehmen?`
        }
        ja={alter ? 'Zahlungspflichtig tauschen' : 'Zahlungspflichtig dazunehmen'}
        onDone={(antwort) => {
          onDone(antwort, `${titel} ist für ${vorname} gebucht.`);
          onCancel();
        }}
        onCancel={() => setFragt(false)}
      />
    );
  }
  return (
    <div className={styles.frage}>
      {tauschbare.length > 0 && (
        <Feld id={`statt-${id}`} label="Statt einer anderen?" meldung={undefined}>
          <select
            id={`statt-${id}`}
            className={eingabe.eingabe}
            value={statt}
            onChange={(event) => setStatt(event.target.value)}
          >
            <option value="">Nein, dazu</option>
            {tauschbare.map(({ veranstaltung }) => (
              <option key={veranstaltung.id} value={veranstaltung.id}>
                statt {veranstaltung.titel}
              </option>
            ))}
          </select>
        </Feld>
      )}
      <Feld id={`neu-${id}`} label="Veranstaltung" required meldung={undefined}>
        <select
          id={`neu-${id}`}
          className={eingabe.eingabe}
          value={neu}
          onChange={(event) => setNeu(event.target.value)}
        >
          <option value="">Bitte wählen</option>
          {passende.map((event) => (
            <option key={event.id} value={event.id}>
              {event.titel}, {formatZeitraum(event)}, {formatEuro(event.preis)}
            </option>
          ))}
        </select>
      </Feld>
      {passende.length === 0 && <p>Zurzeit passt keine freie Veranstaltung zu Alter und Terminen von {vorname}.</p>}
      <div className={styles.knoepfe}>
        <Button onClick={() => setFragt(true)} aria-disabled={!gewaehlt}>
          Kosten ansehen
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Abbrechen
        </Button>
      </div>
    </div>
  );
}
