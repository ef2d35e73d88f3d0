import { Back } from '@gm/shared/detail/back';
import sheet from '@gm/shared/detail/work-sheet.module.css';
import { readLocalPath } from '@gm/shared/rules/read-local-path';
import { Alert } from '@gm/shared/ui/alert';
import { LinkButton } from '@gm/shared/ui/link-button';
import { Section } from '@gm/shared/ui/section';
import styles from '../../desk/detail.module.css';
import { Published } from '../../desk/published.tsx';
import { ContributionState } from '../../drafts/contribution-state.tsx';
import { Differences } from '../../drafts/differences.tsx';
import { useDraftState } from '../../drafts/use-state.ts';
import { ContributionForm } from './contribution-form.tsx';
import { Pattern } from './pattern.tsx';
import type { RedaktionBeitragProps } from './redaktion-beitrag.context.ts';

type Contribution = RedaktionBeitragProps['context']['beitrag'];

/** An entry: content, state and history. */
export default function RedaktionBeitrag({ context, options, seite: page }: RedaktionBeitragProps) {
  const {
    isGetan: isDone,
    beitrag: contribution,
    stand: state,
    noteGespeichert: noteSaved,
    noteKept,
  } = useDraftState(context.beitrag);
  const { referenz: reference, inhalt: content } = contribution;
  const from = readLocalPath(new URLSearchParams(page.suche).get('von'));
  return (
    <Section>
      <div className={sheet.page}>
        {from ? (
          <Back
            href={from}
            text={from.startsWith('/intranet/') || from.startsWith('/_shell/') ? 'Zurück' : 'Zur Seite'}
          />
        ) : content ? (
          <Back href={content.liste.href} text={content.liste.titel} />
        ) : (
          <Back href="/intranet/redaktion/" text="Zu den Beiträgen" />
        )}
        {content && <Pattern muster={content.muster} seite={page} />}
        {!isDone && <Published address={contribution.oeffentlich} isEarlier={contribution.ungeprueft} />}
        {!isDone && contribution.vorgelegt && (
          <Alert kind="info" title="Wartet auf Freigabe">
            <p>Vorgelegt von {contribution.vorgelegt}.</p>
          </Alert>
        )}
        {!isDone && contribution.unterschiede.length > 0 && (
          <details className={sheet.sheet} open={contribution.vorgelegt !== null}>
            <summary>Was sich gegenüber der Website ändert</summary>
            <Differences differences={contribution.unterschiede} />
          </details>
        )}
        {/* The form with the details or the preview next to it. */}
        <div className={reference && !content?.hatVorschau ? `${styles.columns} ${styles.wide}` : sheet.page}>
          <section className={sheet.sheet} aria-labelledby="beitrag-formular">
            <h2 id="beitrag-formular">
              {contribution.bezeichnung} {reference}
            </h2>
            {content ? (
              <ContributionForm
                key={context.beitrag.version}
                contribution={contribution}
                content={content}
                from={from}
                action={options.aktion}
                seite={page}
                state={state}
                onSaved={noteSaved}
                onKept={noteKept}
              />
            ) : (
              <Alert kind="warning" level={3} title="Diese Art von Beitrag lässt sich hier nicht bearbeiten" />
            )}
          </section>
          {reference && state && (
            <section className={sheet.sheet} aria-labelledby="beitrag-stand">
              <h2 id="beitrag-stand">Stand</h2>
              <p>
                <ContributionState {...state} />
              </p>
              <HistoryTrail verlauf={state.verlauf} />
            </section>
          )}
        </div>
        {content?.kopie && (
          <p>
            <LinkButton variant="secondary" href={content.kopie}>
              Duplizieren
            </LinkButton>
          </p>
        )}
      </div>
    </Section>
  );
}

function HistoryTrail({ verlauf: history }: Pick<Contribution, 'verlauf'>) {
  return (
    <>
      <h3>Verlauf</h3>
      <ol className={styles.history}>
        {history.map(({ fassung: version, am: on, wer: who, was, hinweis: hint, href }, index) => (
          <li key={index}>
            <p>
              <b>{who}</b> {was} <span className={styles.meta}>{on}</span>
            </p>
            {hint && <p>„{hint}“</p>}
            {href && (
              <p>
                <a href={href}>Fassung {version} ansehen</a>
              </p>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
