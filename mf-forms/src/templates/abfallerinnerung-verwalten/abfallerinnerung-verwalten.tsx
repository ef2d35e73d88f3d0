import { Vorgang, VorgangFehlt } from '@gm/shared/formular/vorgang';
import styles from '@gm/shared/formular/vorgang.module.css';
import { Alert } from '@gm/shared/ui/alert';
import { Button } from '@gm/shared/ui/button';
import { LinkButton } from '@gm/shared/ui/link-button';
import liste from '../../teile/angaben.module.css';
import type { AbfallerinnerungVerwaltenProps } from './abfallerinnerung-verwalten.context.ts';
import { Aendern } from './aendern.tsx';

const TEMPLATE = 'abfallerinnerung-verwalten';

/** A reminder by its private link: to be confirmed at first, changed or ended later. Works without scripts alone. */
export default function AbfallerinnerungVerwalten({ context, options, seite }: AbfallerinnerungVerwaltenProps) {
  const { stand, abfalltermine } = context;
  const adresse = seite.pfad + seite.suche;
  const ergebnis = seite.formular?.template === TEMPLATE ? seite.formular : undefined;
  if (!stand) {
    const beendet = ergebnis?.status === 'success' ? 'Die Erinnerung ist abbestellt' : null;
    return (
      <VorgangFehlt beendet={beendet} fehlt="Diese Erinnerung gibt es nicht">
        <LinkButton href={options.anmeldungLink}>Neu anmelden</LinkButton>
        <LinkButton variant="secondary" href={options.termineLink}>
          Zu den Abfallterminen
        </LinkButton>
      </VorgangFehlt>
    );
  }
  const strasse = abfalltermine.strassen.find(({ id }) => id === stand.strasse);
  const arten = abfalltermine.arten.filter(({ id }) => stand.arten.includes(id)).map(({ name }) => name);
  const fehler = ergebnis?.status === 'error' ? ergebnis.fehler : [];
  return (
    <div className={styles.seite}>
      {ergebnis?.status === 'success' && (
        <Alert kind="success" title="Ihre Erinnerung ist eingerichtet">
          <p>Am Vorabend jeder Abholung bekommen Sie eine E-Mail.</p>
        </Alert>
      )}
      {ergebnis?.status === 'error' && fehler.length === 0 && (
        <Alert kind="danger" title="Das hat leider nicht geklappt">
          <p>Bitte versuchen Sie es in einigen Minuten erneut.</p>
        </Alert>
      )}
      {!stand.bestaetigt && (
        <Vorgang template={TEMPLATE} adresse={adresse} vorgang="bestaetigen">
          <h2>Noch ein Schritt</h2>
          <p>Bitte bestätigen Sie, dass wir Sie an diese Abholungen erinnern dürfen.</p>
          <div>
            <Button type="submit">Erinnerung bestätigen</Button>
          </div>
        </Vorgang>
      )}
      <section className={styles.stand}>
        <h2>Ihre Erinnerung</h2>
        <dl className={liste.angaben}>
          <dt>Straße</dt>
          <dd>{strasse ? `${strasse.name}, ${strasse.ortsteil}` : 'wird nicht mehr angefahren'}</dd>
          <dt>Abfallarten</dt>
          <dd>{arten.join(', ')}</dd>
          <dt>E-Mail-Adresse</dt>
          <dd>{stand.email}</dd>
        </dl>
      </section>
      {stand.bestaetigt && (
        <Vorgang template={TEMPLATE} adresse={adresse} vorgang="aendern">
          <Aendern
            angebot={abfalltermine}
            strasse={String(ergebnis?.werte.strasse ?? stand.strasse)}
            arten={ergebnis?.status === 'error' ? [ergebnis.werte.arten ?? []].flat() : stand.arten}
            fehler={fehler}
          />
        </Vorgang>
      )}
      <Vorgang template={TEMPLATE} adresse={adresse} vorgang="abmelden">
        <h2>{stand.bestaetigt ? 'Erinnerung abbestellen' : 'Doch nicht?'}</h2>
        <p>Dann löschen wir Ihre E-Mail-Adresse sofort.</p>
        <div>
          <Button type="submit" variant="secondary">
            {stand.bestaetigt ? 'Erinnerung abbestellen' : 'Anmeldung löschen'}
          </Button>
        </div>
      </Vorgang>
    </div>
  );
}
