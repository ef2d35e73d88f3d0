import type { Helfen } from '@gm/shared/bereiche/ferienprogramm/helfer';
import blatt from '@gm/shared/detail/arbeitsblatt.module.css';
import { Alert } from '@gm/shared/ui/alert';
import { MailLink } from '@gm/shared/ui/mail-link';
import type { Seite } from '@gm/shared/vertrag';
import { describeFehlende, formatTag } from '../../helfer/format-tag.ts';
import { Eingabefeld } from '../../vorgang/eingabefeld.tsx';
import { Kaestchen } from '../../vorgang/kaestchen.tsx';
import { VorgangFormular } from '../../vorgang/vorgang-formular.tsx';

interface EinsatzProps {
  event: Helfen['data'][number];
  seite: Seite;
  template: string;
  token: string;
}

/** One event: its days to tick, how to be reached, or no longer. */
export function Einsatz({ event, token, ...rest }: EinsatzProps) {
  const { id, titel, termin, ort, abgesagt, veranstalter, tage } = event;
  const form = { ...rest, fest: { vorgang: 'helfen', token, id: String(id) } };
  return (
    <section className={blatt.blatt} aria-labelledby={`einsatz-${id}`}>
      <h2 id={`einsatz-${id}`}>{titel}</h2>
      <p>
        {[termin, ort].filter(Boolean).join(', ')}
        {veranstalter.map(({ name, email }) => (
          <span key={email}>
            <br />
            {name}: <MailLink adresse={email} />
          </span>
        ))}
      </p>
      {abgesagt ? (
        <Alert kind="warning" title="Diese Veranstaltung fällt aus" level={3}>
          <p>Sie brauchen nicht zu kommen.</p>
        </Alert>
      ) : (
        <VorgangFormular {...form} absenden="Speichern" wozu={titel}>
          <Kaestchen
            {...form}
            type="checkbox"
            legend="An diesen Tagen helfe ich"
            auswahl={tage.map(({ tag, dabei, fehlen }) => ({
              name: 'tage',
              wert: tag,
              text: `${formatTag(tag)} (${describeFehlende(fehlen)})`,
              gewaehlt: dabei,
            }))}
          />
          <Eingabefeld
            {...form}
            name="telefon"
            label="Telefon"
            breite="mittel"
            inputMode="tel"
            autoComplete="tel"
            vorgabe={event.telefon}
            hint="Damit man Sie am Tag erreicht."
          />
          <Eingabefeld
            {...form}
            name="hinweis"
            label="Bemerkung"
            vorgabe={event.hinweis}
            hint="Zum Beispiel: am Montag erst ab 10 Uhr"
          />
          <p>Am Tag vorher erinnern wir Sie mit einer E-Mail. Angaben von Helfern löschen wir kurz nach dem Ende.</p>
        </VorgangFormular>
      )}
      <VorgangFormular
        {...rest}
        fest={{ vorgang: 'nicht_mehr', token, id: String(id) }}
        absenden="Meinen Eintrag löschen"
        wozu={titel}
        variant="secondary"
      />
    </section>
  );
}
