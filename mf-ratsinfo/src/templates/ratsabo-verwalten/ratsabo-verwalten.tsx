import type { RatsaboStand } from '@gm/shared/bereiche/ratsinfo/ratsabo-stand';
import { Vorgang, VorgangFehlt } from '@gm/shared/formular/vorgang';
import styles from '@gm/shared/formular/vorgang.module.css';
import { Alert } from '@gm/shared/ui/alert';
import { Button } from '@gm/shared/ui/button';
import { LinkButton } from '@gm/shared/ui/link-button';
import { VisuallyHidden } from '@gm/shared/ui/visually-hidden';
import { getAbo } from '../../teile/get-abo.ts';
import teile from '../../teile/ratsinfo.module.css';
import type { RatsaboVerwaltenProps } from './ratsabo-verwalten.context.ts';

const TEMPLATE = 'ratsabo-verwalten';

interface AboProps {
  abo: RatsaboStand['abos'][number];
  adresse: string;
}

function Abo({ abo, adresse }: AboProps) {
  const { id, bestaetigt, detailURL } = abo;
  const name = getAbo(abo);
  return (
    <li className={teile.abozeile}>
      <p>
        <a href={detailURL}>{name}</a>
      </p>
      <div className={styles.knoepfe}>
        {!bestaetigt && (
          <Vorgang template={TEMPLATE} adresse={adresse} vorgang="bestaetigen">
            <input type="hidden" name="abo" value={id} />
            <Button type="submit">
              Bestätigen<VisuallyHidden>: {name}</VisuallyHidden>
            </Button>
          </Vorgang>
        )}
        <Vorgang template={TEMPLATE} adresse={adresse} vorgang="beenden">
          <input type="hidden" name="abo" value={id} />
          <Button type="submit" variant="secondary">
            {bestaetigt ? 'Beenden' : 'Doch nicht'}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </Button>
        </Vorgang>
      </div>
    </li>
  );
}

/** What an address follows of the council, by its private link: to be confirmed at first, ended later. */
export default function RatsaboVerwalten({ context: { stand }, seite }: RatsaboVerwaltenProps) {
  const ergebnis = seite.formular?.template === TEMPLATE ? seite.formular : undefined;
  const isFertig = ergebnis?.status === 'success';
  if (!stand)
    return (
      <VorgangFehlt beendet={isFertig ? 'Sie verfolgen nichts mehr' : null} fehlt="Hierzu gibt es nichts">
        <LinkButton href="/ratsinfo/">Zur Ratsinformation</LinkButton>
      </VorgangFehlt>
    );
  const adresse = seite.pfad + seite.suche;
  const offene = stand.abos.filter(({ bestaetigt }) => !bestaetigt);
  const laufende = stand.abos.filter(({ bestaetigt }) => bestaetigt);
  return (
    <div className={styles.seite}>
      {isFertig && (
        <Alert kind="success" title="Gespeichert">
          <p>
            {laufende.length > 0 ? 'Wir schreiben Ihnen, sobald es etwas Neues gibt.' : 'Sie verfolgen jetzt nichts.'}
          </p>
        </Alert>
      )}
      {ergebnis?.status === 'error' && (
        <Alert kind="danger" title="Das hat leider nicht geklappt">
          <p>{ergebnis.fehler[0]?.meldung ?? 'Bitte versuchen Sie es in einigen Minuten erneut.'}</p>
        </Alert>
      )}
      {offene.length > 0 && (
        <section className={styles.stand} aria-labelledby="offene">
          <h2 id="offene">Noch ein Schritt</h2>
          <p>Bitte bestätigen Sie, dass wir Ihnen hierzu schreiben dürfen.</p>
          <ul className={teile.abos}>
            {offene.map((abo) => (
              <Abo key={abo.id} abo={abo} adresse={adresse} />
            ))}
          </ul>
        </section>
      )}
      {laufende.length > 0 && (
        <section className={styles.stand} aria-labelledby="laufende">
          <h2 id="laufende">Das verfolgen Sie</h2>
          <ul className={teile.abos}>
            {laufende.map((abo) => (
              <Abo key={abo.id} abo={abo} adresse={adresse} />
            ))}
          </ul>
        </section>
      )}
      <Vorgang template={TEMPLATE} adresse={adresse} vorgang="abmelden">
        <h2>Alles beenden</h2>
        <p>
          Dann löschen wir Ihre E-Mail-Adresse <b>{stand.email}</b> sofort.
        </p>
        <div>
          <Button type="submit" variant="secondary">
            Alles beenden
          </Button>
        </div>
      </Vorgang>
    </div>
  );
}
