import { formatTimeOfDay } from '@gm/shared/format/date';
import { formatSpokenDate } from '@gm/shared/format/spoken';
import { Alert } from '@gm/shared/ui/alert';
import { LinkButton } from '@gm/shared/ui/link-button';
import { MailLink } from '@gm/shared/ui/mail-link';
import list from '../../parts/details.module.css';
import { ChangeForm } from './change-form.tsx';
import type { KitavormerkungStandProps } from './kitavormerkung-stand.context.ts';
import styles from './kitavormerkung-stand.module.css';

const STATUS = {
  eingegangen: {
    art: 'info',
    titel: 'Eingegangen',
    text: 'Ihre Vormerkung ist bei uns. Wir sehen sie uns an und melden uns, wenn wir Fragen haben.',
  },
  'in Prüfung': {
    art: 'info',
    titel: 'In Prüfung',
    text: 'Wir gleichen Ihre Wünsche gerade mit den freien Plätzen ab. Bitte haben Sie noch etwas Geduld.',
  },
  Rückfrage: {
    art: 'warning',
    titel: 'Wir haben eine Frage',
    text: 'Wir haben Ihnen eine Frage per E-Mail geschickt. Bitte antworten Sie über den Link in dieser Nachricht.',
  },
  freigegeben: {
    art: 'success',
    titel: 'Platz zugesagt',
    text: 'Wir haben einen Platz für Ihr Kind. Alles Weitere steht in unserer Nachricht an Sie.',
  },
  abgelehnt: {
    art: 'warning',
    titel: 'Zurzeit kein Platz',
    text: 'Leider können wir Ihnen zurzeit keinen Platz anbieten. Bitte rufen Sie uns an, wir suchen gemeinsam nach einem Weg.',
  },
  zurückgezogen: {
    art: 'info',
    titel: 'Zurückgezogen',
    text: 'Sie haben diese Vormerkung zurückgezogen. Brauchen Sie doch einen Platz, merken Sie Ihr Kind einfach neu vor.',
  },
} as const;

/** State of a pre-registration for the holder of its private link. */
export default function KitavormerkungStand({
  context: { stand: state },
  options,
  seite: page,
}: KitavormerkungStandProps) {
  const mail = <MailLink address={options.kontaktMail || page.gemeinde.email} />;
  if (!state) {
    return (
      <div className={styles.state}>
        <Alert kind="warning" title="Diese Vormerkung finden wir nicht">
          <p>
            Bitte öffnen Sie den Link aus unserer E-Mail vollständig. Vormerkungen, deren Aufbewahrungsfrist abgelaufen
            ist, sind gelöscht. Bei Fragen schreiben Sie uns an {mail}.
          </p>
        </Alert>
        <LinkButton href="/kitavormerksystem/">Zur Kita-Vormerkung</LinkButton>
      </div>
    );
  }
  const { art: kind, titel: title, text } = STATUS[state.status];
  return (
    <div className={styles.state}>
      <Alert kind={kind} title={title}>
        <p>{text}</p>
        {state.geaendert !== state.eingegangen && <p>Stand vom {formatSpokenDate(state.geaendert)}</p>}
      </Alert>
      <h2>Ihre Vormerkung für {state.kind_vorname}</h2>
      <dl className={list.facts}>
        <dt>Referenznummer</dt>
        <dd>{state.referenz}</dd>
        <dt>Eingegangen am</dt>
        <dd>{formatSpokenDate(state.eingegangen)}</dd>
        <dt>Gewünschter Beginn</dt>
        <dd>{formatSpokenDate(state.betreuung_ab)}</dd>
        <dt>Betreuungszeit</dt>
        <dd>
          {formatTimeOfDay(state.betreuung_von)} bis {formatTimeOfDay(state.betreuung_bis)}
        </dd>
        <dt>Wunsch-Kitas</dt>
        <dd>
          <ol>
            {state.kitas.map((kita) => (
              <li key={kita}>{kita}</li>
            ))}
          </ol>
        </dd>
      </dl>
      {state.status !== 'zurückgezogen' && <ChangeForm state={state} action={options.aktion} seite={page} />}
      <p>Fragen? Schreiben Sie uns mit der Referenznummer an {mail}.</p>
    </div>
  );
}
