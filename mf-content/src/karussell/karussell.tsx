import { Arrow } from '@gm/shared/ui/arrow';
import { SectionHeading } from '@gm/shared/ui/section-heading';
import { VisuallyHidden } from '@gm/shared/ui/visually-hidden';
import { type ReactNode, useId } from 'react';
import styles from './karussell.module.css';
import { useKarussell } from './use-karussell.ts';

interface KarussellProps {
  titel: string;
  link?: { href: string; text: string };
  folien: { key: string | number; inhalt: ReactNode }[];
  /** What the buttons bring, e.g. 'Meldung': they read 'Vorherige Meldung' and 'Nächste Meldung'. */
  einheit: string;
}

/**
 * Slides beside each other under one heading: 1 to 4 by the width of the screen (specification B9). It moves by hand
 * only, never by itself. Reading and scrolling work without scripts.
 */
export function Karussell({ titel, link, folien, einheit }: KarussellProps) {
  const id = useId();
  const { fenster, scrollable, view, move } = useKarussell();
  return (
    <section className={styles.karussell} aria-roledescription="Karussell" aria-labelledby={id}>
      <SectionHeading id={id} title={titel} link={link}>
        <div className={scrollable ? `${styles.knoepfe} ${styles.bedienbar}` : styles.knoepfe}>
          <button type="button" className={styles.knopf} onClick={() => move(-1)}>
            <Arrow to="left" />
            <VisuallyHidden>Vorherige {einheit}</VisuallyHidden>
          </button>
          <button type="button" className={styles.knopf} onClick={() => move(1)}>
            <Arrow to="right" />
            <VisuallyHidden>Nächste {einheit}</VisuallyHidden>
          </button>
        </div>
      </SectionHeading>
      <div className={styles.fenster} ref={fenster}>
        <ul className={styles.spur}>
          {folien.map(({ key, inhalt }) => (
            <li key={key} className={styles.folie}>
              {inhalt}
            </li>
          ))}
        </ul>
      </div>
      <p role="status">
        <VisuallyHidden>{view && `${einheit} ${view.first} bis ${view.last} von ${folien.length}`}</VisuallyHidden>
      </p>
    </section>
  );
}
