import { Arrow } from '@gm/shared/ui/arrow';
import { KarussellFenster } from '@gm/shared/ui/karussell-fenster';
import { KarussellRahmen } from '@gm/shared/ui/karussell-rahmen';
import { LinkButton } from '@gm/shared/ui/link-button';
import { SectionHeading } from '@gm/shared/ui/section-heading';
import { VisuallyHidden } from '@gm/shared/ui/visually-hidden';
import { type ReactNode, useId } from 'react';
import styles from './karussell.module.css';
import type { WeitereLinks } from './weitere-links.ts';

interface KarussellProps {
  titel: string;
  link?: { href: string; text: string };
  weitere?: WeitereLinks;
  folien: { key: string | number; inhalt: ReactNode }[];
  /** What the buttons bring, e.g. 'Meldung': they read 'Vorherige Meldung' and 'Nächste Meldung'. */
  einheit: string;
}

/**
 * Slides beside each other under one heading: 1 to 4 by the width of the screen (requirement M-11). It moves by hand
 * only, never by itself. Reading and scrolling work without scripts.
 */
export function Karussell({ titel, link, weitere = [], folien, einheit }: KarussellProps) {
  const id = useId();
  return (
    <KarussellRahmen className={styles.karussell} labelledBy={id} einheit={einheit}>
      <SectionHeading id={id} title={titel} link={link}>
        <div className={styles.knoepfe}>
          <button type="button" className={styles.knopf} data-schritt={-1}>
            <Arrow to="left" />
            <VisuallyHidden>Vorherige {einheit}</VisuallyHidden>
          </button>
          <button type="button" className={styles.knopf} data-schritt={1}>
            <Arrow to="right" />
            <VisuallyHidden>Nächste {einheit}</VisuallyHidden>
          </button>
        </div>
      </SectionHeading>
      <KarussellFenster folien={folien} className={styles.fenster} folieClassName={styles.folie} />
      {weitere.length > 0 && (
        <p className={styles.weitere}>
          {weitere.map((eintrag) => (
            <LinkButton key={eintrag.link} variant="secondary" href={eintrag.link}>
              {eintrag.text}
            </LinkButton>
          ))}
        </p>
      )}
    </KarussellRahmen>
  );
}
