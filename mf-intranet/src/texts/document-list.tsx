import type { ArchiveDocument, ArchiveHit } from '@gm/shared/areas/intranet/intranet';
import { formatDate } from '@gm/shared/format/date';
import { Statement } from '@gm/shared/ui/statement';
import styles from './document-list.module.css';

function getValidity({ gueltig_von, gueltig_bis, stand: state }: ArchiveDocument): string {
  if (gueltig_bis) return `gültig vom ${formatDate(gueltig_von)} bis zum ${formatDate(gueltig_bis)}`;
  return gueltig_von === state ? '' : `gültig ab ${formatDate(gueltig_von)}`;
}

/** Documents to download, served as attachments. */
export function DocumentList({
  documents,
  withTopic = false,
}: {
  /** Search results include an excerpt. */
  documents: readonly (ArchiveDocument | ArchiveHit)[];
  withTopic?: boolean;
}) {
  return (
    <ul className={styles.list}>
      {documents.map((documentFile) => {
        const details = [
          withTopic ? `${documentFile.thema}, ${documentFile.archiv}` : '',
          `Stand ${formatDate(documentFile.stand)}`,
          getValidity(documentFile),
        ];
        return (
          <li key={documentFile.id}>
            <a href={documentFile.downloadURL} download>
              {documentFile.downloadtext} (PDF)
            </a>
            <p>{details.filter(Boolean).join(' · ')}</p>
            {'auszug' in documentFile && documentFile.auszug.length > 0 && (
              <p>
                <Statement parts={documentFile.auszug} />
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
