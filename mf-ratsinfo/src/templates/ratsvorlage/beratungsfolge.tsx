import type { Ratsberatung } from '@gm/shared/bereiche/ratsinfo/ratsinfo';
import { formatTermin } from '@gm/shared/format/termin';
import { Ausgang } from '../../teile/ausgang.tsx';
import teile from '../../teile/ratsinfo.module.css';
import { Verweise } from '../../teile/verweise.tsx';
import styles from './ratsvorlage.module.css';

function getStand({ sitzung, ergebnis }: Ratsberatung): string | null {
  if (!sitzung) return 'Termin steht noch nicht fest';
  if (sitzung.abgesagt) return 'Sitzung abgesagt';
  if (!sitzung.vorbei) return 'steht bevor';
  return ergebnis ? null : 'Ergebnis noch nicht veröffentlicht';
}

/** The stations of a paper as a time line: which body, when, what for, and what became of it. */
export function Beratungsfolge({ beratungen }: { beratungen: readonly Ratsberatung[] }) {
  if (beratungen.length === 0) return <p>Diese Vorlage stand noch auf keiner Tagesordnung.</p>;
  return (
    <ol className={styles.folge}>
      {beratungen.map((beratung) => {
        const { id, gremien, rolle, sitzung, punkt, ergebnis, beschluss, abstimmung } = beratung;
        const stand = getStand(beratung);
        return (
          <li key={id} className={sitzung?.vorbei ? styles.vorbei : undefined}>
            <h3>
              <Verweise zu={gremien} />
            </h3>
            <p className={teile.leise}>{[rolle, stand].filter(Boolean).join(' – ')}</p>
            {sitzung && (
              <p>
                <a href={sitzung.detailURL}>
                  {`${formatTermin({ datum_von: sitzung.datum_von, datum_bis: sitzung.datum_von })}${punkt ? `, Punkt ${punkt}` : ''}`}
                </a>
              </p>
            )}
            <Ausgang ergebnis={ergebnis} beschluss={beschluss} abstimmung={abstimmung} />
          </li>
        );
      })}
    </ol>
  );
}
