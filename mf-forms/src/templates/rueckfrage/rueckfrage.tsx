import type { Page } from '@gm/shared/contract';
import { HiddenField } from '@gm/shared/forms/fields/hidden-field';
import { TextArea } from '@gm/shared/forms/fields/text-area';
import { CorrectionFields, getDefaults } from '@gm/shared/forms/frame/correction-fields';
import { describeFailure } from '@gm/shared/forms/frame/failure';
import { FormFrame } from '@gm/shared/forms/frame/form-frame';
import { useForm } from '@gm/shared/forms/state/use-form';
import { Alert } from '@gm/shared/ui/alert';
import { MailLink } from '@gm/shared/ui/mail-link';
import type { RueckfrageProps } from './rueckfrage.context.ts';
import styles from './rueckfrage.module.css';

type Question = NonNullable<RueckfrageProps['context']['rueckfrage']>;

const NOTHING: Question = { referenz: '', bezeichnung: '', frage: '', korrekturfelder: [] };
const loadSchema = () => import('./schema.ts').then((module) => module.createSchema);

/** A question by the town hall about a submission, and the form to answer it. */
export default function Rueckfrage({ context: { rueckfrage }, options, seite: page }: RueckfrageProps) {
  // The answer invalidates the link, so there is no question any more when it is confirmed.
  if (!rueckfrage && page.formular?.status !== 'success') {
    return (
      <Alert kind="warning" title="Diese Frage ist nicht mehr offen">
        <p>
          Sie ist schon beantwortet, oder der Link ist nicht vollständig. Bei Fragen schreiben Sie uns an{' '}
          <MailLink address={page.gemeinde.email} />.
        </p>
      </Alert>
    );
  }
  return <AnswerForm question={rueckfrage ?? NOTHING} action={options.aktion} seite={page} />;
}

function AnswerForm({ question, action, seite: page }: { question: Question; action: string; seite: Page }) {
  const { korrekturfelder: fields } = question;
  const form = useForm({
    name: 'rueckfrage',
    seite: page,
    action,
    fields: ['token', 'antwort', ...fields.map(({ feld: field }) => field)],
    presets: { token: new URLSearchParams(page.suche).get('token') ?? '', ...getDefaults(fields) },
    loadSchema,
  });
  return (
    <FormFrame
      form={form}
      submit="Antwort abschicken"
      success={{
        title: 'Vielen Dank für Ihre Antwort!',
        text: <p>Wir bearbeiten Ihr Anliegen jetzt weiter und melden uns per E-Mail.</p>,
        withoutWayBack: true,
      }}
      failure={describeFailure(page.gemeinde.email)}
    >
      <section className={styles.question} aria-labelledby="rueckfrage-frage">
        <h2 id="rueckfrage-frage">Unsere Frage</h2>
        <p className={styles.about}>
          {question.bezeichnung} {question.referenz}
        </p>
        <blockquote className={styles.words}>{question.frage}</blockquote>
      </section>
      <HiddenField name="token" />
      <TextArea name="antwort" label="Ihre Antwort" required />
      {fields.length > 0 && (
        <details className={styles.facts}>
          <summary>Angaben ändern</summary>
          <div className={styles.fields}>
            <CorrectionFields fields={fields} />
          </div>
        </details>
      )}
    </FormFrame>
  );
}
