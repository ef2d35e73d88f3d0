import type { RatssitzungKurz } from '@gm/shared/bereiche/ratsinfo/ratsinfo';
import detail from '@gm/shared/detail/detail.module.css';
import { Ausgefallen } from '@gm/shared/liste/ausgefallen';
import liste from '@gm/shared/liste/liste.module.css';
import { Abschnitt } from '@gm/shared/ui/abschnitt';
import { FilterFormular, FilterSuchwort } from '@gm/shared/ui/filter-formular';
import { SectionHeading } from '@gm/shared/ui/section-heading';
import type { TemplateProps } from '@gm/shared/vertrag';
import { useId } from 'react';
import { Bereiche } from '../../teile/bereiche.tsx';
import { LEISTE } from '../../teile/leiste.ts';
import teile from '../../teile/ratsinfo.module.css';
import { SitzungZeile } from '../../teile/sitzung-zeile.tsx';
import { VorlagenListe } from '../../teile/vorlagen-liste.tsx';
import type { ratsuebersicht } from './ratsuebersicht.context.ts';

interface SitzungenProps {
  titel: string;
  sitzungen: readonly RatssitzungKurz[];
  link: { href: string; text: string };
}

function Sitzungen({ titel, sitzungen, link }: SitzungenProps) {
  const id = useId();
  if (sitzungen.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={titel} link={link} />
      <ol className={liste.liste}>
        {sitzungen.map((sitzung) => (
          <SitzungZeile key={sitzung.id} sitzung={sitzung} />
        ))}
      </ol>
    </section>
  );
}

/** The start page of the council's information system: search, what comes next, what is new. */
export default function Ratsuebersicht({ context, seite }: TemplateProps<typeof ratsuebersicht>) {
  const id = useId();
  const antwort = context.ratsuebersicht;
  if (!antwort) {
    return (
      <Abschnitt>
        <Ausgefallen was="Die Ratsinformationen" />
      </Abschnitt>
    );
  }
  const { naechste, letzte, vorlagen } = antwort;
  return (
    <Abschnitt>
      <div className={teile.abschnitte}>
        <div>
          <Bereiche pfad={seite.pfad} />
          <p className={teile.nurSchmal}>
            <a href={`#${LEISTE}`}>Für Ratsmitglieder</a>
          </p>
        </div>
        <FilterFormular
          aktion="/ratsinfo/vorlagen/"
          absenden="Vorlagen durchsuchen"
          suche={<FilterSuchwort wert="" label="Was hat der Gemeinderat beschlossen? Straße oder Stichwort" />}
        />
        <Sitzungen
          titel="Nächste Sitzungen"
          sitzungen={naechste}
          link={{ href: '/ratsinfo/sitzungen/', text: 'Alle Sitzungen' }}
        />
        {vorlagen.length > 0 && (
          <section aria-labelledby={`${id}-vorlagen`}>
            <SectionHeading
              id={`${id}-vorlagen`}
              title="Neue Vorlagen"
              link={{ href: '/ratsinfo/vorlagen/', text: 'Alle Vorlagen' }}
            />
            <div className={detail.blatt}>
              <VorlagenListe vorlagen={vorlagen} />
            </div>
          </section>
        )}
        <Sitzungen
          titel="Zuletzt getagt"
          sitzungen={letzte}
          link={{ href: '/ratsinfo/berichte/', text: 'Alle Beschlüsse' }}
        />
      </div>
    </Abschnitt>
  );
}
