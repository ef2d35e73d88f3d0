import type { TemplateProps } from '@gm/shared/contract';
import motif from '@gm/shared/ui/pictures/motif.module.css';
import { Section } from '@gm/shared/ui/section';
import { SectionHeading } from '@gm/shared/ui/section-heading';
import { useId } from 'react';
import type { ortskarte } from './ortskarte.context.ts';
import styles from './ortskarte.module.css';

/** Drawn map of the villages (`shell/motifs/map.ts`); each name links to what takes place there. */
export default function Ortskarte({ context: { titel: title, text, orte: places } }: TemplateProps<typeof ortskarte>) {
  const id = useId();
  if (places.length === 0) return null;
  return (
    <Section labelledBy={id}>
      <SectionHeading id={id} title={title || 'Unsere Ortsteile'} />
      {text && <p className={styles.text}>{text}</p>}
      <div className={styles.card}>
        <svg aria-hidden="true" className={`${motif.motif} ${styles.picture}`} viewBox="0 0 1600 800">
          <use href="/shell/motive/karte.svg#m" />
        </svg>
        <svg className={styles.names} viewBox="0 0 1600 800">
          <title>Karte der Ortsteile</title>
          {places.map(({ titel: name, link, x, y }) => {
            const label = (
              <text x={x} y={y} textAnchor="middle">
                {name}
              </text>
            );
            return link ? (
              <a key={name} href={link}>
                {/* Large enough for a finger on a phone, where the drawing is small. */}
                <rect x={x - 200} y={y - 85} width={400} height={130} fillOpacity={0} />
                {label}
              </a>
            ) : (
              <g key={name}>{label}</g>
            );
          })}
        </svg>
      </div>
    </Section>
  );
}
