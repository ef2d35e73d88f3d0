import { MANGEL_FELDER as LABEL } from '@gm/shared/bereiche/maengel/mangel-felder';
import { AngabenBleiben } from '@gm/shared/formular/angaben-bleiben';
import { Bedingt } from '@gm/shared/formular/bedingt';
import { Datenschutz } from '@gm/shared/formular/datenschutz';
import { FileField } from '@gm/shared/formular/file-field';
import { FormSection } from '@gm/shared/formular/form-section';
import { FormularRahmen } from '@gm/shared/formular/formular-rahmen';
import { RadioGroup } from '@gm/shared/formular/radio-group';
import { takeDateien } from '@gm/shared/formular/take-dateien';
import { TextArea } from '@gm/shared/formular/text-area';
import { TextField } from '@gm/shared/formular/text-field';
import { useFormular } from '@gm/shared/formular/use-formular';
import { useWert } from '@gm/shared/formular/use-wert';
import { LinkButton } from '@gm/shared/ui/link-button';
import { Gleich } from './gleich.tsx';
import type { MangelMeldenProps } from './mangel-melden.context.ts';
import styles from './mangel-melden.module.css';
import { Stelle } from './stelle.tsx';

const FELDER = Object.keys(LABEL).flatMap((feld) => (feld === 'breitengrad' ? [feld, 'laengengrad'] : feld));

const loadSchema = () => import('./schema.ts').then((module) => module.createSchema);

/** Form: somebody reports that something in the municipality is broken or dirty. */
export default function MangelMelden({ context: { maengel }, options, seite }: MangelMeldenProps) {
  const formular = useFormular({
    name: 'mangel-melden',
    seite,
    aktion: options.aktion,
    felder: FELDER,
    // What was reported by others meanwhile is not what it was.
    ohneEntwurf: ['gleich', 'datenschutz'],
    dateien: takeDateien(['bild']),
    loadSchema,
  });
  const { arten } = maengel;

  return (
    <FormularRahmen
      formular={formular}
      absenden="Meldung abschicken"
      erfolg={{
        titel: 'Danke für Ihre Meldung!',
        text: (
          <p>
            Wir sehen uns die Stelle an und kümmern uns darum. Wenn Sie eine E-Mail-Adresse genannt haben, schreiben wir
            Ihnen, sobald es erledigt ist.
          </p>
        ),
        follow: (id) => (
          <p className={styles.weiter}>
            {typeof id === 'string' && (
              <LinkButton href={`/melden/stand/?token=${id}`}>So steht es um Ihre Meldung</LinkButton>
            )}
            <LinkButton variant="secondary" href="/melden/liste/">
              Alle Meldungen ansehen
            </LinkButton>
          </p>
        ),
      }}
      fehlschlag={{
        titel: 'Ihre Meldung ist noch nicht bei uns',
        text: <AngabenBleiben mail={seite.gemeinde.email} />,
      }}
    >
      <FormSection nummer={1} von={4} titel="Was ist los?">
        {arten.length > 0 ? (
          <RadioGroup
            name="art"
            label={LABEL.art}
            required
            nebeneinander
            optionen={arten.map(({ name, hinweis }) => ({ wert: name, text: name, hinweis }))}
          />
        ) : (
          <TextField name="art" label={LABEL.art} required hint="Zum Beispiel: Loch in der Straße" />
        )}
      </FormSection>
      <FormSection nummer={2} von={4} titel="Wo ist es?">
        <Stelle {...maengel} gemeinde={seite.gemeinde.name} />
        <Gleich {...maengel} />
      </FormSection>
      <FormSection nummer={3} von={4} titel="Wie sieht es aus?">
        <Einzelheiten />
      </FormSection>
      <FormSection nummer={4} von={4} titel="Abschicken">
        <TextField
          name="email"
          label={LABEL.email}
          hint="Nur wenn Sie wissen möchten, wann es erledigt ist. Sie steht nirgends öffentlich."
          breite="mittel"
          type="email"
          autoComplete="email"
        />
        <Datenschutz name="datenschutz" link={options.datenschutzLink} mail={seite.gemeinde.email} />
      </FormSection>
    </FormularRahmen>
  );
}

/** Who joins an earlier report need not describe it again. */
function Einzelheiten() {
  const neu = !useWert('gleich');
  return (
    <>
      <Bedingt wenn={neu}>
        <FileField
          name="bild"
          label={LABEL.bild}
          hint="Bitte ohne Gesichter und Kennzeichen. Das Foto sehen nur wir, es steht nirgends öffentlich."
        />
        <TextArea name="beschreibung" label={LABEL.beschreibung} rows={3} hint="Was sollten wir wissen?" />
      </Bedingt>
      {!neu && <p>Das ist schon beschrieben. Sie müssen nichts weiter angeben.</p>}
    </>
  );
}
