import type { RatssitzungKurz } from '@gm/shared/bereiche/ratsinfo/ratsinfo';
import detail from '@gm/shared/detail/detail.module.css';
import { Zurueck } from '@gm/shared/detail/zurueck';
import liste from '@gm/shared/liste/liste.module.css';
import { Abschnitt } from '@gm/shared/ui/abschnitt';
import { EditorText } from '@gm/shared/ui/editor-text';
import type { TemplateProps } from '@gm/shared/vertrag';
import { useId } from 'react';
import { Mitgliederliste } from '../../teile/mitgliederliste.tsx';
import teile from '../../teile/ratsinfo.module.css';
import { SitzungZeile } from '../../teile/sitzung-zeile.tsx';
import type { ratsgremium } from './ratsgremium.context.ts';

function Sitzungen({ titel, sitzungen }: { titel: string; sitzungen: readonly RatssitzungKurz[] }) {
  const id = useId();
  if (sitzungen.length === 0) return null;
  return (
    <section aria-labelledby={id} className={liste.ergebnis}>
      <h2 id={id}>{titel}</h2>
      <ol className={liste.liste}>
        {sitzungen.map((sitzung) => (
          <SitzungZeile key={sitzung.id} sitzung={sitzung} />
        ))}
      </ol>
    </section>
  );
}

/** A body: what for, who, when it meets. Its name is the page's heading. */
export default function Ratsgremium({ context }: TemplateProps<typeof ratsgremium>) {
  const id = useId();
  const { id: nummer, beschreibung, mitglieder, naechste, letzte, kalenderURL, feedURL } = context.ratsgremium;
  return (
    <Abschnitt>
      <div className={detail.mitRand}>
        <div className={liste.seite}>
          <article className={detail.blatt}>
            <EditorText html={beschreibung} />
            <section aria-labelledby={`${id}-mitglieder`}>
              <h2 id={`${id}-mitglieder`}>Mitglieder</h2>
              <Mitgliederliste mitglieder={mitglieder} />
            </section>
          </article>
          <Sitzungen titel="Nächste Sitzungen" sitzungen={naechste} />
          <Sitzungen titel="Letzte Sitzungen" sitzungen={letzte} />
          <Zurueck href="/ratsinfo/gremien/" text="Alle Gremien" />
        </div>
        <section className={detail.karte} aria-labelledby={`${id}-mehr`}>
          <h2 id={`${id}-mehr`}>Auf dem Laufenden bleiben</h2>
          <ul className={teile.verweise}>
            <li>
              <a href={`/ratsinfo/verfolgen/?gremium=${nummer}`}>Per E-Mail verfolgen</a>
            </li>
            <li>
              <a href={kalenderURL}>Sitzungen als Kalender abonnieren (.ics)</a>
            </li>
            <li>
              <a href={feedURL}>Neues als Feed abonnieren (Atom)</a>
            </li>
            <li>
              <a href={`/ratsinfo/vorlagen/?gremium=${nummer}`}>Alle Vorlagen dieses Gremiums</a>
            </li>
            <li>
              <a href={`/ratsinfo/berichte/?gremium=${nummer}`}>Alle Beschlüsse dieses Gremiums</a>
            </li>
          </ul>
        </section>
      </div>
    </Abschnitt>
  );
}
