import { Operation, OperationMissing } from '@gm/shared/forms/frame/operation';
import styles from '@gm/shared/forms/frame/operation.module.css';
import { Alert } from '@gm/shared/ui/alert';
import { Button } from '@gm/shared/ui/button';
import { LinkButton } from '@gm/shared/ui/link-button';
import list from '../../parts/details.module.css';
import type { AbfallerinnerungVerwaltenProps } from './abfallerinnerung-verwalten.context.ts';
import { Change } from './change.tsx';

const TEMPLATE = 'abfallerinnerung-verwalten';

/** Manages a reminder through its private link: confirm, then change or end it. Works entirely without scripts. */
export default function AbfallerinnerungVerwalten({ context, options, seite: page }: AbfallerinnerungVerwaltenProps) {
  const { stand: state, abfalltermine } = context;
  const address = page.pfad + page.suche;
  const result = page.formular?.template === TEMPLATE ? page.formular : undefined;
  if (!state) {
    const ended = result?.status === 'success' ? 'Die Erinnerung ist abbestellt' : null;
    return (
      <OperationMissing ended={ended} missing="Diese Erinnerung gibt es nicht">
        <LinkButton href={options.anmeldungLink}>Neu anmelden</LinkButton>
        <LinkButton variant="secondary" href={options.termineLink}>
          Zu den Abfallterminen
        </LinkButton>
      </OperationMissing>
    );
  }
  const street = abfalltermine.strassen.find(({ id }) => id === state.strasse);
  const kinds = abfalltermine.arten.filter(({ id }) => state.arten.includes(id)).map(({ name }) => name);
  const error = result?.status === 'error' ? result.fehler : [];
  return (
    <div className={styles.page}>
      {result?.status === 'success' && (
        <Alert kind="success" title="Ihre Erinnerung ist eingerichtet">
          <p>Am Vorabend jeder Abholung bekommen Sie eine E-Mail.</p>
        </Alert>
      )}
      {result?.status === 'error' && error.length === 0 && (
        <Alert kind="danger" title="Das hat leider nicht geklappt">
          <p>Bitte versuchen Sie es in einigen Minuten erneut.</p>
        </Alert>
      )}
      {!state.bestaetigt && (
        <Operation template={TEMPLATE} address={address} operation="bestaetigen">
          <h2>Noch ein Schritt</h2>
          <p>Bitte bestätigen Sie, dass wir Sie an diese Abholungen erinnern dürfen.</p>
          <div>
            <Button type="submit">Erinnerung bestätigen</Button>
          </div>
        </Operation>
      )}
      <section className={styles.state}>
        <h2>Ihre Erinnerung</h2>
        <dl className={list.facts}>
          <dt>Straße</dt>
          <dd>{street ? `${street.name}, ${street.ortsteil}` : 'wird nicht mehr angefahren'}</dd>
          <dt>Abfallarten</dt>
          <dd>{kinds.join(', ')}</dd>
          <dt>E-Mail-Adresse</dt>
          <dd>{state.email}</dd>
        </dl>
      </section>
      {state.bestaetigt && (
        <Operation template={TEMPLATE} address={address} operation="aendern">
          <Change
            offer={abfalltermine}
            strasse={String(result?.werte.strasse ?? state.strasse)}
            kinds={result?.status === 'error' ? [result.werte.arten ?? []].flat() : state.arten}
            error={error}
          />
        </Operation>
      )}
      <Operation template={TEMPLATE} address={address} operation="abmelden">
        <h2>{state.bestaetigt ? 'Erinnerung abbestellen' : 'Doch nicht?'}</h2>
        <p>Dann löschen wir Ihre E-Mail-Adresse sofort.</p>
        <div>
          <Button type="submit" variant="secondary">
            {state.bestaetigt ? 'Erinnerung abbestellen' : 'Anmeldung löschen'}
          </Button>
        </div>
      </Operation>
    </div>
  );
}
