import type { TemplateProps } from '@gm/shared/contract';
import detail from '@gm/shared/detail/detail.module.css';
import { Section } from '@gm/shared/ui/section';
import { useId } from 'react';
import administration from '../../administration/administration.module.css';
import { UnitDetails } from '../../administration/unit-details.tsx';
import { LowerUnit } from './lower-unit.tsx';
import type { organisationseinheit } from './organisationseinheit.context.ts';
import styles from './organisationseinheit.module.css';

/** The page of an organisational unit (requirement W-2); its name is the page heading. */
export default function Organisationseinheit({ context }: TemplateProps<typeof organisationseinheit>) {
  const id = useId();
  const { organisationseinheit: unit, jetzt: now } = context;
  const { untere: lower, leistungen } = unit;
  return (
    <Section>
      <div className={administration.page}>
        <div className={detail.sheet}>
          {/* The preamble is already shown as the description in the page header. */}
          <UnitDetails einheit={{ ...unit, vorspann: null }} layer={2} now={now} />
        </div>
        {lower.length > 0 && (
          <section aria-labelledby={`${id}-untere`} className={styles.lower}>
            <h2 id={`${id}-untere`} className={administration.subheading}>
              Untergeordnete Fachbereiche
            </h2>
            {lower.map((under) => (
              <LowerUnit key={under.titel} einheit={under} layer={3} now={now} />
            ))}
          </section>
        )}
        {leistungen.length > 0 && (
          <section aria-labelledby={`${id}-leistungen`} className={detail.sheet}>
            <h2 id={`${id}-leistungen`} className={administration.subheading}>
              Leistungen
            </h2>
            <ul className={administration.links}>
              {leistungen.map(({ titel: title, detailURL }) => (
                <li key={detailURL}>
                  <a href={detailURL}>{title}</a>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Section>
  );
}
