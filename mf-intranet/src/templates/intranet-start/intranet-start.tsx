import blatt from '@gm/shared/detail/detail.module.css';
import { Anmelden } from '@gm/shared/konten/anmelden';
import listen from '@gm/shared/liste/liste.module.css';
import { Abschnitt } from '@gm/shared/ui/abschnitt';
import { FilterFormular, FilterSuchwort } from '@gm/shared/ui/filter-formular';
import { SectionHeading } from '@gm/shared/ui/section-heading';
import { useId } from 'react';
import { Unpassende } from '../../redaktion/unpassende.tsx';
import { TextListe } from '../../texte/text-liste.tsx';
import type { IntranetStartProps } from './intranet-start.context.ts';

/** Start of the intranet: search and the latest news. Visitors log in here. */
export default function IntranetStart({ context, options, seite }: IntranetStartProps) {
  const id = useId();
  const { konto, texte } = context;
  if (!konto) {
    return (
      <div className={blatt.blatt}>
        <h2>Anmelden</h2>
        <Anmelden
          template="intranet-start"
          seite={seite}
          aktion={options.aktion}
          ziel="/intranet/"
          vergessenLink={options.vergessenLink}
        />
        <p>
          Vereine und Betriebe brauchen kein Passwort: <a href="/intranet/anmelden/">Anmelden mit einem Link</a>
        </p>
      </div>
    );
  }
  return (
    <Abschnitt labelledBy={id}>
      <div className={listen.seite}>
        <Unpassende anzahl={konto.unpassende ?? 0} />
        <FilterFormular
          aktion={options.sucheLink}
          absenden="Nachrichten und Dokumente durchsuchen"
          suche={<FilterSuchwort wert="" />}
        />
        <SectionHeading id={id} title="Neues für Sie" />
        {texte.data.length > 0 ? <TextListe texte={texte.data} mitRubrik /> : <p>Zurzeit gibt es keine Nachrichten.</p>}
      </div>
    </Abschnitt>
  );
}
