import { SUGGESTION_FIELDS as LABEL } from '@gm/shared/areas/ferienprogramm/organisers/suggestion-fields';
import { CharacterCounter } from '@gm/shared/forms/character-counter';
import { AnsprechpartnerFields } from '@gm/shared/forms/event/ansprechpartner-fields';
import { LocationAndTimeFields } from '@gm/shared/forms/event/location-and-time-fields';
import { OrganiserFields } from '@gm/shared/forms/event/organiser-fields';
import { useVeranstaltungsForm } from '@gm/shared/forms/event/use-veranstaltungs-form';
import { FileField } from '@gm/shared/forms/fields/file-field';
import { NumberField } from '@gm/shared/forms/fields/number-field';
import { TextArea } from '@gm/shared/forms/fields/text-area';
import { TextField } from '@gm/shared/forms/fields/text-field';
import { DetailsRemaining } from '@gm/shared/forms/frame/details-remaining';
import { FormFrame } from '@gm/shared/forms/frame/form-frame';
import { FormSection } from '@gm/shared/forms/frame/form-section';
import { PrivacySection } from '@gm/shared/forms/frame/privacy-section';
import { CONFIRMATION_SENT } from '@gm/shared/forms/state/confirmation';
import type { FerienprogrammVorschlagProps } from './ferienprogramm-vorschlag.context.ts';

const FIELDS = Object.keys(LABEL);
const loadModule = () => import('./schema.ts');

/** Form to suggest an event for the holiday programme. */
export default function FerienprogrammVorschlag({ context, options, seite: page }: FerienprogrammVorschlagProps) {
  const { textMinChars } = options;
  const mail = options.datenschutzMail || page.gemeinde.email;
  const form = useVeranstaltungsForm({
    name: 'ferienprogramm-vorschlag',
    seite: page,
    options,
    fields: FIELDS,
    notKept: ['datenschutz'],
    loadModul: loadModule,
  });

  return (
    <FormFrame
      form={form}
      submit="Veranstaltung abschicken"
      success={{
        title: 'Vielen Dank für Ihren Vorschlag!',
        text: <p>{options.erfolgstext}</p>,
        confirmation: CONFIRMATION_SENT,
      }}
      failure={{
        title: 'Leider ist ein Fehler beim Vorschlag der Veranstaltung aufgetreten',
        text: <DetailsRemaining mail={page.gemeinde.email} />,
      }}
    >
      <FormSection number={1} from={7} title="Angaben zur Veranstaltung">
        <TextField name="titel" label={LABEL.titel} required hint="Zum Beispiel: Nachtwanderung mit Fackeln" />
        <TextArea
          name="text"
          label={LABEL.text}
          required
          hint={`Was erleben die Kinder? Mindestens ${textMinChars} Zeichen.`}
        >
          {textMinChars > 0 && <CharacterCounter name="text" atLeast={textMinChars} />}
        </TextArea>
        <LocationAndTimeFields label={LABEL} />
      </FormSection>
      <FormSection number={2} from={7} title="Verantwortlich für die Veranstaltung">
        <OrganiserFields entries={context.brancheneintraege.data} label={LABEL} />
        <AnsprechpartnerFields label={LABEL} />
      </FormSection>
      <FormSection number={3} from={7} title="Link zu weiteren Infos">
        <TextField name="link" label={LABEL.link} type="url" hint="Die ganze Adresse mit https://" />
        <TextField name="linktext" label={LABEL.linktext} hint="Wie der Link heißen soll" />
        <TextField name="homepage" label={LABEL.homepage} type="url" hint="Die ganze Adresse mit https://" />
      </FormSection>
      <FormSection number={4} from={7} title="Bild">
        <FileField name="bild" label={LABEL.bild} />
        <TextField name="bildtext" label={LABEL.bildtext} hint="Was ist auf dem Bild zu sehen?" />
      </FormSection>
      <FormSection number={5} from={7} title="Ansprechpartner für Rückfragen">
        <TextField name="ansprechpartner_vorname" label={LABEL.ansprechpartner_vorname} required width="medium" />
        <TextField name="ansprechpartner_name" label={LABEL.ansprechpartner_name} required width="medium" />
        <TextField
          name="ansprechpartner_email"
          label={LABEL.ansprechpartner_email}
          required
          width="medium"
          type="email"
        />
        <TextField
          name="ansprechpartner_telefon"
          label={LABEL.ansprechpartner_telefon}
          required
          width="medium"
          type="tel"
        />
      </FormSection>
      <FormSection number={6} from={7} title="Weitere Angaben zur Veranstaltung">
        <NumberField name="alter_min" label={LABEL.alter_min} required hint="In Jahren" />
        <NumberField name="alter_max" label={LABEL.alter_max} required hint="In Jahren" />
        <NumberField name="teilnehmer_min" label={LABEL.teilnehmer_min} required />
        <NumberField name="teilnehmer_max" label={LABEL.teilnehmer_max} required />
        <NumberField name="preis" label={LABEL.preis} required decimal hint="In Euro je Kind, 0 für kostenlos" />
        <NumberField name="preis_geschwister" label={LABEL.preis_geschwister} required decimal hint="In Euro je Kind" />
        <TextArea name="mitbringen" label={LABEL.mitbringen} rows={3} hint="Zum Beispiel Regenjacke und Vesper" />
        <TextArea
          name="erlaubnisse"
          label={LABEL.erlaubnisse}
          rows={3}
          hint="Zum Beispiel: Mein Kind darf schwimmen."
        />
      </FormSection>
      <PrivacySection number={7} title="Datenschutzerklärung" link={options.datenschutzLink} mail={mail} />
    </FormFrame>
  );
}
