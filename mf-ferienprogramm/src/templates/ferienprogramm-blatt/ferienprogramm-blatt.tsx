import { Back } from '@gm/shared/detail/back';
import sheet from '@gm/shared/detail/work-sheet.module.css';
import { LinkButton } from '@gm/shared/ui/link-button';
import { MailLink } from '@gm/shared/ui/mail-link';
import { OperationMessage } from '../../action-form/operation-form.tsx';
import { Helper } from '../../helpers/helper.tsx';
import { Expired } from '../../organisers/expired.tsx';
import { QuestionChoice } from '../../organisers/question-choice.tsx';
import { describeState } from '../../organisers/state.ts';
import { DayLists } from './day-lists.tsx';
import type { FerienprogrammBlattProps } from './ferienprogramm-blatt.context.ts';
import { Participants } from './participants.tsx';
import { Expenses, Message, Places } from './sheet-forms.tsx';

const NAME = 'ferienprogramm-blatt';

/** An event for its organiser: participants, possible changes, a message to the families, costs. */
export default function FerienprogrammBlatt({
  context: { blatt: answer },
  options,
  seite: page,
}: FerienprogrammBlattProps) {
  const { event } = answer;
  if (!event) return <Expired seite={page} />;
  const token = new URLSearchParams(page.suche).get('token') ?? '';
  const form = { event, seite: page, template: NAME, one: { token, id: String(event.id) } };
  const running = event.stand !== 'abgesagt' && event.stand !== 'entwurf';
  return (
    <div className={sheet.page}>
      <Back href={`/ferienprogramm-veranstalter/veranstaltungen/?token=${token}`} text="Zu Ihren Veranstaltungen" />
      <OperationMessage seite={page} template={NAME} />
      <section className={sheet.sheet} aria-labelledby="blatt">
        <h2 id="blatt">{event.titel}</h2>
        <p>
          {[event.termin, event.ort].filter(Boolean).join(', ')}
          <br />
          {describeState(event)}
        </p>
        {event.entwurf ? (
          <p>
            <LinkButton href={`/ferienprogramm-veranstalter/entwurf/${page.suche}`}>Entwurf ergänzen</LinkButton>
          </p>
        ) : (
          <p>
            Texte, Termin und Preis können Sie nicht mehr selbst ändern, denn Familien haben vielleicht schon gebucht.
            Muss sich etwas ändern oder fällt die Veranstaltung aus, wenden Sie sich bitte an{' '}
            <MailLink address={options.email} />.
          </p>
        )}
      </section>
      {event.entwurf && (
        <section className={sheet.sheet} aria-labelledby="blatt-fragen">
          <h2 id="blatt-fragen">Fragen an die Familien</h2>
          <QuestionChoice
            seite={page}
            template={NAME}
            fixed={{ vorgang: 'fragen', ...form.one }}
            questions={event.fragen}
          />
        </section>
      )}
      {!event.entwurf && <Participants event={event} token={token} />}
      {event.tage.length > 0 && running && <DayLists event={event} token={token} />}
      {running && <Message {...form} />}
      {running && event.frei !== null && <Places {...form} />}
      {event.stand !== 'abgesagt' && (
        <Helper
          list={event.helfer}
          seite={page}
          template={NAME}
          one={form.one}
          print={`/api/ferienprogramm/veranstalter/helferliste?token=${token}&id=${event.id}`}
        />
      )}
      <Expenses {...form} />
    </div>
  );
}
