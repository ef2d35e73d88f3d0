import { EditorText } from '@gm/shared/ui/editor-text';
import { LinkButton } from '@gm/shared/ui/link-button';
import { Zeiten } from '../oeffnungszeiten/zeiten.tsx';
import type { Einheit } from './einheit-felder.ts';
import { Erreichen } from './erreichen.tsx';
import styles from './verwaltung.module.css';

interface EinheitAngabenProps {
  einheit: Einheit;
  /** Level of the heading above the opening times. */
  ebene: 2 | 3 | 4 | 5;
  jetzt: string;
}

/** Preamble, address, contact persons and opening times of a unit (requirement W-2). */
export function EinheitAngaben({ einheit, ebene, jetzt }: EinheitAngabenProps) {
  const { vorspann, anschriften, telefon, email, leitung, ansprechpartnerURL, oeffnungszeiten } = einheit;
  return (
    <div className={styles.angaben}>
      <div className={styles.stapel}>
        <EditorText html={vorspann} />
        {leitung && (
          <p>
            Leitung: {leitung.detailURL ? <a href={leitung.detailURL}>{leitung.name}</a> : leitung.name}
            {leitung.funktion && <span className={styles.leise}>, {leitung.funktion}</span>}
          </p>
        )}
        <Erreichen anschriften={anschriften} telefon={telefon} email={email} />
        {ansprechpartnerURL && (
          <p>
            <LinkButton href={ansprechpartnerURL} variant="secondary">
              Ansprechpartner*innen
            </LinkButton>
          </p>
        )}
      </div>
      <div className={styles.stapel}>
        <Zeiten titel="Öffnungszeiten" ebene={ebene} zeiten={oeffnungszeiten.zeiten} jetzt={jetzt} />
        <EditorText html={oeffnungszeiten.text} />
      </div>
    </div>
  );
}
