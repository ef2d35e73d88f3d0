import type { ArchivDokument, ArchivTreffer } from '@gm/shared/bereiche/intranet/intranet';
import { formatDatum } from '@gm/shared/format/datum';
import { Auszug } from '@gm/shared/ui/auszug';
import styles from './dokument-liste.module.css';

function getGeltung({ gueltig_von, gueltig_bis, stand }: ArchivDokument): string {
  if (gueltig_bis) return `gültig vom ${formatDatum(gueltig_von)} bis zum ${formatDatum(gueltig_bis)}`;
  return gueltig_von === stand ? '' : `gültig ab ${formatDatum(gueltig_von)}`;
}

/** Documents to download; the file comes as an attachment. */
export function DokumentListe({
  dokumente,
  mitThema = false,
}: {
  /** Those that were found tell where. */
  dokumente: readonly (ArchivDokument | ArchivTreffer)[];
  mitThema?: boolean;
}) {
  return (
    <ul className={styles.liste}>
      {dokumente.map((dokument) => {
        const angaben = [
          mitThema ? `${dokument.thema}, ${dokument.archiv}` : '',
          `Stand ${formatDatum(dokument.stand)}`,
          getGeltung(dokument),
        ];
        return (
          <li key={dokument.id}>
            <a href={dokument.downloadURL} download>
              {dokument.downloadtext} (PDF)
            </a>
            <p>{angaben.filter(Boolean).join(' · ')}</p>
            {'auszug' in dokument && dokument.auszug.length > 0 && (
              <p>
                <Auszug teile={dokument.auszug} />
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
