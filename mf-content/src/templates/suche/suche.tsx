import { Ansichten } from '@gm/shared/liste/ansichten';
import { ListenErgebnis } from '@gm/shared/liste/listen-ergebnis';
import { Abschnitt } from '@gm/shared/ui/abschnitt';
import { Button } from '@gm/shared/ui/button';
import { Pagination } from '@gm/shared/ui/pagination';
import type { Seite, TemplateProps } from '@gm/shared/vertrag';
import { useId } from 'react';
import { buildSuchHref } from './build-such-href.ts';
import { OhneTreffer } from './no-treffer.tsx';
import type { SucheAntwort, suche } from './suche.context.ts';
import styles from './suche.module.css';
import { Suchtreffer } from './suchtreffer.tsx';

const PRO_SEITE = 10;
const zahl = new Intl.NumberFormat('de-DE');

function getErgebnis(anzahl: number | null, begriff: string, meintenSie: string | null): string {
  if (anzahl === null) return 'Die Suche antwortet gerade nicht';
  if (anzahl === 0 || meintenSie) return `Keine Treffer für „${begriff}“`;
  return `${zahl.format(anzahl)} Treffer für „${begriff}“`;
}

/** One link per kind of content, the shown one marked; nothing while there is only one kind or one page. */
function Facetten({ facetten, seite }: { facetten: SucheAntwort['facetten']; seite: Seite }) {
  const gewaehlt = new URLSearchParams(seite.suche).get('typ') ?? '';
  const summe = facetten.reduce((bisher, { anzahl }) => bisher + anzahl, 0);
  if ((facetten.length < 2 || summe <= PRO_SEITE) && !gewaehlt) return null;
  return (
    <Ansichten
      label="Art der Inhalte"
      ansichten={[{ typ: '', titel: 'Alle', anzahl: summe }, ...facetten].map(({ typ, titel, anzahl }) => ({
        href: buildSuchHref(seite, { typ }),
        text: `${titel} (${zahl.format(anzahl)})`,
        gewaehlt: typ === gewaehlt,
      }))}
    />
  );
}

/** The site's search (requirement S-22): a plain GET form and what it found. */
export default function Suche({ context, options, seite }: TemplateProps<typeof suche>) {
  const id = useId();
  const begriff = (new URLSearchParams(seite.suche).get('q') ?? '').trim();
  const { data, pagination, anzahl, facetten, meintenSie, zerlegt } = context.suche;
  const zuKurz = begriff.length === 1;
  return (
    <Abschnitt>
      <search>
        {/* Another search begins with all kinds of content on page 1, so nothing else is sent along. */}
        <form action={seite.pfad} className={styles.formular}>
          <label htmlFor={`${id}-q`}>Suchbegriff</label>
          {/* The key lets the field follow the address when somebody goes back. */}
          <input
            key={begriff}
            id={`${id}-q`}
            type="search"
            name="q"
            defaultValue={begriff}
            maxLength={200}
            placeholder="Suchbegriff eingeben"
          />
          <Button type="submit">Suchen</Button>
        </form>
      </search>
      {begriff === '' && <p>Geben Sie ein, wonach Sie suchen. Wir durchsuchen die ganze Website.</p>}
      {zuKurz && <p role="status">Bitte geben Sie mindestens zwei Zeichen ein.</p>}
      {begriff.length > 1 && (
        <ListenErgebnis className={styles.ergebnis} titel={getErgebnis(anzahl, begriff, meintenSie)}>
          {meintenSie && (
            <p>
              Meinten Sie <a href={buildSuchHref(seite, { q: meintenSie })}>„{meintenSie}“</a>? Das sind die Treffer
              dafür:
            </p>
          )}
          {zerlegt.map(({ wort, teile }) => (
            <p key={wort}>
              Das Wort „{wort}“ kommt selten oder gar nicht vor. Wir haben auch nach{' '}
              {teile.map((teil) => `„${teil}“`).join(' und ')} gesucht.
            </p>
          ))}
          <Facetten facetten={facetten} seite={seite} />
          {data.length > 0 && (
            <ol className={styles.liste} start={(pagination.page - 1) * PRO_SEITE + 1}>
              {data.map((treffer) => (
                <Suchtreffer key={treffer.url} treffer={treffer} />
              ))}
            </ol>
          )}
          <Pagination
            page={pagination.page}
            pages={pagination.pages}
            buildHref={(nummer) => buildSuchHref(seite, { seite: String(nummer) })}
          />
          {data.length === 0 && <OhneTreffer ziele={options.ziele} seite={seite} ausgefallen={anzahl === null} />}
        </ListenErgebnis>
      )}
    </Abschnitt>
  );
}
