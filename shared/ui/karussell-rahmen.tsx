import { createElement, type ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';
import styles from './karussell-fenster.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

interface KarussellRahmenProps {
  /** One of the two names it. */
  label?: string;
  labelledBy?: string;
  /** What its slides are, e.g. 'Meldung': it tells 'Meldung 2 bis 4 von 6'. */
  einheit: string;
  /** Time a slide stands before the next one follows by itself, in ms; without it nothing moves by itself. */
  wechselMs?: number;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A carousel around its `KarussellFenster` and its buttons. The element's script (shared/karussell/karussell-element.ts, part
 * of the shell) finds buttons by `data-schritt` (1 or -1) and `data-wechsel`; while there is more than fits it bears
 * `data-bereit`, while slides change by themselves `data-laeuft`. Without scripts the window scrolls natively.
 */
export function KarussellRahmen(props: KarussellRahmenProps) {
  const { label, labelledBy, einheit, wechselMs, className, children } = props;
  return createElement(
    'gm-karussell',
    {
      class: joinClasses(styles.rahmen, className),
      role: 'region',
      'aria-roledescription': 'Karussell',
      'aria-label': label,
      'aria-labelledby': labelledBy,
      einheit,
      'wechsel-ms': wechselMs,
    },
    children,
    <VisuallyHidden>
      <span role="status" />
    </VisuallyHidden>,
  );
}
