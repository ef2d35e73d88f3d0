import type { Helping } from '@gm/shared/areas/ferienprogramm/organisers/helper';
import type { Page } from '@gm/shared/contract';
import sheet from '@gm/shared/detail/work-sheet.module.css';
import { Alert } from '@gm/shared/ui/alert';
import { MailLink } from '@gm/shared/ui/mail-link';
import { Checkbox } from '../../action-form/checkbox.tsx';
import { InputField } from '../../action-form/input-field.tsx';
import { OperationForm } from '../../action-form/operation-form.tsx';
import { describeMissing, formatDay } from '../../helpers/format-day.ts';

interface TurnProps {
  event: Helping['data'][number];
  seite: Page;
  template: string;
  token: string;
}

/** One event: days to tick, contact data, or withdrawal. */
export function Turn({ event, token, ...rest }: TurnProps) {
  const { id, titel: title, termin, ort: location, abgesagt: calledOff, veranstalter: organiser, tage: days } = event;
  const form = { ...rest, fixed: { vorgang: 'helfen', token, id: String(id) } };
  return (
    <section className={sheet.sheet} aria-labelledby={`einsatz-${id}`}>
      <h2 id={`einsatz-${id}`}>{title}</h2>
      <p>
        {[termin, location].filter(Boolean).join(', ')}
        {organiser.map(({ name, email }) => (
          <span key={email}>
            <br />
            {name}: <MailLink address={email} />
          </span>
        ))}
      </p>
      {calledOff ? (
        <Alert kind="warning" title="Diese Veranstaltung fällt aus" level={3}>
          <p>Sie brauchen nicht zu kommen.</p>
        </Alert>
      ) : (
        <OperationForm {...form} submit="Speichern" purpose={title}>
          <Checkbox
            {...form}
            type="checkbox"
            legend="An diesen Tagen helfe ich"
            selection={days.map(({ tag: day, dabei: thereby, fehlen: missing }) => ({
              name: 'tage',
              wert: day,
              text: `${formatDay(day)} (${describeMissing(missing)})`,
              gewaehlt: thereby,
            }))}
          />
          <InputField
            {...form}
            name="telefon"
            label="Telefon"
            width="medium"
            inputMode="tel"
            autoComplete="tel"
            preset={event.telefon}
            hint="Damit man Sie am Tag erreicht."
          />
          <InputField
            {...form}
            name="hinweis"
            label="Bemerkung"
            preset={event.hinweis}
            hint="Zum Beispiel: am Montag erst ab 10 Uhr"
          />
          <p>Am Tag vorher erinnern wir Sie mit einer E-Mail. Angaben von Helfern löschen wir kurz nach dem Ende.</p>
        </OperationForm>
      )}
      <OperationForm
        {...rest}
        fixed={{ vorgang: 'nicht_mehr', token, id: String(id) }}
        submit="Meinen Eintrag löschen"
        purpose={title}
        variant="secondary"
      />
    </section>
  );
}
