import { LinkButton } from '@gm/shared/ui/link-button';

/** The way back in when the log-in has ended: in a window of its own, so that what was typed stays where it is. */
export const neuAnmelden = (
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
