import type { Page } from '@gm/shared/contract';
import { useNavigation } from '@gm/shared/navigation';
import { Alert } from '@gm/shared/ui/alert';
import { Character } from '@gm/shared/ui/character';
import { LinkButton } from '@gm/shared/ui/link-button';
import { MailLink } from '@gm/shared/ui/mail-link';
import { VisuallyHidden } from '@gm/shared/ui/visually-hidden';
import type { MouseEvent, ReactNode } from 'react';
import { Closed } from '../program/closed.tsx';
import { KeptReceipt } from './kept-receipt.tsx';
import { NotLoaded } from './not-loaded.tsx';
import type { RegistrationStepOptions } from './registration.context.ts';
import { KEY, useRegistration } from './registration-store.ts';
import styles from './step-frame.module.css';
import { findGap, type Gap, getHref, isHandled, STEPS, type StepName } from './steps.ts';

/** Progress indicator with links to completed steps. */
function StepDisplay({ step, onForward }: Pick<StepFrameProps, 'step' | 'onForward'>) {
  const state = useRegistration();
  const current = STEPS.findIndex(({ name }) => name === step);
  return (
    <nav aria-label="Schritte der Anmeldung">
      <ol className={styles.steps}>
        {STEPS.map(({ name, titel: title, href }, index) => {
          const open = !findGap(name, state);
          const done = index < current && isHandled(name, state);
          const content = (
            <>
              <span className={styles.number}>{done ? <Character d="M20 6 9 17l-5-5" /> : index + 1}</span>
              <span className={styles.title}>
                <VisuallyHidden>Schritt {index + 1}:</VisuallyHidden> {title}
                {done && <VisuallyHidden>(erledigt)</VisuallyHidden>}
              </span>
            </>
          );
          return (
            <li key={name} className={index === current || open ? styles.open : undefined}>
              {index === current || !open ? (
                // biome-ignore lint/a11y/useValidAnchor: a step that cannot be entered yet is a link without a place
                <a
                  role="link"
                  aria-current={index === current ? 'step' : undefined}
                  aria-disabled={index !== current || undefined}
                >
                  {content}
                </a>
              ) : (
                <a href={href} onClick={index > current ? onForward : undefined}>
                  {content}
                </a>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** What has to be done first. */
function Missing({ gap, live = false }: { gap: Gap; live?: boolean }) {
  return (
    <Alert kind="danger" title="Fehler" live={live}>
      <p>{gap.meldung}</p>
      <LinkButton href={getHref(gap.schritt)}>{gap.knopf}</LinkButton>
    </Alert>
  );
}

interface StepFrameProps {
  step: StepName;
  options: RegistrationStepOptions;
  seite: Page;
  /** The step needs no session data: it is rendered on the server, too. */
  fromServer?: boolean;
  now: Date;
  /** Called before a later step is opened by its link. */
  onForward?: ((event: MouseEvent) => void) | undefined;
  children: ReactNode;
}

/** Frame of every step: progress indicator, missing data, and the step itself once it is accessible. */
export function StepFrame({
  step,
  options,
  seite: page,
  fromServer = false,
  now,
  onForward,
  children,
}: StepFrameProps) {
  const state = useRegistration();
  const gap = findGap(step, state);

  return (
    // The shell loads the code at once if there is a registration to show, or an event to look up.
    <div className={styles.frame} data-kept={KEY} data-due={new URLSearchParams(page.suche).has('id') ? '' : undefined}>
      <StepDisplay step={step} onForward={onForward} />
      <noscript>
        <Alert kind="warning" title="Die Anmeldung braucht JavaScript">
          <p>
            In Ihrem Browser ist JavaScript ausgeschaltet. Sie können es einschalten oder sich im Rathaus anmelden:
            Telefon {page.gemeinde.telefon}, E-Mail <MailLink address={options.email} />.
          </p>
        </Alert>
      </noscript>
      <Closed options={options} now={now}>
        <a href="/kinderferienprogramm/">Zum Programm</a>
      </Closed>
      {state.bereit && state.fluechtig && (
        <Alert kind="warning" title="Ihr Browser speichert Ihre Angaben nicht">
          <p>
            Bitte laden Sie die Seite nicht neu, bis die Anmeldung abgeschickt ist: Ihre Angaben gingen sonst verloren.
          </p>
        </Alert>
      )}
      {state.bereit || fromServer ? (
        !gap ? (
          children
        ) : state.gebucht ? (
          <KeptReceipt receipt={state.gebucht} options={options} />
        ) : (
          <Missing gap={gap} live />
        )
      ) : (
        <>
          <div className={styles.waiting}>
            <p>Ihre Angaben werden geladen …</p>
            <div className={styles.late}>
              <NotLoaded seite={page} email={options.email} />
            </div>
          </div>
          {gap && (
            <div className={styles.nothing}>
              <Missing gap={gap} />
            </div>
          )}
        </>
      )}
    </div>
  );
}

/** Navigates to another step on the client. */
export function openStep(step: StepName): void {
  useNavigation.getState().navigate(getHref(step));
}
