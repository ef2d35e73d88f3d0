import { HiddenField } from '@gm/shared/formular/hidden-field';
import { TextField } from '@gm/shared/formular/text-field';
import type { Beitrag } from '@gm/shared/schemas/redaktion';
import { INHALT_FELDER as LABEL } from '@gm/shared/schemas/redaktion-inhalt-felder';
import { Pruefung } from '../../inhalt/pruefung.tsx';
import { SchemaWert } from '../../inhalt/schema-wert.tsx';
import styles from '../../inhalt/vorschau.module.css';
import { Vorschau } from '../../inhalt/vorschau.tsx';
import { MarkdownFeld } from '../../markdown/markdown-feld.tsx';
import { DateiErsetzen } from '../../medien/datei-ersetzen.tsx';
import { Hierher, Umzug } from './verweise.tsx';

/** An entry of the content: the controls that its schema asks for, and the text below. */
export function InhaltFelder({ beitrag: { inhalt, version, werte } }: { beitrag: Beitrag }) {
  if (!inhalt) return null;
  const schluessel = String(werte.schluessel ?? '');
  const { adresse, art, barrieren, bild, formular, hatVorschau, hierher, mitText, textPflicht, umzug, verweise } =
    inhalt;
  const felder = (
    <>
      <HiddenField name="art" />
      {adresse === null ? (
        <HiddenField name="schluessel" />
      ) : (
        <TextField
          name="schluessel"
          label={LABEL.schluessel}
          hint={
            adresse === '/'
              ? 'Zum Beispiel /klima-umwelt/baeume/. Bleibt das Feld leer, entsteht sie aus dem Titel.'
              : 'Bleibt das Feld leer, entsteht sie aus dem Titel.'
          }
        />
      )}
      {umzug && <Umzug von={umzug} />}
      <SchemaWert name="daten" feld={formular} verweise={verweise} bild={bild} isNeu={version === 0 && !schluessel} />
      {mitText && <MarkdownFeld name="text" label={LABEL.text} required={textPflicht} rows={12} />}
      {bild && <DateiErsetzen datei={schluessel} />}
      <Pruefung />
      <Hierher art={art} hierher={hierher} />
    </>
  );
  if (!hatVorschau) return felder;
  return (
    <div className={styles.paar}>
      <div className={styles.spalte}>{felder}</div>
      <Vorschau art={art} barrieren={barrieren} />
    </div>
  );
}
