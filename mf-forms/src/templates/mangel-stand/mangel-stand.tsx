import { formatDatum } from '@gm/shared/format/datum';
import { Alert } from '@gm/shared/ui/alert';
import { LinkButton } from '@gm/shared/ui/link-button';
import { MailLink } from '@gm/shared/ui/mail-link';
import { getPunkt } from '../../maengel/get-ort.ts';
import { Planbild } from '../../maengel/planbild.tsx';
import liste from '../../teile/angaben.module.css';
import type { MangelStandProps } from './mangel-stand.context.ts';
import styles from './mangel-stand.module.css';

const STAND = {
  gemeldet: { art: 'info', titel: 'Gemeldet', text: 'Ihre Meldung ist bei uns. Wir sehen uns die Stelle bald an.' },
  'in Arbeit': { art: 'info', titel: 'In Arbeit', text: 'Wir kümmern uns gerade darum.' },
  behoben: { art: 'success', titel: 'Behoben', text: 'Es ist erledigt. Danke, dass Sie hingesehen haben!' },
  abgelehnt: {
    art: 'warning',
    titel: 'Wir können hier nichts tun',
    text: 'Wir haben uns die Meldung angesehen, können hier aber nichts tun. Fragen Sie gern nach.',
  },
} as const;

/** How a report stands, for whoever has a private link to it; for the office that mends it, too. */
export default function MangelStand({ context: { stand }, options, seite }: MangelStandProps) {
  const mail = <MailLink adresse={options.kontaktMail || seite.gemeinde.email} />;
  if (!stand) {
    return (
      <div className={styles.stand}>
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
  const { art, titel, text } = STAND[stand.stand];
  const punkt = getPunkt(stand);
  const angaben = [
    ['Was', stand.art],
    ['Wo', stand.ort],
    ['Beschreibung', stand.beschreibung],
    ['Gemeldet am', formatDatum(stand.gemeldet)],
    ['So oft gemeldet', stand.mal > 1 ? `${stand.mal}-mal` : null],
    ['Referenznummer', stand.referenz],
  ];
  return (
    <div className={styles.stand}>
      <Alert kind={art} title={titel}>
        <p>{text}</p>
        {stand.geaendert !== stand.gemeldet && <p>Stand vom {formatDatum(stand.geaendert)}</p>}
      </Alert>
      <h2>Die Meldung</h2>
      <dl className={liste.angaben}>
        {angaben.map(
          ([was, wert]) =>
            wert && (
              <div key={was} className={styles.angabe}>
                <dt>{was}</dt>
                <dd>{wert}</dd>
              </div>
            ),
        )}
      </dl>
      {stand.bild && <img className={styles.bild} src={stand.bild} alt="Foto zur Meldung" loading="lazy" />}
      {stand.plan && punkt && <Planbild plan={stand.plan} marken={[punkt]} label="Die Stelle im Plan" nah />}
      <p>Fragen? Schreiben Sie uns mit der Referenznummer: {mail}.</p>
      <LinkButton variant="secondary" href="/melden/liste/">
        Alle Meldungen ansehen
      </LinkButton>
    </div>
  );
}
