import { formatDatum, formatUhrzeit } from '@gm/shared/format/datum';
import { Alert } from '@gm/shared/ui/alert';
import { LinkButton } from '@gm/shared/ui/link-button';
import { MailLink } from '@gm/shared/ui/mail-link';
import liste from '../../teile/angaben.module.css';
import { AenderungFormular } from './aenderung-formular.tsx';
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

/** How a pre-registration stands, for whoever has its private link. */
export default function KitavormerkungStand({ context: { stand }, options, seite }: KitavormerkungStandProps) {
  const mail = <MailLink adresse={options.kontaktMail || seite.gemeinde.email} />;
  if (!stand) {
    return (
      <div className={styles.stand}>
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
  const { art, titel, text } = STATUS[stand.status];
  return (
    <div className={styles.stand}>
      <Alert kind={art} title={titel}>
        <p>{text}</p>
        {stand.geaendert !== stand.eingegangen && <p>Stand vom {formatDatum(stand.geaendert)}</p>}
      </Alert>
      <h2>Ihre Vormerkung für {stand.kind_vorname}</h2>
      <dl className={liste.angaben}>
        <dt>Referenznummer</dt>
        <dd>{stand.referenz}</dd>
        <dt>Eingegangen am</dt>
        <dd>{formatDatum(stand.eingegangen)}</dd>
        <dt>Gewünschter Beginn</dt>
        <dd>{formatDatum(stand.betreuung_ab)}</dd>
        <dt>Betreuungszeit</dt>
        <dd>
          {formatUhrzeit(stand.betreuung_von)} bis {formatUhrzeit(stand.betreuung_bis)}
        </dd>
        <dt>Wunsch-Kitas</dt>
        <dd>
          <ol>
            {stand.kitas.map((kita) => (
              <li key={kita}>{kita}</li>
            ))}
          </ol>
        </dd>
      </dl>
      {stand.status !== 'zurückgezogen' && <AenderungFormular stand={stand} aktion={options.aktion} seite={seite} />}
      <p>Fragen? Schreiben Sie uns mit der Referenznummer an {mail}.</p>
    </div>
  );
}
