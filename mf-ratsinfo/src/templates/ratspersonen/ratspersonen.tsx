import detail from '@gm/shared/detail/detail.module.css';
import { Ausgefallen } from '@gm/shared/liste/ausgefallen';
import { GefilterteListe } from '@gm/shared/liste/gefilterte-liste';
import { readFilter } from '@gm/shared/liste/listen-abfrage';
import { Abschnitt } from '@gm/shared/ui/abschnitt';
import { FilterAuswahl, FilterFormular } from '@gm/shared/ui/filter-formular';
import type { TemplateProps } from '@gm/shared/vertrag';
import { Bereiche } from '../../teile/bereiche.tsx';
import { Mitgliederliste } from '../../teile/mitgliederliste.tsx';
import { formatCount, toOptionen } from '../../teile/optionen.ts';
import type { ratspersonen } from './ratspersonen.context.ts';

/** Whoever is a member of a body; by group. */
export default function Ratspersonen({ context, seite }: TemplateProps<typeof ratspersonen>) {
  const antwort = context.ratspersonen;
  if (!antwort) {
    return (
      <Abschnitt>
        <Ausgefallen was="Die Personen" />
      </Abschnitt>
    );
  }
  const { typ } = readFilter(seite, ['typ']);
  const gezeigte = antwort.data.filter(({ fraktion }) => !typ || fraktion === typ);
  return (
    <GefilterteListe
      davor={<Bereiche pfad={seite.pfad} />}
      titel={formatCount(gezeigte.length, 'Person', 'Personen')}
      filter={
        <FilterFormular
          aktion={seite.pfad}
          aufheben={typ ? seite.pfad : undefined}
          suche={
            <FilterAuswahl
              name="typ"
              label="Fraktion"
              wert={typ}
              alle="Alle Fraktionen"
              optionen={toOptionen(antwort.fraktionen)}
            />
          }
        />
      }
      isLeer={gezeigte.length === 0}
      leer={{
        istGefiltert: typ !== '',
        ohneTreffer: 'Zu Ihrer Auswahl gibt es niemanden.',
        alle: { href: seite.pfad, text: 'Alle Personen zeigen' },
        nichts: 'Zurzeit ist niemand eingetragen.',
      }}
    >
      <div className={detail.blatt}>
        <Mitgliederliste
          mitglieder={gezeigte.map(({ status, ...person }) => ({ ...person, funktion: status.join(', ') || null }))}
        />
      </div>
    </GefilterteListe>
  );
}
