import { Abschnitt } from '@gm/shared/ui/abschnitt';
import { Bild } from '@gm/shared/ui/bild';
import { BildMitNachweis } from '@gm/shared/ui/bild-mit-nachweis';
import { VisuallyHidden } from '@gm/shared/ui/visually-hidden';
import type { TemplateProps } from '@gm/shared/vertrag';
import { useId } from 'react';
import { Kacheln } from '../../kacheln/kacheln.tsx';
import { Kachelsymbol } from '../../kacheln/kachelsymbol.tsx';
import type { appUebersicht } from './app-uebersicht.context.ts';
import styles from './app-uebersicht.module.css';

/** Start of the app: how to reach the town hall at a touch, and where to go. */
export default function AppUebersicht({ context }: TemplateProps<typeof appUebersicht>) {
  const id = useId();
  const { titel, logo, kontakte, bild, bildtext, bildcopyright, karten } = context;
  return (
    <Abschnitt labelledBy={titel ? id : undefined}>
      <div className={styles.app}>
        {(logo?.bild || kontakte.length > 0) && (
          <div className={styles.kopf}>
            {logo?.bild && <Bild className={styles.logo} bild={logo.bild} sizes="6rem" ratio="1x1" />}
            {kontakte.length > 0 && (
              <ul className={styles.kontakte}>
                {kontakte.map((kontakt) => (
                  <li key={kontakt.titel}>
                    <a href={kontakt.link} title={kontakt.titel}>
                      <Kachelsymbol symbol={kontakt.symbol} />
                      <VisuallyHidden>{kontakt.titel}</VisuallyHidden>
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
        <BildMitNachweis
          upload={{ bild, bildtext, bildcopyright }}
          sizes="(min-width: 62rem) 48rem, 100vw"
          ratio="16x9"
          prioritaet
        />
        {titel && <h2 id={id}>{titel}</h2>}
        {karten.length > 0 && <Kacheln kacheln={karten} level={titel ? 3 : 2} zweispaltig />}
      </div>
    </Abschnitt>
  );
}
