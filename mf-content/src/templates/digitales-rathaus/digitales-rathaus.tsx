import { Abschnitt } from '@gm/shared/ui/abschnitt';
import { SectionHeading } from '@gm/shared/ui/section-heading';
import type { TemplateProps } from '@gm/shared/vertrag';
import { useId } from 'react';
import { Kacheln } from '../../kacheln/kacheln.tsx';
import type { digitalesRathaus } from './digitales-rathaus.context.ts';
import styles from './digitales-rathaus.module.css';

/** The e-services of the municipality by topic. */
export default function DigitalesRathaus({ context }: TemplateProps<typeof digitalesRathaus>) {
  const id = useId();
  const themen = context.themen.filter(({ dienste }) => dienste.length > 0);
  if (themen.length === 0) return null;
  return (
    <Abschnitt>
      <div className={styles.themen}>
        {themen.map(({ titel, dienste }, index) => (
          <section key={titel} aria-labelledby={`${id}-${index}`}>
            <SectionHeading id={`${id}-${index}`} title={titel} />
            <Kacheln kacheln={dienste} level={3} />
          </section>
        ))}
      </div>
    </Abschnitt>
  );
}
