import { KITAAENDERUNG_FELDER as LABEL } from '@gm/shared/bereiche/betreuung/betreuung-felder';
import { formatDatum } from '@gm/shared/format/datum';
import { Bedingt } from '@gm/shared/formular/bedingt';
import { describeFailure } from '@gm/shared/formular/fehlschlag';
import { FormularRahmen } from '@gm/shared/formular/formular-rahmen';
import { HiddenField } from '@gm/shared/formular/hidden-field';
import { RadioGroup } from '@gm/shared/formular/radio-group';
import { useFormular } from '@gm/shared/formular/use-formular';
import { useWert } from '@gm/shared/formular/use-wert';
import { isUndecided } from '@gm/shared/regeln/freigabe';
import type { Seite } from '@gm/shared/vertrag';
import { KitawunschFelder } from '../../betreuung/kitawunsch-felder.tsx';
import type { KitavormerkungStandProps } from './kitavormerkung-stand.context.ts';
import styles from './kitavormerkung-stand.module.css';

type Stand = NonNullable<KitavormerkungStandProps['context']['stand']>;

const FELDER = Object.keys(LABEL);
const loadSchema = () => import('./schema.ts').then((module) => module.createSchema);

const ZURUECKZIEHEN = {
  wert: 'zurueckziehen',
  text: 'Ich brauche den Platz nicht mehr und ziehe die Vormerkung zurück.',
  hinweis: 'Das gilt sofort. Sie können Ihr Kind jederzeit neu vormerken.',
};
const AENDERN = { wert: 'aendern', text: 'Ich möchte meine Wünsche ändern.' };

/** Once it is decided about a place, only giving it back is left to the family itself. */
const isOpen = ({ status }: Stand) => isUndecided(status);

/** A family changes its wishes or takes the pre-registration back. */
export function AenderungFormular({ stand, aktion, seite }: { stand: Stand; aktion: string; seite: Seite }) {
  const [kita_1 = '', kita_2 = '', kita_3 = ''] = stand.wuensche;
  const formular = useFormular({
    name: 'kitavormerkung-stand',
    seite,
    aktion,
    felder: FELDER,
    vorgaben: {
      token: new URLSearchParams(seite.suche).get('token') ?? '',
      betreuung_ab: formatDatum(stand.betreuung_ab),
      betreuung_von: stand.betreuung_von,
      betreuung_bis: stand.betreuung_bis,
      kita_1,
      kita_2,
      kita_3,
    },
    loadSchema,
  });
  return (
    <section className={styles.aenderung}>
      <h2>Hat sich etwas geändert?</h2>
      <FormularRahmen
        formular={formular}
        absenden="Änderung abschicken"
        erfolg={{
          titel: 'Ihre Änderung ist gespeichert.',
          text: <p>Wir haben Ihnen eine Bestätigung per E-Mail geschickt.</p>,
          // A new document: what stands above is how it was.
          follow: () => (
            <p>
              <a href={seite.pfad + seite.suche} data-native="">
                So steht Ihre Vormerkung jetzt
              </a>
            </p>
          ),
          ohneRueckweg: true,
        }}
        fehlschlag={describeFailure(seite.gemeinde.email)}
      >
        <HiddenField name="token" />
        <RadioGroup
          name="was"
          label={LABEL.was}
          required
          optionen={isOpen(stand) ? [AENDERN, ZURUECKZIEHEN] : [ZURUECKZIEHEN]}
        />
        {isOpen(stand) && <Wuensche stand={stand} />}
      </FormularRahmen>
    </section>
  );
}

function Wuensche({ stand }: { stand: Stand }) {
  return (
    <Bedingt wenn={useWert('was') === 'aendern'}>
      <KitawunschFelder kitas={stand.auswahl} />
    </Bedingt>
  );
}
