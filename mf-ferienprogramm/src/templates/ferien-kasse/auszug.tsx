import blatt from '@gm/shared/detail/arbeitsblatt.module.css';
import { Feld } from '@gm/shared/formular/feld';
import dateiwahl from '@gm/shared/formular/file-field.module.css';
import type { Seite } from '@gm/shared/vertrag';
import { useState } from 'react';
import { KASSE } from '../../kasse/kassenseiten.ts';
import { isAbout, VorgangFormular } from '../../vorgang/vorgang-formular.tsx';

const EINLESEN = { vorgang: 'einlesen' };
const ID = 'kasse-datei';

/** Reads a statement of the bank into the books; twice is like once. */
export function Auszug({ seite }: { seite: Seite }) {
  const [name, setName] = useState<string>();
  const meldung = isAbout(seite, KASSE, EINLESEN)
    ? seite.formular?.fehler.find(({ feld }) => feld === 'datei')?.meldung
    : undefined;
  return (
    <section className={blatt.blatt} aria-labelledby="kasse-auszug">
      <h2 id="kasse-auszug">Kontoauszug einlesen</h2>
      <p>Was mit Buchungsnummer kam, wird sofort zugeordnet. Dieselbe Datei noch einmal einzulesen ändert nichts.</p>
      <VorgangFormular seite={seite} template={KASSE} fest={EINLESEN} absenden="Einlesen">
        <Feld
          id={ID}
          label="Datei der Bank"
          required
          hint="CAMT.053 (XML) oder CSV. Nur CAMT.053 hat einen Saldo, an dem eine veränderte Datei auffällt."
          meldung={meldung}
        >
          <input
            id={ID}
            type="file"
            name="datei"
            accept=".xml,.csv,.txt,text/xml,application/xml,text/csv"
            className={dateiwahl.datei}
            onChange={(event) => setName(event.target.files?.[0]?.name)}
            aria-invalid={meldung ? true : undefined}
            aria-describedby={`${ID}-hinweis${meldung ? ` ${ID}-fehler` : ''}`}
          />
          {/* The browser's own button speaks the browser's language. */}
          <p className={dateiwahl.auswahl}>
            <label htmlFor={ID} className={dateiwahl.knopf}>
              Datei auswählen
            </label>
            <span>{name ?? 'Keine Datei ausgewählt'}</span>
          </p>
        </Feld>
      </VorgangFormular>
    </section>
  );
}
