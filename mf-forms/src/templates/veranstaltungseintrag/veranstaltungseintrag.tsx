import { VERANSTALTUNG_FIELDS as LABEL } from '@gm/shared/areas/veranstaltungen/veranstaltung-fields';
import { AnsprechpartnerFields } from '@gm/shared/forms/event/ansprechpartner-fields';
import { LocationAndTimeFields } from '@gm/shared/forms/event/location-and-time-fields';
import { OrganiserFields } from '@gm/shared/forms/event/organiser-fields';
import { useVeranstaltungsForm } from '@gm/shared/forms/event/use-veranstaltungs-form';
import { CheckboxGroup } from '@gm/shared/forms/fields/checkbox-group';
import { CheckboxTile } from '@gm/shared/forms/fields/checkbox-tile';
import { RichTextField } from '@gm/shared/forms/fields/rich-text-field';
import { TextField } from '@gm/shared/forms/fields/text-field';
import { DetailsRemaining } from '@gm/shared/forms/frame/details-remaining';
import { FormFrame } from '@gm/shared/forms/frame/form-frame';
import { FormSection } from '@gm/shared/forms/frame/form-section';
import { PrivacySection } from '@gm/shared/forms/frame/privacy-section';
import { CONFIRMATION_SENT } from '@gm/shared/forms/state/confirmation';
import { RIGHTS } from '@gm/shared/schemas/consents';
import { LinkButton } from '@gm/shared/ui/link-button';
import { ImageFields } from './image-fields.tsx';
import type { VeranstaltungseintragProps } from './veranstaltungseintrag.context.ts';

const FIELDS = Object.keys(LABEL);
const loadModule = () => import('./schema.ts');

/** Form to submit an event to the calendar. */
export default function Veranstaltungseintrag({ context, options, seite: page }: VeranstaltungseintragProps) {
  const { textMinChars } = options;
  const mail = options.datenschutzMail || page.gemeinde.email;
  const form = useVeranstaltungsForm({
    name: 'veranstaltungseintrag',
    seite: page,
    options,
    fields: FIELDS,
    notKept: ['rechte', 'datenschutz'],
    loadModul: loadModule,
  });

  return (
    <FormFrame
      form={form}
      submit="Veranstaltung abschicken"
      success={{
        title: 'Vielen Dank für Ihren Eintrag!',
        text: <p>{options.erfolgstext}</p>,
        confirmation: CONFIRMATION_SENT,
        follow: (id) => (
          <>
            {id !== undefined && (
              <p>
                <LinkButton href={`${options.hallenLink}?id=${id}`}>
                  Ich möchte eine Halle zur Veranstaltung buchen
                </LinkButton>
              </p>
            )}
            <p>
              {/* Links to this same page to load a new, empty form. */}
              <a
                href={page.pfad}
                // Full navigation; otherwise the router might handle it and scroll to the page's heading.
                data-native=""
                onClick={(event) => {
                  event.preventDefault();
                  form.startAfresh();
                }}
              >
                Weitere Veranstaltung eintragen
              </a>
            </p>
          </>
        ),
      }}
      failure={{
        title: 'Leider ist ein Fehler beim Eintrag in den Veranstaltungkalender aufgetreten',
        text: <DetailsRemaining mail={page.gemeinde.email} />,
      }}
    >
      <FormSection number={1} from={4} title="Angaben zur Veranstaltung">
        <TextField name="titel" label={LABEL.titel} required hint="Zum Beispiel: Konzertabend" />
        <CheckboxGroup
          name="veranstaltungen_rubrik"
          label={LABEL.veranstaltungen_rubrik}
          required
          sideBySide
          hint="Mehrere sind möglich."
          options={context.rubriken.data.map(({ id, rubrik: category }) => ({ wert: String(id), text: category }))}
        />
        <RichTextField
          name="text"
          label={LABEL.text}
          required
          hint={`Programm, Eintrittspreise, Einlasszeiten, Bewirtung, Kinderbetreuung. Mindestens ${textMinChars} Zeichen.`}
          atLeast={textMinChars}
        />
        <OrganiserFields entries={context.brancheneintraege.data} label={LABEL} />
        <LocationAndTimeFields label={LABEL} />
        <TextField name="link" label={LABEL.link} type="url" hint="Die ganze Adresse mit https://" />
        <TextField name="linktext" label={LABEL.linktext} hint="Wie der Link heißen soll" />
        <ImageFields />
      </FormSection>
      <FormSection number={2} from={4} title="Ansprechpartner">
        <AnsprechpartnerFields label={LABEL} />
      </FormSection>
      <FormSection number={3} from={4} title="Rechte">
        <CheckboxTile name="rechte" required>
          {RIGHTS}
        </CheckboxTile>
      </FormSection>
      <PrivacySection number={4} title="Datenschutzerklärung" link={options.datenschutzLink} mail={mail} />
    </FormFrame>
  );
}
