import blatt from '@gm/shared/detail/arbeitsblatt.module.css';
import { Zurueck } from '@gm/shared/detail/zurueck';
import { CheckboxTile } from '@gm/shared/formular/checkbox-tile';
import { FormSection } from '@gm/shared/formular/form-section';
import { HiddenField } from '@gm/shared/formular/hidden-field';
import { Alert } from '@gm/shared/ui/alert';
import { MailLink } from '@gm/shared/ui/mail-link';
import { EntwurfFormular } from '../../entwurf/entwurf-formular.tsx';
import { Abgelaufen } from '../../veranstalter/abgelaufen.tsx';
import type { FerienprogrammEntwurfProps } from './ferienprogramm-entwurf.context.ts';

const loadSchema = () =>
  import('@gm/shared/bereiche/ferienprogramm/ferienentwurf').then((module) => module.veranstalterentwurfSchema);

/** An organiser completes an event until staff publish it. */
export default function FerienprogrammEntwurf({ context, options, seite }: FerienprogrammEntwurfProps) {
  const { event } = context.blatt;
  if (!event) return <Abgelaufen seite={seite} />;
  const token = new URLSearchParams(seite.suche).get('token') ?? '';
  const zurueck = `/ferienprogramm-veranstalter/blatt/${seite.suche}`;
  return (
    <div className={blatt.seite}>
      <Zurueck href={zurueck} text="Zur Veranstaltung" />
      {event.entwurf ? (
        <section className={blatt.blatt} aria-labelledby="entwurf">
          <h2 id="entwurf">{event.titel}</h2>
          <EntwurfFormular
            name="ferienprogramm-entwurf"
            event={event}
            entwurf={event.entwurf}
            aktion={options.aktion}
            seite={seite}
            loadSchema={loadSchema}
            weitere={{ token }}
            absenden="Speichern"
            erfolg={{
              speichern: {
                titel: 'Gespeichert',
                text: <p>Der Entwurf bleibt unsichtbar, bis das Rathaus ihn veröffentlicht.</p>,
              },
            }}
            weiter={
              <a href={zurueck} data-native="">
                Zur Veranstaltung
              </a>
            }
            schluss={
              <FormSection nummer={3} von={3} titel="Fertig?">
                <HiddenField name="was" />
                <HiddenField name="token" />
                <CheckboxTile name="fertig">
                  Die Angaben sind vollständig: Das Rathaus bekommt eine E-Mail und kann veröffentlichen.
                </CheckboxTile>
              </FormSection>
            }
          />
        </section>
      ) : (
        <Alert title="Diese Veranstaltung ist veröffentlicht">
          <p>
            Familien haben vielleicht schon gebucht. Muss sich etwas ändern, wenden Sie sich bitte an{' '}
            <MailLink adresse={options.email} />.
          </p>
        </Alert>
      )}
    </div>
  );
}
