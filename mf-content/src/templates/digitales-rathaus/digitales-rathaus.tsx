import type { TemplateProps } from '@gm/shared/contract';
import { Section } from '@gm/shared/ui/section';
import { SectionHeading } from '@gm/shared/ui/section-heading';
import { useId } from 'react';
import { Tiles } from '../../tiles/tiles.tsx';
import type { digitalesRathaus } from './digitales-rathaus.context.ts';
import styles from './digitales-rathaus.module.css';

/** The municipality's e-services by topic. */
export default function DigitalesRathaus({ context }: TemplateProps<typeof digitalesRathaus>) {
  const id = useId();
  const topics = context.themen.filter(({ dienste: services }) => services.length > 0);
  if (topics.length === 0) return null;
  return (
    <Section>
      <div className={styles.topics}>
        {topics.map(({ titel: title, dienste: services }, index) => (
          <section key={title} aria-labelledby={`${id}-${index}`}>
            <SectionHeading id={`${id}-${index}`} title={title} />
            <Tiles tiles={services} level={3} />
          </section>
        ))}
      </div>
    </Section>
  );
}
