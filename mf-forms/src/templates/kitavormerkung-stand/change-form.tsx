import { KITA_CHANGE_FIELDS as LABEL } from '@gm/shared/areas/betreuung/betreuung-fields';
import type { Page } from '@gm/shared/contract';
import { formatDate } from '@gm/shared/format/date';
import { HiddenField } from '@gm/shared/forms/fields/hidden-field';
import { RadioGroup } from '@gm/shared/forms/fields/radio-group';
import { Conditional } from '@gm/shared/forms/frame/conditional';
import { describeFailure } from '@gm/shared/forms/frame/failure';
import { FormFrame } from '@gm/shared/forms/frame/form-frame';
import { useForm } from '@gm/shared/forms/state/use-form';
import { useValue } from '@gm/shared/forms/state/use-value';
import { isUndecided } from '@gm/shared/rules/release';
import { KitaWishFields } from '../../betreuung/kita-wish-fields.tsx';
import type { KitavormerkungStandProps } from './kitavormerkung-stand.context.ts';
import styles from './kitavormerkung-stand.module.css';

type State = NonNullable<KitavormerkungStandProps['context']['stand']>;

const FIELDS = Object.keys(LABEL);
const loadSchema = () => import('./schema.ts').then((module) => module.createSchema);

const WITHDRAW = {
  wert: 'zurueckziehen',
  text: 'Ich brauche den Platz nicht mehr und ziehe die Vormerkung zurück.',
  hinweis: 'Das gilt sofort. Sie können Ihr Kind jederzeit neu vormerken.',
};
const CHANGE = { wert: 'aendern', text: 'Ich möchte meine Wünsche ändern.' };

/** Once a place has been decided on, the family can only withdraw. */
const isOpen = ({ status }: State) => isUndecided(status);

/** Changes the wishes or withdraws the pre-registration. */
export function ChangeForm({ state, action, seite: page }: { state: State; action: string; seite: Page }) {
  const [kita_1 = '', kita_2 = '', kita_3 = ''] = state.wuensche;
  const form = useForm({
    name: 'kitavormerkung-stand',
    seite: page,
    action,
    fields: FIELDS,
    presets: {
      token: new URLSearchParams(page.suche).get('token') ?? '',
      betreuung_ab: formatDate(state.betreuung_ab),
      betreuung_von: state.betreuung_von,
      betreuung_bis: state.betreuung_bis,
      kita_1,
      kita_2,
      kita_3,
    },
    loadSchema,
  });
  return (
    <section className={styles.change}>
      <h2>Hat sich etwas geändert?</h2>
      <FormFrame
        form={form}
        submit="Änderung abschicken"
        success={{
          title: 'Ihre Änderung ist gespeichert.',
          text: <p>Wir haben Ihnen eine Bestätigung per E-Mail geschickt.</p>,
          // Full navigation, because the state shown above is outdated.
          follow: () => (
            <p>
              <a href={page.pfad + page.suche} data-native="">
                So steht Ihre Vormerkung jetzt
              </a>
            </p>
          ),
          withoutWayBack: true,
        }}
        failure={describeFailure(page.gemeinde.email)}
      >
        <HiddenField name="token" />
        <RadioGroup name="was" label={LABEL.was} required options={isOpen(state) ? [CHANGE, WITHDRAW] : [WITHDRAW]} />
        {isOpen(state) && <Wishes state={state} />}
      </FormFrame>
    </section>
  );
}

function Wishes({ state }: { state: State }) {
  return (
    <Conditional when={useValue('was') === 'aendern'}>
      <KitaWishFields kitas={state.auswahl} />
    </Conditional>
  );
}
