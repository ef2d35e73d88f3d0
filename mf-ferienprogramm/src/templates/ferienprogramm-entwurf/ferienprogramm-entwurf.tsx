import { Back } from '@gm/shared/detail/back';
import sheet from '@gm/shared/detail/work-sheet.module.css';
import { CheckboxTile } from '@gm/shared/forms/fields/checkbox-tile';
import { HiddenField } from '@gm/shared/forms/fields/hidden-field';
import { FormSection } from '@gm/shared/forms/frame/form-section';
import { Alert } from '@gm/shared/ui/alert';
import { MailLink } from '@gm/shared/ui/mail-link';
import { DraftForm } from '../../drafts/draft-form.tsx';
import { Expired } from '../../organisers/expired.tsx';
import type { FerienprogrammEntwurfProps } from './ferienprogramm-entwurf.context.ts';

const loadSchema = () =>
  import('@gm/shared/areas/ferienprogramm/organisers/holiday-draft').then((module) => module.organiserDraftSchema);

/** An organiser completes an event before staff publish it. */
export default function FerienprogrammEntwurf({ context, options, seite: page }: FerienprogrammEntwurfProps) {
  const { event } = context.blatt;
  if (!event) return <Expired seite={page} />;
  const token = new URLSearchParams(page.suche).get('token') ?? '';
  const back = `/ferienprogramm-veranstalter/blatt/${page.suche}`;
  return (
    <div className={sheet.page}>
      <Back href={back} text="Zur Veranstaltung" />
      {event.entwurf ? (
        <section className={sheet.sheet} aria-labelledby="entwurf">
          <h2 id="entwurf">{event.titel}</h2>
          <DraftForm
            name="ferienprogramm-entwurf"
            event={event}
            draft={event.entwurf}
            action={options.aktion}
            seite={page}
            loadSchema={loadSchema}
            further={{ token }}
            submit="Speichern"
            success={{
              speichern: {
                title: 'Gespeichert',
                text: <p>Der Entwurf bleibt unsichtbar, bis das Rathaus ihn veröffentlicht.</p>,
              },
            }}
            next={
              <a href={back} data-native="">
                Zur Veranstaltung
              </a>
            }
            closing={
              <FormSection number={3} from={3} title="Fertig?">
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
            <MailLink address={options.email} />.
          </p>
        </Alert>
      )}
    </div>
  );
}
