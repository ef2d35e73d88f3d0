import { useSyncExternalStore } from 'react';

const stays = () => () => {};
/** What the browser says of itself; whoever is too old to say so is given the chance. */
const hasAnsicht = () => navigator.pdfViewerEnabled ?? true;

/** A PDF file in the browser's own viewer. Most phones have none in a page: an empty frame would stand there. */
export function PdfAnsicht({ url, name }: { url: string; name: string }) {
  const zeigt = useSyncExternalStore(stays, hasAnsicht, () => true);
  if (zeigt) return <iframe src={url} title={name} loading="lazy" />;
  return (
    <p>
      Ihr Browser kann PDF-Dateien nicht innerhalb einer Seite anzeigen. Bitte{' '}
      <a href={url} target="_blank" rel="noreferrer">
        öffnen Sie die Datei in einem neuen Tab
      </a>{' '}
      oder laden Sie sie herunter.
    </p>
  );
}
