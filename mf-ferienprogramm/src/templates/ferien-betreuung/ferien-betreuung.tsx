import sheet from '@gm/shared/detail/work-sheet.module.css';
import { formatDate, formatTimeOfDay } from '@gm/shared/format/date';
import { readBerlinTime } from '@gm/shared/rules/berlin-time';
import { MailLink } from '@gm/shared/ui/mail-link';
import { Section } from '@gm/shared/ui/section';
import { InputField } from '../../action-form/input-field.tsx';
import { OperationForm, OperationMessage } from '../../action-form/operation-form.tsx';
import { Helper } from '../../helpers/helper.tsx';
import { ExpenseList } from '../../organisers/expense-list.tsx';
import { QuestionChoice } from '../../organisers/question-choice.tsx';
import type { FerienBetreuungProps } from './ferien-betreuung.context.ts';

const NAME = 'ferien-betreuung';

function formatWhen(instant: string): string {
  const { tag: day, uhrzeit: timeOfDay } = readBerlinTime(new Date(instant));
  return `${formatDate(day)}, ${formatTimeOfDay(timeOfDay)}`;
}

/** An event's organisers, its questions to families, its costs and its history. */
export default function FerienBetreuung({ context: { event }, seite: page }: FerienBetreuungProps) {
  const {
    veranstalter: organiser,
    fragen: questions,
    helfer: helper,
    auslagen: expenses,
    protokoll: log,
  } = event.betreuung;
  const id = String(event.id);
  const fresh = { seite: page, template: NAME, fixed: { vorgang: 'eintragen', id } };
  return (
    <Section>
      <div className={sheet.page}>
        <OperationMessage seite={page} template={NAME} />
        <section className={sheet.sheet} aria-labelledby="betreuung-veranstalter">
          <h2 id="betreuung-veranstalter">Veranstalter mit Zugang</h2>
          {organiser.length === 0 && <p>Noch niemand.</p>}
          {organiser.length > 0 && (
            <ul>
              {organiser.map(({ id: num, name, email }) => (
                <li key={num}>
                  {name}, <MailLink address={email} />
                  <OperationForm
                    seite={page}
                    template={NAME}
                    fixed={{ vorgang: 'austragen', id, veranstalter: String(num) }}
                    submit="Austragen"
                    purpose={name}
                    variant="secondary"
                  />
                </li>
              ))}
            </ul>
          )}
          <OperationForm {...fresh} submit="Veranstalter eintragen">
            <p>
              Wer hier steht, sieht die angemeldeten Kinder mit Alter und dem, was unten gefragt wird, kann den Familien
              schreiben, Plätze dazugeben und Auslagen melden. Er bekommt eine E-Mail mit dem Weg dorthin.
            </p>
            <InputField {...fresh} name="name" label="Name" required hint="Zum Beispiel des Vereins." />
            <InputField {...fresh} name="email" label="E-Mail-Adresse" type="email" required />
          </OperationForm>
        </section>
        <section className={sheet.sheet} aria-labelledby="betreuung-fragen">
          <h2 id="betreuung-fragen">Fragen an die Familien</h2>
          <QuestionChoice seite={page} template={NAME} fixed={{ vorgang: 'fragen', id }} questions={questions} />
        </section>
        <Helper
          list={helper}
          seite={page}
          template={NAME}
          one={{ id }}
          print={`/api/intranet/ferienprogramm/${id}/helfer`}
        />
        {expenses.length > 0 && (
          <section className={sheet.sheet} aria-labelledby="betreuung-auslagen">
            <h2 id="betreuung-auslagen">Auslagen der Veranstalter</h2>
            <ExpenseList expenses={expenses} />
          </section>
        )}
        {log.length > 0 && (
          <section className={sheet.sheet} aria-labelledby="betreuung-protokoll">
            <h2 id="betreuung-protokoll">Was geschehen ist</h2>
            <ul>
              {log.map(({ wann: when, wer: who, was }, num) => (
                <li key={num}>
                  {formatWhen(when)}, {who}: {was}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Section>
  );
}
