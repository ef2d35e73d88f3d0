import type { Veranstalterblatt } from '@gm/shared/bereiche/ferienprogramm/veranstalter';
import blatt from '@gm/shared/detail/arbeitsblatt.module.css';
import type { Seite } from '@gm/shared/vertrag';
import { Auslagenliste } from '../../veranstalter/auslagenliste.tsx';
import { Eingabefeld } from '../../vorgang/eingabefeld.tsx';
import { Ruecknahme, VorgangFormular } from '../../vorgang/vorgang-formular.tsx';

interface FormProps {
  event: Veranstalterblatt;
  seite: Seite;
  template: string;
  /** Whose event, and which. */
  einer: { token: string; id: string };
}

const Beleg = ({ event: { beleg } }: Pick<FormProps, 'event'>) => <input type="hidden" name="beleg" value={beleg} />;

/** A word to all families, whose addresses stay with the town hall. */
export function Nachricht({ event, einer, ...rest }: FormProps) {
  const form = { ...rest, fest: { vorgang: 'nachricht', ...einer } };
  const { familien } = event;
  return (
    <section className={blatt.blatt} aria-labelledby="blatt-nachricht">
      <h2 id="blatt-nachricht">Den Familien schreiben</h2>
      {familien === 0 ? (
        <p>Sobald sich jemand angemeldet hat, können Sie hier schreiben.</p>
      ) : (
        <>
          <p>
            Die Nachricht geht vom Rathaus an {familien === 1 ? 'eine Familie' : `alle ${familien} Familien`}. Adressen
            sehen Sie nicht; Antworten kommen zu Ihnen.
          </p>
          <VorgangFormular {...form} absenden="Nachricht senden">
            <Beleg event={event} />
            <Eingabefeld {...form} name="betreff" label="Betreff" required hint="Zum Beispiel: Treffpunkt geändert" />
            <Eingabefeld {...form} name="text" label="Nachricht" required zeilen={7} />
          </VorgangFormular>
        </>
      )}
    </section>
  );
}

/** More places; fewer are the town hall's. */
export function Plaetze({ event, einer, ...rest }: FormProps) {
  const form = { ...rest, fest: { vorgang: 'plaetze', ...einer } };
  return (
    <section className={blatt.blatt} aria-labelledby="blatt-plaetze">
      <h2 id="blatt-plaetze">Plätze dazugeben</h2>
      <p>
        Zurzeit sind es {event.teilnehmer_max}. Neue Plätze bekommt zuerst, wer wartet. Weniger Plätze: bitte wenden Sie
        sich an uns.
      </p>
      <VorgangFormular {...form} absenden="Plätze speichern" variant="secondary">
        <Eingabefeld
          {...form}
          name="teilnehmer_max"
          label="Größte Teilnehmerzahl"
          required
          breite="kurz"
          inputMode="numeric"
          vorgabe={String(event.teilnehmer_max)}
        />
      </VorgangFormular>
    </section>
  );
}

/** What it cost, for the town hall. */
export function Auslagen({ event, einer, ...rest }: FormProps) {
  const form = { ...rest, fest: { vorgang: 'auslage', ...einer } };
  return (
    <section className={blatt.blatt} aria-labelledby="blatt-auslagen">
      <h2 id="blatt-auslagen">Auslagen</h2>
      <Auslagenliste
        auslagen={event.auslagen}
        dazu={({ id, wofuer }) => (
          <Ruecknahme {...rest} fest={{ vorgang: 'auslage_ende', auslage: String(id), ...einer }} was={wofuer} />
        )}
      />
      <VorgangFormular {...form} absenden="Auslage melden" variant="secondary">
        <Beleg event={event} />
        <Eingabefeld
          {...form}
          name="betrag"
          label="Betrag in Euro"
          required
          breite="kurz"
          inputMode="decimal"
          hint="Zum Beispiel 12,50"
        />
        <Eingabefeld {...form} name="wofuer" label="Wofür" required hint="Belege geben Sie bitte im Rathaus ab." />
      </VorgangFormular>
    </section>
  );
}
