import blatt from '@gm/shared/detail/arbeitsblatt.module.css';
import { Dateiwahl } from '@gm/shared/formular/dateiwahl';
import type { Seite } from '@gm/shared/vertrag';
import { KASSE } from '../../kasse/kassenseiten.ts';
import { isAbout, VorgangFormular } from '../../vorgang/vorgang-formular.tsx';

const EINLESEN = { vorgang: 'einlesen' };

/** Reads a statement of the bank into the books; twice is like once. */
export function Auszug({ seite }: { seite: Seite }) {
  const meldung = isAbout(seite, KASSE, EINLESEN)
    ? seite.formular?.fehler.find(({ feld }) => feld === 'datei')?.meldung
    : undefined;
  return (
    <section className={blatt.blatt} aria-labelledby="kasse-auszug">
      <h2 id="kasse-auszug">Kontoauszug einlesen</h2>
      <p>Was mit Buchungsnummer kam, wird sofort zugeordnet. Dieselbe Datei noch einmal einzulesen ändert nichts.</p>
      <VorgangFormular seite={seite} template={KASSE} fest={EINLESEN} absenden="Einlesen">
        <Dateiwahl
          id="kasse-datei"
          label="Datei der Bank"
          hint="CAMT.053 (XML) oder CSV. Nur CAMT.053 hat einen Saldo, an dem eine veränderte Datei auffällt."
          accept=".xml,.csv,.txt,text/xml,application/xml,text/csv"
          meldung={meldung}
        />
      </VorgangFormular>
    </section>
  );
}
