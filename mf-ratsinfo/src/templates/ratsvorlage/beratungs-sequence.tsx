import type { CouncilConsultation } from '@gm/shared/areas/ratsinfo/ratsinfo';
import { formatSpokenTermin } from '@gm/shared/format/spoken';
import { CrossReferences } from '../../parts/cross-references.tsx';
import { Outcome } from '../../parts/outcome.tsx';
import parts from '../../parts/ratsinfo.module.css';
import styles from './ratsvorlage.module.css';

function getState({ sitzung: meeting, ergebnis: result }: CouncilConsultation): string | null {
  if (!meeting) return 'Termin steht noch nicht fest';
  if (meeting.abgesagt) return 'Sitzung abgesagt';
  if (!meeting.vorbei) return 'steht bevor';
  return result ? null : 'Ergebnis noch nicht veröffentlicht';
}

/** Deliberations of a paper as a timeline: body, date, purpose and outcome. */
export function BeratungsSequence({ beratungen }: { beratungen: readonly CouncilConsultation[] }) {
  if (beratungen.length === 0) return <p>Diese Vorlage stand noch auf keiner Tagesordnung.</p>;
  return (
    <ol className={styles.sequence}>
      {beratungen.map((beratung) => {
        const {
          id,
          gremien,
          rolle: role,
          sitzung: meeting,
          punkt: point,
          ergebnis: result,
          beschluss,
          abstimmung: vote,
        } = beratung;
        const state = getState(beratung);
        return (
          <li key={id} className={meeting?.vorbei ? styles.past : undefined}>
            <h3>
              <CrossReferences targets={gremien} />
            </h3>
            <p className={parts.quiet}>{[role, state].filter(Boolean).join(' – ')}</p>
            {meeting && (
              <p>
                <a href={meeting.detailURL}>
                  {`${formatSpokenTermin({ datum_von: meeting.datum_von, datum_bis: meeting.datum_von }, true)}${point ? `, Punkt ${point}` : ''}`}
                </a>
              </p>
            )}
            <Outcome result={result} beschluss={beschluss} vote={vote} />
          </li>
        );
      })}
    </ol>
  );
}
