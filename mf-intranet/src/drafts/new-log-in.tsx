import { LinkButton } from '@gm/shared/ui/link-button';

/** Shown when the session has expired: logging in in a new tab keeps the input. */
export const newLogIn = (
  <>
    <p>
      Was Sie geschrieben haben, steht noch da. Melden Sie sich in einem neuen Fenster an, kommen Sie hierher zurück und
      senden Sie noch einmal.
    </p>
    <p>
      <LinkButton href="/intranet/" target="_blank" rel="noopener">
        Neu anmelden (neues Fenster)
      </LinkButton>
    </p>
  </>
);
