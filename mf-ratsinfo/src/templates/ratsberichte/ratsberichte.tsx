import type { Ratsberichte as Antwort } from '@gm/shared/bereiche/ratsinfo/ratsinfo';
import detail from '@gm/shared/detail/detail.module.css';
import { formatTermin } from '@gm/shared/format/termin';
import { Ausgefallen } from '@gm/shared/liste/ausgefallen';
import { GefilterteListe } from '@gm/shared/liste/gefilterte-liste';
import liste from '@gm/shared/liste/liste.module.css';
import { buildListenHref, readFilter } from '@gm/shared/liste/listen-abfrage';
import { Abschnitt } from '@gm/shared/ui/abschnitt';
import { FilterFormular } from '@gm/shared/ui/filter-formular';
import type { TemplateProps } from '@gm/shared/vertrag';
import { Ausgang } from '../../teile/ausgang.tsx';
import { Bereiche } from '../../teile/bereiche.tsx';
import { Dateien } from '../../teile/dateien.tsx';
import { GremiumFilter, JahrFilter } from '../../teile/filter.tsx';
import { formatCount } from '../../teile/optionen.ts';
import type { ratsberichte } from './ratsberichte.context.ts';
import styles from './ratsberichte.module.css';

const FILTER = ['gremium', 'jahr'] as const;

function Bericht({ bericht }: { bericht: Antwort['data'][number] }) {
  const { titel, beschluesse, niederschrift, abgesagt, detailURL, ...zeit } = bericht;
  return (
    <li className={detail.blatt}>
      <div>
        <h3>
          <a href={detailURL}>{titel}</a>
        </h3>
        <p className={detail.meta}>
          {formatTermin(zeit)}
          {abgesagt && ' – abgesagt'}
        </p>
      </div>
      {beschluesse.length > 0 ? (
        <ul className={styles.beschluesse}>
          {beschluesse.map(({ id, titel: punkt, vorlage, ergebnis, abstimmung }) => (
            <li key={id}>
              <p>{vorlage ? <a href={vorlage.detailURL}>{punkt}</a> : punkt}</p>
              <Ausgang ergebnis={ergebnis} beschluss={null} abstimmung={abstimmung} />
            </li>
          ))}
        </ul>
      ) : (
        <p>{abgesagt ? 'Die Sitzung fand nicht statt.' : 'Öffentliche Beschlüsse gab es nicht.'}</p>
      )}
      {niederschrift && <Dateien dateien={[niederschrift]} />}
    </li>
  );
}

/** What the meetings decided, the latest first. */
export default function Ratsberichte({ context, seite }: TemplateProps<typeof ratsberichte>) {
  const antwort = context.ratsberichte;
  if (!antwort) {
    return (
      <Abschnitt>
        <Ausgefallen was="Die Sitzungsberichte" />
      </Abschnitt>
    );
  }
  const { data, anzahl, pagination, auswahl } = antwort;
  const { gremium, jahr } = readFilter(seite, FILTER);
  return (
    <GefilterteListe
      davor={<Bereiche pfad={seite.pfad} />}
      titel={formatCount(anzahl, 'Sitzungsbericht', 'Sitzungsberichte')}
      filter={
        <FilterFormular
          aktion={seite.pfad}
          aufheben={gremium || jahr ? seite.pfad : undefined}
          gewaehlt={[gremium, jahr]}
        >
          <GremiumFilter wert={gremium} gremien={auswahl.gremien} />
          <JahrFilter wert={jahr} jahre={auswahl.jahre} />
        </FilterFormular>
      }
      isLeer={data.length === 0}
      leer={{
        istGefiltert: Boolean(gremium || jahr),
        ohneTreffer: 'Zu Ihrer Auswahl gibt es keinen Bericht.',
        alle: { href: seite.pfad, text: 'Alle Berichte zeigen' },
        nichts: 'Zurzeit gibt es keine Berichte.',
      }}
      seiten={{ ...pagination, buildHref: (nummer) => buildListenHref(seite, FILTER, { seite: String(nummer) }) }}
      danach={
        <p>
          <a href={`/ratsinfo/feed.xml${gremium ? `?gremium=${encodeURIComponent(gremium)}` : ''}`}>
            Vorlagen und Ergebnisse als Feed abonnieren (Atom)
          </a>
        </p>
      }
    >
      <ol className={liste.liste}>
        {data.map((bericht) => (
          <Bericht key={bericht.id} bericht={bericht} />
        ))}
      </ol>
    </GefilterteListe>
  );
}
