import type { DrawAdministration } from '@gm/shared/areas/ferienprogramm/draw-page';
import sheet from '@gm/shared/detail/work-sheet.module.css';
import { formatCount } from '@gm/shared/format/count';
import { formatDate } from '@gm/shared/format/date';
import { Field } from '@gm/shared/forms/fields/field';
import input from '@gm/shared/forms/fields/input.module.css';
import { Cancelled } from '@gm/shared/list/cancelled';
import { Alert } from '@gm/shared/ui/alert';
import { Button } from '@gm/shared/ui/button';
import { joinClasses } from '@gm/shared/ui/join-classes';
import { Section } from '@gm/shared/ui/section';
import { type FormEvent, type ReactNode, useState } from 'react';
import { postJson } from '../../program/post-json.ts';
import { useAction } from '../../program/use-action.ts';
import type { FerienVerlosungProps } from './ferien-verlosung.context.ts';
import styles from './ferien-verlosung.module.css';

const API = '/api/intranet/ferienprogramm/verlosung';
const number = new Intl.NumberFormat('de', { maximumFractionDigits: 1 });

/** The draw for staff: wishes are frozen, a public number is entered, the result is published. */
export default function FerienVerlosung({ context }: FerienVerlosungProps) {
  const [draw, setDraw] = useState(context.verlosung);
  const [success, setSuccess] = useState('');
  const { laeuft: running, fehler: error, run } = useAction();
  if (!draw) {
    return (
      <Section>
        <Cancelled was="Die Verlosung" />
      </Section>
    );
  }
  const send = (path: string, body: object, message: string) =>
    run(async () => {
      setSuccess('');
      setDraw(await postJson<DrawAdministration>(`${API}/${path}`, body));
      setSuccess(message);
    });
  const { stand: state, bis: until, zahl_name, pruefsumme: checksum, kann_festlegen } = draw;
  return (
    <Section labelledBy="verlosung-wuensche">
      <div className={sheet.page}>
        <section className={sheet.sheet} aria-labelledby="verlosung-wuensche">
          <h2 id="verlosung-wuensche">Wünsche</h2>
          {state === 'keine' ? (
            <p>
              In dieser Saison werden die Plätze der Reihe nach vergeben. Die Verlosung stellen Sie in den{' '}
              <a href="/intranet/redaktion/inhalt-ferienoptionen/?von=%2Fintranet%2Fferienprogramm%2Fverlosung%2F">
                Einstellungen des Ferienprogramms
              </a>{' '}
              ein.
            </p>
          ) : (
            <p>
              {formatCount(draw.zettel, 'bestätigter Wunschzettel', 'bestätigte Wunschzettel')} mit{' '}
              {formatCount(draw.kinder, 'Kind', 'Kindern')} und {formatCount(draw.wuensche, 'Wunsch', 'Wünschen')};{' '}
              {draw.unbestaetigt} noch nicht bestätigt. Wünsche sind bis zum {formatDate(until)} möglich.
            </p>
          )}
          <Duplicate doppelte={draw.doppelte} />
          {state === 'wuensche' && (
            <>
              <p>
                {zahl_name
                  ? `Gelost wird mit dieser öffentlichen Zahl: ${zahl_name}.`
                  : 'Noch steht nicht fest, mit welcher öffentlichen Zahl gelost wird. Bitte tragen Sie sie in den Einstellungen ein.'}
              </p>
              {kann_festlegen ? (
                <div>
                  <Button
                    disabled={running}
                    onClick={() =>
                      void send('festlegen', {}, 'Die Wünsche sind festgelegt, die Prüfsumme ist veröffentlicht.')
                    }
                  >
                    Wünsche festlegen
                  </Button>
                </div>
              ) : (
                <p>Festlegen können Sie die Wünsche ab dem Tag danach.</p>
              )}
            </>
          )}
          {checksum && (
            <p className={styles.checksum}>
              Festgelegt und <a href="/ferienprogramm-verlosung/">veröffentlicht</a>. Prüfsumme: <code>{checksum}</code>
            </p>
          )}
        </section>
        {state === 'festgelegt' && (
          <Form
            title="Losen"
            text={`Tragen Sie die öffentliche Zahl ein: ${zahl_name || 'wie angekündigt'}. Bis zur Veröffentlichung können Sie einen Tippfehler verbessern.`}
            field="zahl"
            label="Öffentliche Zahl"
            preset={draw.zahl ?? ''}
            button="Losen"
            running={running}
            onSend={(figure) =>
              send('ziehen', { zahl: figure }, 'Die Plätze sind verlost. Bitte prüfen Sie das Ergebnis.')
            }
          >
            {draw.ergebnis && <Result result={draw.ergebnis} />}
          </Form>
        )}
        {state === 'festgelegt' && draw.ergebnis && (
          <Form
            title="Veröffentlichen"
            text="Alle Familien bekommen eine E-Mail, ihre Plätze werden fest gebucht. Freie Plätze werden danach der Reihe nach vergeben. Das lässt sich nicht zurücknehmen."
            field="restplaetze_bis"
            type="date"
            label="Freie Plätze können gebucht werden bis"
            preset=""
            button="Ergebnis veröffentlichen"
            running={running}
            onSend={(day) =>
              send('veroeffentlichen', { restplaetze_bis: day }, 'Veröffentlicht. Die E-Mails sind unterwegs.')
            }
          />
        )}
        {state === 'verlost' && draw.ergebnis && (
          <section className={sheet.sheet} aria-labelledby="verlosung-ergebnis">
            <h2 id="verlosung-ergebnis">Ergebnis</h2>
            <Result result={draw.ergebnis} />
          </section>
        )}
        {error && (
          <Alert kind="danger" title="Das hat nicht geklappt" live>
            <p>{error}</p>
          </Alert>
        )}
        {success && <Alert kind="success" title={success} live />}
      </div>
    </Section>
  );
}

function Duplicate({ doppelte: duplicate }: Pick<DrawAdministration, 'doppelte'>) {
  if (duplicate.length === 0) return null;
  return (
    <Alert kind="warning" title="Kinder auf mehreren Wunschzetteln" level={3}>
      <p>Bitte fragen Sie die Familien, bevor Sie die Wünsche festlegen.</p>
      <ul>
        {duplicate.map(({ kind: child, adressen: addresses }) => (
          <li key={child}>
            {child}: {addresses.join(', ')}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function Result({ result }: { result: NonNullable<DrawAdministration['ergebnis']> }) {
  const { plaetze: places, erste: first, ohne: without, wert: value, schranke: bound } = result;
  return (
    <p>
      {formatCount(places, 'Platz', 'Plätze')} vergeben, {formatCount(first, 'erster Wunsch', 'erste Wünsche')} erfüllt,{' '}
      {formatCount(without, 'Kind', 'Kinder')} ohne Platz.
      {bound > 0 &&
        ` Das sind ${number.format(Math.min(100, (value / bound) * 100))} % dessen, was überhaupt möglich ist.`}
    </p>
  );
}

interface FormProps {
  title: string;
  text: string;
  field: string;
  label: string;
  type?: 'text' | 'date';
  preset: string;
  button: string;
  running: boolean;
  onSend: (value: string) => Promise<void>;
  children?: ReactNode;
}

/** A step with a single input. */
function Form({ title, text, field, label, type = 'text', preset, button, running, onSend, children }: FormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void onSend(String(new FormData(event.currentTarget).get(field) ?? ''));
  };
  return (
    <section className={sheet.sheet} aria-labelledby={`verlosung-${field}`}>
      <h2 id={`verlosung-${field}`}>{title}</h2>
      <p>{text}</p>
      <form onSubmit={submit} className={styles.form}>
        <Field id={`verlosung-${field}-wert`} label={label} required message={undefined}>
          <input
            id={`verlosung-${field}-wert`}
            name={field}
            type={type}
            required
            defaultValue={preset}
            autoComplete="off"
            className={joinClasses(input.input, input.medium)}
          />
        </Field>
        <p>
          <Button type="submit" disabled={running}>
            {button}
          </Button>
        </p>
      </form>
      {children}
    </section>
  );
}
