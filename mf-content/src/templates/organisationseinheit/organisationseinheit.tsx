import detail from '@gm/shared/detail/detail.module.css';
import { Abschnitt } from '@gm/shared/ui/abschnitt';
import type { TemplateProps } from '@gm/shared/vertrag';
import { useId } from 'react';
import { EinheitAngaben } from '../../verwaltung/einheit-angaben.tsx';
import verwaltung from '../../verwaltung/verwaltung.module.css';
import type { organisationseinheit } from './organisationseinheit.context.ts';
import styles from './organisationseinheit.module.css';
import { UntereEinheit } from './untere-einheit.tsx';

/** The page of an organisational unit (requirement W-2); its name is the page's heading. */
export default function Organisationseinheit({ context }: TemplateProps<typeof organisationseinheit>) {
  const id = useId();
  const { organisationseinheit: einheit, jetzt } = context;
  const { untere, leistungen } = einheit;
  return (
    <Abschnitt>
      <div className={verwaltung.seite}>
        <div className={detail.blatt}>
          {/* Its preamble stands in the page's top as the description. */}
          <EinheitAngaben einheit={{ ...einheit, vorspann: null }} ebene={2} jetzt={jetzt} />
        </div>
        {untere.length > 0 && (
          <section aria-labelledby={`${id}-untere`} className={styles.untere}>
            <h2 id={`${id}-untere`} className={verwaltung.zwischentitel}>
              Untergeordnete Fachbereiche
            </h2>
            {untere.map((unter) => (
              <UntereEinheit key={unter.titel} einheit={unter} ebene={3} jetzt={jetzt} />
            ))}
          </section>
        )}
        {leistungen.length > 0 && (
          <section aria-labelledby={`${id}-leistungen`} className={detail.blatt}>
            <h2 id={`${id}-leistungen`} className={verwaltung.zwischentitel}>
              Leistungen
            </h2>
            <ul className={verwaltung.verweise}>
              {leistungen.map(({ titel, detailURL }) => (
                <li key={detailURL}>
                  <a href={detailURL}>{titel}</a>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Abschnitt>
  );
}
