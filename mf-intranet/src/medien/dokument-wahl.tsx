import { DateiEingabe } from '@gm/shared/formular/datei-eingabe';
import { PDF_MAX_BYTES, PDF_ZU_GROSS } from '@gm/shared/regeln/pdf-upload';
import { type ComponentProps, useState } from 'react';
import styles from './hochladen.module.css';
import { uploadDokument } from './upload-medium.ts';

interface DokumentWahlProps {
  control: Pick<ComponentProps<'input'>, 'id' | 'aria-describedby' | 'aria-invalid'>;
  /** Name of its file; empty: none. */
  wert: string;
  onWert(datei: string): void;
}

type Stand = { art: 'ruht' } | { art: 'unterwegs'; sent: number } | { art: 'da' | 'fehler'; text: string };

/** A PDF file: looked at as soon as it is chosen, so that what is wrong with it is said here. */
export function DokumentWahl({ control, wert, onWert }: DokumentWahlProps) {
  const [stand, setStand] = useState<Stand>({ art: 'ruht' });

  async function bring(datei: File | undefined) {
    if (!datei) return;
    if (datei.size > PDF_MAX_BYTES) return setStand({ art: 'fehler', text: PDF_ZU_GROSS });
    setStand({ art: 'unterwegs', sent: 0 });
    const eingang = await uploadDokument(datei, (sent) => setStand({ art: 'unterwegs', sent }));
    if ('fehler' in eingang) return setStand({ art: 'fehler', text: eingang.fehler });
    const seiten = eingang.seiten === 1 ? '1 Seite' : `${eingang.seiten} Seiten`;
    setStand({ art: 'da', text: [`Geprüft: ${seiten}.`, eingang.hinweis].filter(Boolean).join(' ') });
    onWert(eingang.datei);
  }
  const isWrong = stand.art === 'fehler';
  const beschreibung = [control['aria-describedby'], isWrong && `${control.id}-datei`].filter(Boolean).join(' ');
  return (
    <div className={styles.unterwegs}>
      <DateiEingabe
        {...control}
        aria-invalid={isWrong || control['aria-invalid']}
        aria-describedby={beschreibung || undefined}
        accept="application/pdf,.pdf"
        knopf={wert ? 'Andere PDF-Datei auswählen' : 'PDF-Datei auswählen'}
        auswahl={wert || 'Keine Datei ausgewählt'}
        disabled={stand.art === 'unterwegs'}
        onChange={({ currentTarget }) => {
          void bring(currentTarget.files?.[0]);
          // The same file can be chosen once more after a failure.
          currentTarget.value = '';
        }}
      />
      {stand.art === 'unterwegs' && <progress value={stand.sent} aria-label="Die Datei wird hochgeladen und geprüft" />}
      {stand.art === 'da' && <p role="status">{stand.text}</p>}
      {isWrong && (
        <p id={`${control.id}-datei`} className={styles.fehler} role="alert">
          {stand.text}
        </p>
      )}
    </div>
  );
}
