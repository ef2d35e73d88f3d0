import { CheckboxGroup } from '@gm/shared/forms/fields/checkbox-group';
import { SelectField } from '@gm/shared/forms/fields/select-field';
import { TextField } from '@gm/shared/forms/fields/text-field';
import { FormFrame } from '@gm/shared/forms/frame/form-frame';
import { FormSection } from '@gm/shared/forms/frame/form-section';
import { PrivacySection } from '@gm/shared/forms/frame/privacy-section';
import { useInquiry } from '@gm/shared/forms/frame/use-inquiry';
import { ABFALLERINNERUNG_FIELDS as LABEL } from '../../abfall/abfallerinnerung-fields.ts';
import { listKinds, listStreets } from '../../abfall/list-offer.ts';
import type { AbfallerinnerungProps } from './abfallerinnerung.context.ts';

const loadSchema = () => import('./schema.ts').then((module) => module.createSchema);

/** Form to subscribe to waste collection reminders. The dates page passes the street. */
export default function Abfallerinnerung({ context, options, seite: page }: AbfallerinnerungProps) {
  const kinds = listKinds(context.abfalltermine);
  const streets = listStreets(context.abfalltermine);
  const desired = new URLSearchParams(page.suche).get('strasse');
  const { mail, frame } = useInquiry({
    name: 'abfallerinnerung',
    seite: page,
    options,
    label: LABEL,
    presets: {
      strasse: streets.find(({ wert: value }) => value === desired)?.wert ?? '',
      arten: kinds.map(({ wert: value }) => value),
    },
    notKept: ['datenschutz'],
    loadSchema,
  });
  return (
    <FormFrame
      {...frame}
      submit="Erinnerung bestellen"
      success={{
        title: 'Fast geschafft: Bitte bestätigen Sie Ihre Adresse',
        open: true,
        text: (
          <p>
            Wir haben Ihnen eine E-Mail mit einem Link geschickt. Erst wenn Sie dort bestätigen, schicken wir
            Erinnerungen. Nichts angekommen? Sehen Sie bitte auch im Spam-Ordner nach.
          </p>
        ),
      }}
    >
      <FormSection number={1} from={3} title="Woran sollen wir erinnern?">
        <SelectField name="strasse" label={LABEL.strasse} required options={streets} />
        <CheckboxGroup name="arten" label={LABEL.arten} required sideBySide options={kinds} />
      </FormSection>
      <FormSection number={2} from={3} title="Wohin?">
        <TextField
          name="email"
          label={LABEL.email}
          required
          width="medium"
          type="email"
          autoComplete="email"
          hint="Sie bekommen am Vorabend jeder Abholung eine E-Mail."
        />
      </FormSection>
      <PrivacySection number={3} link={options.datenschutzLink} mail={mail} />
    </FormFrame>
  );
}
