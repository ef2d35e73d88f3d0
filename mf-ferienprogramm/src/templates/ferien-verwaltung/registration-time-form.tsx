import type { HolidayAdministration } from '@gm/shared/areas/ferienprogramm/holiday-administration';
import type { Page } from '@gm/shared/contract';
import { formatDate } from '@gm/shared/format/date';
import { DateField } from '@gm/shared/forms/fields/date-field';
import { FormFrame } from '@gm/shared/forms/frame/form-frame';
import { useForm } from '@gm/shared/forms/state/use-form';
import styles from './ferien-verwaltung.module.css';

const FIELDS = ['anmeldung_von', 'anmeldung_bis'];
const loadSchema = () =>
  import('@gm/shared/areas/ferienprogramm/registration/holiday-registration').then(
    (module) => module.holidayRegistrationSchema,
  );
const calendar = () => ({});

interface RegistrationTimeProps {
  registration: HolidayAdministration['anmeldung'];
  action: string;
  seite: Page;
}

/** Registration period; a last day in the past closes the registration. */
export function RegistrationTimeForm({ registration, action, seite: page }: RegistrationTimeProps) {
  const form = useForm({
    name: 'ferien-verwaltung',
    seite: page,
    action,
    fields: FIELDS,
    presets: { anmeldung_von: formatDate(registration.von), anmeldung_bis: formatDate(registration.bis) },
    notKept: FIELDS,
    loadSchema,
  });
  return (
    <FormFrame
      form={form}
      submit="Anmeldezeit speichern"
      success={{
        title: 'Gespeichert',
        text: <p>Die neue Anmeldezeit gilt sofort.</p>,
        withoutWayBack: true,
        follow: () => (
          <p>
            {/* A full page load, since the surrounding page is outdated. */}
            <a href={page.pfad} data-native="">
              So steht das Ferienprogramm jetzt
            </a>
          </p>
        ),
      }}
      failure={{
        title: 'Die Anmeldezeit wurde nicht gespeichert',
        text: <p>Bitte versuchen Sie es noch einmal.</p>,
      }}
    >
      <div className={styles.pair}>
        <DateField name="anmeldung_von" label="Erster Tag der Anmeldung" required calendar={calendar} />
        <DateField
          name="anmeldung_bis"
          label="Letzter Tag der Anmeldung"
          required
          hint="Ein vergangener Tag schließt die Anmeldung."
          calendar={calendar}
        />
      </div>
    </FormFrame>
  );
}
