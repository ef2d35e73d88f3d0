import type { RatsaboState } from '@gm/shared/areas/ratsinfo/ratsabo-state';
import { Operation, OperationMissing } from '@gm/shared/forms/frame/operation';
import styles from '@gm/shared/forms/frame/operation.module.css';
import { Alert } from '@gm/shared/ui/alert';
import { Button } from '@gm/shared/ui/button';
import { LinkButton } from '@gm/shared/ui/link-button';
import { VisuallyHidden } from '@gm/shared/ui/visually-hidden';
import { getSubscription } from '../../parts/get-subscription.ts';
import parts from '../../parts/ratsinfo.module.css';
import type { RatsaboVerwaltenProps } from './ratsabo-verwalten.context.ts';

const TEMPLATE = 'ratsabo-verwalten';

interface SubscriptionProps {
  subscription: RatsaboState['abos'][number];
  address: string;
}

function Subscription({ subscription, address }: SubscriptionProps) {
  const { id, bestaetigt: confirmed, detailURL } = subscription;
  const name = getSubscription(subscription);
  return (
    <li className={parts.subscriptionRow}>
      <p>
        <a href={detailURL}>{name}</a>
      </p>
      <div className={styles.buttons}>
        {!confirmed && (
          <Operation template={TEMPLATE} address={address} operation="bestaetigen">
            <input type="hidden" name="abo" value={id} />
            <Button type="submit">
              Bestätigen<VisuallyHidden>: {name}</VisuallyHidden>
            </Button>
          </Operation>
        )}
        <Operation template={TEMPLATE} address={address} operation="beenden">
          <input type="hidden" name="abo" value={id} />
          <Button type="submit" variant="secondary">
            {confirmed ? 'Beenden' : 'Doch nicht'}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </Button>
        </Operation>
      </div>
    </li>
  );
}

/** Manages the council subscriptions of an address through its private link: confirm, later end. */
export default function RatsaboVerwalten({ context: { stand: state }, seite: page }: RatsaboVerwaltenProps) {
  const result = page.formular?.template === TEMPLATE ? page.formular : undefined;
  const isDone = result?.status === 'success';
  if (!state)
    return (
      <OperationMissing ended={isDone ? 'Sie verfolgen nichts mehr' : null} missing="Hierzu gibt es nichts">
        <LinkButton href="/ratsinfo/">Zur Ratsinformation</LinkButton>
      </OperationMissing>
    );
  const address = page.pfad + page.suche;
  const open = state.abos.filter(({ bestaetigt: confirmed }) => !confirmed);
  const running = state.abos.filter(({ bestaetigt: confirmed }) => confirmed);
  return (
    <div className={styles.page}>
      {isDone && (
        <Alert kind="success" title="Gespeichert">
          <p>
            {running.length > 0 ? 'Wir schreiben Ihnen, sobald es etwas Neues gibt.' : 'Sie verfolgen jetzt nichts.'}
          </p>
        </Alert>
      )}
      {result?.status === 'error' && (
        <Alert kind="danger" title="Das hat leider nicht geklappt">
          <p>{result.fehler[0]?.meldung ?? 'Bitte versuchen Sie es in einigen Minuten erneut.'}</p>
        </Alert>
      )}
      {open.length > 0 && (
        <section className={styles.state} aria-labelledby="offene">
          <h2 id="offene">Noch ein Schritt</h2>
          <p>Bitte bestätigen Sie, dass wir Ihnen hierzu schreiben dürfen.</p>
          <ul className={parts.subscriptions}>
            {open.map((subscription) => (
              <Subscription key={subscription.id} subscription={subscription} address={address} />
            ))}
          </ul>
        </section>
      )}
      {running.length > 0 && (
        <section className={styles.state} aria-labelledby="laufende">
          <h2 id="laufende">Das verfolgen Sie</h2>
          <ul className={parts.subscriptions}>
            {running.map((subscription) => (
              <Subscription key={subscription.id} subscription={subscription} address={address} />
            ))}
          </ul>
        </section>
      )}
      <Operation template={TEMPLATE} address={address} operation="abmelden">
        <h2>Alles beenden</h2>
        <p>
          Dann löschen wir Ihre E-Mail-Adresse <b>{state.email}</b> sofort.
        </p>
        <div>
          <Button type="submit" variant="secondary">
            Alles beenden
          </Button>
        </div>
      </Operation>
    </div>
  );
}
