import { CheckboxGroup } from '@gm/shared/formular/checkbox-group';
import { DatenschutzAbschnitt } from '@gm/shared/formular/datenschutz-abschnitt';
import { FormSection } from '@gm/shared/formular/form-section';
import { FormularRahmen } from '@gm/shared/formular/formular-rahmen';
import { SelectField } from '@gm/shared/formular/select-field';
import { TextField } from '@gm/shared/formular/text-field';
import { useAnfrage } from '@gm/shared/formular/use-anfrage';
import { ABFALLERINNERUNG_FELDER as LABEL } from '../../abfall/abfallerinnerung-felder.ts';
import { listArten, listStrassen } from '../../abfall/list-angebot.ts';
import type { AbfallerinnerungProps } from './abfallerinnerung.context.ts';

const loadSchema = () => import('./schema.ts').then((module) => module.createSchema);

/** Form: somebody wants to be reminded of waste collections. Which street comes from the page of the dates. */
export default function Abfallerinnerung({ context, options, seite }: AbfallerinnerungProps) {
  const arten = listArten(context.abfalltermine);
  const strassen = listStrassen(context.abfalltermine);
  const gewuenscht = new URLSearchParams(seite.suche).get('strasse');
  const { mail, rahmen } = useAnfrage({
    name: 'abfallerinnerung',
    seite,
    options,
    label: LABEL,
    vorgaben: {
      strasse: strassen.find(({ wert }) => wert === gewuenscht)?.wert ?? '',
      arten: arten.map(({ wert }) => wert),
    },
    ohneEntwurf: ['datenschutz'],
    loadSchema,
  });
  return (
    <FormularRahmen
      {...rahmen}
      absenden="Erinnerung bestellen"
      erfolg={{
        titel: 'Fast geschafft: Bitte bestätigen Sie Ihre Adresse',
        text: (
          <p>
            Wir haben Ihnen eine E-Mail mit einem Link geschickt. Erst wenn Sie dort bestätigen, schicken wir
            Erinnerungen. Nichts angekommen? Sehen Sie bitte auch im Spam-Ordner nach.
          </p>
        ),
      }}
    >
      <FormSection nummer={1} von={3} titel="Woran sollen wir erinnern?">
        <SelectField name="strasse" label={LABEL.strasse} required optionen={strassen} />
        <CheckboxGroup name="arten" label={LABEL.arten} required nebeneinander optionen={arten} />
      </FormSection>
      <FormSection nummer={2} von={3} titel="Wohin?">
        <TextField
          name="email"
          label={LABEL.email}
          required
          breite="mittel"
          type="email"
          autoComplete="email"
          hint="Sie bekommen am Vorabend jeder Abholung eine E-Mail."
        />
      </FormSection>
      <DatenschutzAbschnitt nummer={3} link={options.datenschutzLink} mail={mail} />
    </FormularRahmen>
  );
}
