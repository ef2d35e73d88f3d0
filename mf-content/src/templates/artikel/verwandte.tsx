import { CardGrid } from '@gm/shared/ui/card-grid';
import { SectionHeading } from '@gm/shared/ui/section-heading';
import { useId } from 'react';
import type { Meldung } from '../../meldungen/meldung.ts';
import { MeldungKarte } from '../../meldungen/meldung-karte.tsx';
import styles from './artikel.module.css';

interface VerwandteProps {
  meldungen: Meldung[];
  /** Address of the list with all news. */
  uebersicht: string;
}

/** Related news below an article. */
export function Verwandte({ meldungen, uebersicht }: VerwandteProps) {
  const id = useId();
  if (meldungen.length === 0) return null;
  return (
    <section className={styles.verwandte} aria-labelledby={id}>
      <SectionHeading id={id} title="Weitere Meldungen" link={{ href: uebersicht, text: 'Alle Meldungen' }} />
      <CardGrid>
        {meldungen.map((meldung, index) => (
          <MeldungKarte key={meldung.detailURL ?? index} meldung={meldung} />
        ))}
      </CardGrid>
    </section>
  );
}
