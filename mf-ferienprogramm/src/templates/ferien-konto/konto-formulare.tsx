import type { Kassenkonto } from '@gm/shared/bereiche/ferienprogramm/kasse';
import blatt from '@gm/shared/detail/arbeitsblatt.module.css';
import { toCents, writeEuro } from '@gm/shared/format/betrag';
import type { Seite } from '@gm/shared/vertrag';
import { formatEuro } from '../../kasse/euro.ts';
import { KONTO } from '../../kasse/kassenseiten.ts';
import { Eingabefeld } from '../../vorgang/eingabefeld.tsx';
import { Ruecknahme, VorgangFormular } from '../../vorgang/vorgang-formular.tsx';

interface ZahlungsformularProps {
  referenz: string;
  offen: number;
  beleg: string;
  seite: Seite;
}

/** Money that no statement shows: paid in cash, or to be paid back. */
export function Zahlungsformular({ referenz, offen, beleg, seite }: ZahlungsformularProps) {
  const form = { seite, template: KONTO };
  const bar = { vorgang: 'zahlung', art: 'bar', referenz };
  const zurueck = { vorgang: 'zahlung', art: 'erstattung', referenz };
  return (
    <section className={blatt.blatt} aria-labelledby="konto-zahlung">
      <h2 id="konto-zahlung">{offen < 0 ? 'Zurückzahlen' : 'Bar bezahlt'}</h2>
      {offen < 0 ? (
        <VorgangFormular {...form} fest={zurueck} absenden="Erstattung notieren">
          <input type="hidden" name="beleg" value={beleg} />
          <p>
            Überweisen Sie den Betrag mit dem Verwendungszweck {referenz}. Im nächsten Kontoauszug wird die Auszahlung
            dann wiedererkannt und nicht noch einmal gebucht.
          </p>
          <Eingabefeld
            {...form}
            fest={zurueck}
            name="betrag"
            label="Betrag in Euro"
            required
            breite="kurz"
            inputMode="decimal"
            vorgabe={writeEuro(toCents(-offen))}
          />
        </VorgangFormular>
      ) : (
        <VorgangFormular {...form} fest={bar} absenden="Zahlung notieren">
          <input type="hidden" name="beleg" value={beleg} />
          <Eingabefeld
            {...form}
            fest={bar}
            name="betrag"
            label="Betrag in Euro"
            required
            breite="kurz"
            inputMode="decimal"
            vorgabe={offen > 0 ? writeEuro(toCents(offen)) : ''}
          />
          <Eingabefeld {...form} fest={bar} name="notiz" label="Notiz" hint="Zum Beispiel die Nummer der Quittung." />
        </VorgangFormular>
      )}
    </section>
  );
}

/** What is taken off the bill: by the season's rule for a social pass, or by hand. */
export function Ermaessigungen({ konto, seite }: { konto: Kassenkonto; seite: Seite }) {
  const { referenz, ermaessigungen, sozialpass } = konto;
  const form = { seite, template: KONTO };
  const pass = { vorgang: 'sozialpass', referenz };
  const hand = { vorgang: 'ermaessigung', referenz };
  return (
    <section className={blatt.blatt} aria-labelledby="konto-ermaessigung">
      <h2 id="konto-ermaessigung">Ermäßigung</h2>
      {ermaessigungen.length > 0 && (
        <ul>
          {ermaessigungen.map(({ id, text, von }) => (
            <li key={id}>
              {text} ({von})
              <Ruecknahme {...form} fest={{ vorgang: 'ermaessigung_ende', id: String(id) }} was={text} />
            </li>
          ))}
        </ul>
      )}
      <div className={blatt.paar}>
        {sozialpass > 0 && (
          <VorgangFormular {...form} fest={pass} absenden="Sozialpass lag vor" variant="secondary">
            <p>Nimmt {sozialpass} % von den Preisen der Veranstaltungen. Gebühren bleiben.</p>
          </VorgangFormular>
        )}
        <VorgangFormular {...form} fest={hand} absenden="Ermäßigung eintragen" variant="secondary">
          <Eingabefeld
            {...form}
            fest={hand}
            name="betrag"
            label="Betrag in Euro"
            required
            breite="kurz"
            inputMode="decimal"
            hint={`Höchstens werden ${formatEuro(konto.soll)} erlassen.`}
          />
          <Eingabefeld {...form} fest={hand} name="grund" label="Grund" required hint="Steht auf der Rechnung." />
        </VorgangFormular>
      </div>
    </section>
  );
}
