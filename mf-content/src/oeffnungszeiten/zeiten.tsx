import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import { heuteStatus } from '@gm/shared/regeln/oeffnungszeiten';
import type { Oeffnungszeit } from '@gm/shared/schemas/oeffnungszeiten';
import { createElement } from 'react';
import { Abweichungen } from './abweichungen.tsx';
import { computeStandBis } from './compute-stand-bis.ts';
import { Wochentabelle } from './wochentabelle.tsx';
import styles from './zeiten.module.css';

const arten = {
  ALLGEMEINE_OEFFNUNGSZEIT: 'Allgemeine Öffnungszeiten',
  SERVICEZEIT: 'Servicezeiten',
  TELEFONISCHE_ERREICHBARKEIT: 'Telefonische Erreichbarkeit',
};

interface ZeitenProps {
  titel: string;
  /** Level of the title in the page's outline; the types are one below. */
  ebene?: 2 | 3 | 4 | 5;
  zeiten: Oeffnungszeit[];
  /** The moment the server rendered the page, see `zeiten-felder.ts`. */
  jetzt: string;
}

/**
 * Opening times by type (requirement M-4), today in bold, and what holds right now. Nothing without times. They stand in a
 * `<gm-stand>` of the shell, which asks for the page anew when what they say is not true any more.
 */
export function Zeiten({ titel, ebene = 2, zeiten, jetzt: gerendert }: ZeitenProps) {
  const jetzt = new Date(gerendert);
  const Titel = `h${ebene}` as const;
  const Art = `h${(ebene + 1) as 3 | 4 | 5 | 6}` as const;
  const heute = readBerlinerZeit(jetzt).tag;
  const status = heuteStatus(zeiten, jetzt);
  if (zeiten.length === 0) return null;
  return createElement(
    'gm-stand',
    { bis: computeStandBis(zeiten, jetzt).toISOString(), class: styles.block },
    <>
      <Titel>{titel}</Titel>
      {status && <p className={styles.status}>{status.charAt(0).toUpperCase() + status.slice(1)}</p>}
      {zeiten.map((zeit, index) => (
        <div key={index} className={styles.art}>
          {zeiten.length > 1 && <Art className={styles.name}>{arten[zeit.typ]}</Art>}
          {zeit.hinweisText && <p>{zeit.hinweisText}</p>}
          <Wochentabelle titel={zeiten.length > 1 ? arten[zeit.typ] : titel} zeit={zeit} heute={heute} />
          <Abweichungen zeit={zeit} heute={heute} />
        </div>
      ))}
    </>,
  );
}
