import { formatTermin } from '@gm/shared/format/termin';
import { Ausgefallen } from '@gm/shared/liste/ausgefallen';
import { Abschnitt } from '@gm/shared/ui/abschnitt';
import { CardGrid } from '@gm/shared/ui/card-grid';
import { EditorText } from '@gm/shared/ui/editor-text';
import type { TemplateProps } from '@gm/shared/vertrag';
import { useId } from 'react';
import { Bereiche } from '../../teile/bereiche.tsx';
import teile from '../../teile/ratsinfo.module.css';
import type { ratsgremien } from './ratsgremien.context.ts';
import styles from './ratsgremien.module.css';

function Gremium({
  gremium,
}: {
  gremium: NonNullable<TemplateProps<typeof ratsgremien>['context']['ratsgremien']>['data'][number];
}) {
  const { name, mitglieder, beschreibung, naechste, detailURL } = gremium;
  return (
    <article className={styles.gremium}>
      <h3>
        <a href={detailURL}>{name}</a>
      </h3>
      <p className={teile.leise}>{mitglieder === 1 ? '1 Mitglied' : `${mitglieder} Mitglieder`}</p>
      <EditorText html={beschreibung} />
      {naechste && (
        <p>
          Nächste Sitzung: <a href={naechste.detailURL}>{formatTermin(naechste)}</a>
        </p>
      )}
    </article>
  );
}

/** The bodies of the council, and the groups in it. */
export default function Ratsgremien({ context, seite }: TemplateProps<typeof ratsgremien>) {
  const id = useId();
  const antwort = context.ratsgremien;
  if (!antwort) {
    return (
      <Abschnitt>
        <Ausgefallen was="Die Gremien" />
      </Abschnitt>
    );
  }
  const teileVonRat = [
    { titel: 'Gremien', data: antwort.data.filter(({ art }) => art !== 'Fraktion') },
    { titel: 'Fraktionen', data: antwort.data.filter(({ art }) => art === 'Fraktion') },
  ].filter(({ data }) => data.length > 0);
  return (
    <Abschnitt>
      <div className={styles.seite}>
        <Bereiche pfad={seite.pfad} />
        {teileVonRat.map(({ titel, data }) => (
          <section key={titel} aria-labelledby={`${id}-${titel}`}>
            <h2 id={`${id}-${titel}`} className={styles.titel}>
              {titel}
            </h2>
            <CardGrid>
              {data.map((gremium) => (
                <Gremium key={gremium.id} gremium={gremium} />
              ))}
            </CardGrid>
          </section>
        ))}
        {teileVonRat.length === 0 && <p>Zurzeit sind keine Gremien eingetragen.</p>}
      </div>
    </Abschnitt>
  );
}
