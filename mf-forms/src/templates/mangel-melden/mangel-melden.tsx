import { MANGEL_FIELDS as LABEL } from '@gm/shared/areas/maengel/mangel-fields';
import { FileField } from '@gm/shared/forms/fields/file-field';
import { RadioGroup } from '@gm/shared/forms/fields/radio-group';
import { TextArea } from '@gm/shared/forms/fields/text-area';
import { TextField } from '@gm/shared/forms/fields/text-field';
import { Conditional } from '@gm/shared/forms/frame/conditional';
import { DetailsRemaining } from '@gm/shared/forms/frame/details-remaining';
import { FormFrame } from '@gm/shared/forms/frame/form-frame';
import { FormSection } from '@gm/shared/forms/frame/form-section';
import { Privacy } from '@gm/shared/forms/frame/privacy';
import { takeFiles } from '@gm/shared/forms/send/take-files';
import { useForm } from '@gm/shared/forms/state/use-form';
import { useValue } from '@gm/shared/forms/state/use-value';
import { LinkButton } from '@gm/shared/ui/link-button';
import { Equal } from './equal.tsx';
import type { MangelMeldenProps } from './mangel-melden.context.ts';
import styles from './mangel-melden.module.css';
import { Spot } from './stelle.tsx';

const FIELDS = Object.keys(LABEL).flatMap((field) => (field === 'breitengrad' ? [field, 'laengengrad'] : field));

const loadSchema = () => import('./schema.ts').then((module) => module.createSchema);

/** Form to report something broken or dirty in the municipality. */
export default function MangelMelden({ context: { maengel }, options, seite: page }: MangelMeldenProps) {
  const form = useForm({
    name: 'mangel-melden',
    seite: page,
    action: options.aktion,
    fields: FIELDS,
    // Existing reports may have changed since the draft was saved.
    notKept: ['gleich', 'datenschutz'],
    files: takeFiles(['bild']),
    loadSchema,
  });
  const { arten: kinds } = maengel;

  return (
    <FormFrame
      form={form}
      submit="Meldung abschicken"
      success={{
        title: 'Danke für Ihre Meldung!',
        text: (
          <p>
            Wir sehen uns die Stelle an und kümmern uns darum. Wenn Sie eine E-Mail-Adresse genannt haben, schreiben wir
            Ihnen, sobald es erledigt ist.
          </p>
        ),
        follow: (id) => (
          <p className={styles.next}>
            {typeof id === 'string' && (
              <LinkButton href={`/melden/stand/?token=${id}`}>So steht es um Ihre Meldung</LinkButton>
            )}
            <LinkButton variant="secondary" href="/melden/liste/">
              Alle Meldungen ansehen
            </LinkButton>
          </p>
        ),
      }}
      failure={{
        title: 'Ihre Meldung ist noch nicht bei uns',
        text: <DetailsRemaining mail={page.gemeinde.email} />,
      }}
    >
      <FormSection number={1} from={4} title="Was ist los?">
        {kinds.length > 0 ? (
          <RadioGroup
            name="art"
            label={LABEL.art}
            required
            sideBySide
            options={kinds.map(({ name, hinweis: hint }) => ({ wert: name, text: name, hinweis: hint }))}
          />
        ) : (
          <TextField name="art" label={LABEL.art} required hint="Zum Beispiel: Loch in der Straße" />
        )}
      </FormSection>
      <FormSection number={2} from={4} title="Wo ist es?">
        <Spot {...maengel} gemeinde={page.gemeinde.name} />
        <Equal {...maengel} />
      </FormSection>
      <FormSection number={3} from={4} title="Wie sieht es aus?">
        <Particulars />
      </FormSection>
      <FormSection number={4} from={4} title="Abschicken">
        <TextField
          name="email"
          label={LABEL.email}
          hint="Nur wenn Sie wissen möchten, wann es erledigt ist. Sie steht nirgends öffentlich."
          width="medium"
          type="email"
          autoComplete="email"
        />
        <Privacy name="datenschutz" link={options.datenschutzLink} mail={page.gemeinde.email} />
      </FormSection>
    </FormFrame>
  );
}

/** Not required when joining an existing report. */
function Particulars() {
  const fresh = !useValue('gleich');
  return (
    <>
      <Conditional when={fresh}>
        <FileField
          name="bild"
          label={LABEL.bild}
          hint="Bitte ohne Gesichter und Kennzeichen. Das Foto sehen nur wir, es steht nirgends öffentlich."
        />
        <TextArea name="beschreibung" label={LABEL.beschreibung} rows={3} hint="Was sollten wir wissen?" />
      </Conditional>
      {!fresh && <p>Das ist schon beschrieben. Sie müssen nichts weiter angeben.</p>}
    </>
  );
}
