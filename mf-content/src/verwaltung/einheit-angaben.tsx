import { EditorText } from '@gm/shared/ui/editor-text';
import { Zeiten } from '../oeffnungszeiten/zeiten.tsx';
import { EinheitErreichen } from './einheit-erreichen.tsx';
import type { Einheit } from './einheit-felder.ts';
import styles from './verwaltung.module.css';

interface EinheitAngabenProps {
  einheit: Einheit;
  /** Level of the heading above the opening times. */
  ebene: 2 | 3 | 4 | 5;
  jetzt: string;
}

/** Preamble, address, contact persons and opening times of a unit (requirement W-2). */
export function EinheitAngaben({ einheit, ebene, jetzt }: EinheitAngabenProps) {
  const { vorspann, leitung, oeffnungszeiten } = einheit;
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
        <EinheitErreichen einheit={einheit} />
      </div>
      <div className={styles.stapel}>
        <Zeiten titel="Öffnungszeiten" ebene={ebene} zeiten={oeffnungszeiten.zeiten} jetzt={jetzt} />
        <EditorText html={oeffnungszeiten.text} />
      </div>
    </div>
  );
}
