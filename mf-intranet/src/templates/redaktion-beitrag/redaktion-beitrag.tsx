import blatt from '@gm/shared/detail/arbeitsblatt.module.css';
import { Zurueck } from '@gm/shared/detail/zurueck';
import { Abschnitt } from '@gm/shared/ui/abschnitt';
import { Alert } from '@gm/shared/ui/alert';
import { LinkButton } from '@gm/shared/ui/link-button';
import styles from '../../freigaben/detail.module.css';
import { Veroeffentlicht } from '../../freigaben/veroeffentlicht.tsx';
import { Beitragsstand } from '../../redaktion/beitragsstand.tsx';
import { BeitragFormular } from './beitrag-formular.tsx';
import { Muster } from './muster.tsx';
import type { RedaktionBeitragProps } from './redaktion-beitrag.context.ts';
import eigene from './redaktion-beitrag.module.css';

type Beitrag = RedaktionBeitragProps['context']['beitrag'];

/** One entry: what it says, where it stands, and what happened to it. */
export default function RedaktionBeitrag({ context: { beitrag }, options, seite }: RedaktionBeitragProps) {
  const { oeffentlich, referenz, inhalt } = beitrag;
  return (
    <Abschnitt>
      <div className={blatt.seite}>
        <div className={eigene.wege}>
          {inhalt ? (
            <Zurueck href={inhalt.liste.href} text={inhalt.liste.titel} />
          ) : (
            <Zurueck href="/intranet/redaktion/" text="Zu den Beiträgen" />
          )}
          {inhalt?.kopie && (
            <LinkButton variant="secondary" href={inhalt.kopie}>
              Duplizieren
            </LinkButton>
          )}
        </div>
        {inhalt && <Muster muster={inhalt.muster} seite={seite} />}
        <Veroeffentlicht adresse={oeffentlich} />
        {beitrag.vorgelegt && (
          <Alert kind="info" title="Wartet auf Freigabe">
            <p>Vorgelegt von {beitrag.vorgelegt}.</p>
          </Alert>
        )}
        {/* What is written stands beside what is known of it, or beside its preview. */}
        <div className={referenz && !inhalt?.hatVorschau ? `${styles.spalten} ${styles.breit}` : blatt.seite}>
          <section className={blatt.blatt} aria-labelledby="beitrag-formular">
            <h2 id="beitrag-formular">
              {beitrag.bezeichnung} {referenz}
            </h2>
            {inhalt ? (
              <BeitragFormular key={beitrag.version} beitrag={beitrag} aktion={options.aktion} seite={seite} />
            ) : (
              <Alert
                kind="warning"
                level={3}
                title="Diese Art von Beitrag kann diese Fassung der Seite noch nicht bearbeiten"
              />
            )}
          </section>
          {referenz && (
            <section className={blatt.blatt} aria-labelledby="beitrag-stand">
              <h2 id="beitrag-stand">Stand</h2>
              <p>
                <Beitragsstand {...beitrag} />
              </p>
              <Verlauf verlauf={beitrag.verlauf} />
            </section>
          )}
        </div>
      </div>
    </Abschnitt>
  );
}

function Verlauf({ verlauf }: Pick<Beitrag, 'verlauf'>) {
  return (
    <>
      <h3>Verlauf</h3>
      <ol className={styles.verlauf}>
        {verlauf.map(({ fassung, am, wer, was, hinweis, href }, index) => (
          <li key={index}>
            <p>
              <b>{wer}</b> {was} <span className={styles.meta}>{am}</span>
            </p>
            {hinweis && <p>„{hinweis}“</p>}
            {href && (
              <p>
                <a href={href}>Fassung {fassung} ansehen</a>
              </p>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
