import { formatSpokenDate } from '@gm/shared/format/spoken';
import { Alert } from '@gm/shared/ui/alert';
import { LinkButton } from '@gm/shared/ui/link-button';
import { MailLink } from '@gm/shared/ui/mail-link';
import { getPoint } from '../../maengel/get-location.ts';
import { PlanImage } from '../../maengel/plan-image.tsx';
import list from '../../parts/details.module.css';
import type { MangelStandProps } from './mangel-stand.context.ts';
import styles from './mangel-stand.module.css';

const STATE = {
  gemeldet: { art: 'info', titel: 'Gemeldet', text: 'Ihre Meldung ist bei uns. Wir sehen uns die Stelle bald an.' },
  'in Arbeit': { art: 'info', titel: 'In Arbeit', text: 'Wir kümmern uns gerade darum.' },
  behoben: { art: 'success', titel: 'Behoben', text: 'Es ist erledigt. Danke, dass Sie hingesehen haben!' },
  abgelehnt: {
    art: 'warning',
    titel: 'Wir können hier nichts tun',
    text: 'Wir haben uns die Meldung angesehen, können hier aber nichts tun. Fragen Sie gern nach.',
  },
} as const;

/** State of a report for holders of a private link to it, including the responsible office. */
export default function MangelStand({ context: { stand: state }, options, seite: page }: MangelStandProps) {
  const mail = <MailLink address={options.kontaktMail || page.gemeinde.email} />;
  if (!state) {
    return (
      <div className={styles.state}>
        <Alert kind="warning" title="Diese Meldung finden wir nicht">
          <p>
            Bitte öffnen Sie den Link aus unserer E-Mail vollständig. Alte Meldungen löschen wir nach einer Weile.
            Fragen beantworten wir gern: {mail}.
          </p>
        </Alert>
        <LinkButton href="/melden/">Etwas melden</LinkButton>
      </div>
    );
  }
  const { art: kind, titel: title, text } = STATE[state.stand];
  const point = getPoint(state);
  const details = [
    ['Was', state.art],
    ['Wo', state.ort],
    ['Beschreibung', state.beschreibung],
    ['Gemeldet am', formatSpokenDate(state.gemeldet)],
    ['So oft gemeldet', state.mal > 1 ? `${state.mal}-mal` : null],
    ['Referenznummer', state.referenz],
  ];
  return (
    <div className={styles.state}>
      <Alert kind={kind} title={title}>
        <p>{text}</p>
        {state.geaendert !== state.gemeldet && <p>Stand vom {formatSpokenDate(state.geaendert)}</p>}
      </Alert>
      <h2>Die Meldung</h2>
      <dl className={list.facts}>
        {details.map(
          ([was, value]) =>
            value && (
              <div key={was} className={styles.detail}>
                <dt>{was}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {state.bild && <img className={styles.picture} src={state.bild} alt="Foto zur Meldung" loading="lazy" />}
      {state.plan && point && <PlanImage plan={state.plan} marks={[point]} label="Die Stelle im Plan" near />}
      <p>Fragen? Schreiben Sie uns mit der Referenznummer: {mail}.</p>
      <LinkButton variant="secondary" href="/melden/liste/">
        Alle Meldungen ansehen
      </LinkButton>
    </div>
  );
}
