import { Ansichten } from '@gm/shared/liste/ansichten';
import { Ausgefallen } from '@gm/shared/liste/ausgefallen';
import styles from '@gm/shared/liste/liste.module.css';
import { buildListenHref, readFilter } from '@gm/shared/liste/listen-abfrage';
import { ListenZeile } from '@gm/shared/liste/listen-zeile';
import tabelle from '@gm/shared/liste/tabelle.module.css';
import { Abschnitt } from '@gm/shared/ui/abschnitt';
import { FilterAuswahl, FilterFormular, FilterSuchwort } from '@gm/shared/ui/filter-formular';
import { LinkButton } from '@gm/shared/ui/link-button';
import { Pagination } from '@gm/shared/ui/pagination';
import { Beitragsstand } from '../../redaktion/beitragsstand.tsx';
import type { RedaktionProps } from './redaktion.context.ts';

const FILTER = ['q', 'typ', 'ansicht'] as const;

const ANSICHTEN = [
  ['alle', 'Alle'],
  ['Entwurf', 'Entwürfe'],
  ['geplant', 'Geplant'],
  ['veröffentlicht', 'Veröffentlicht'],
  ['zurückgezogen', 'Zurückgezogen'],
] as const;

const formatCount = (anzahl: number) =>
  anzahl === 0 ? 'Keine Beiträge' : anzahl === 1 ? '1 Beitrag' : `${anzahl.toLocaleString('de-DE')} Beiträge`;

/** Everything editors have written, what was changed last first. */
export default function RedaktionSeite({ context, seite }: RedaktionProps) {
  if (!context.redaktion) {
    return (
      <Abschnitt>
        <Ausgefallen was="Die Beiträge" />
      </Abschnitt>
    );
  }
  const { data, pagination, anzahl, ansicht, ansichten, arten } = context.redaktion;
  const { q, typ } = readFilter(seite, FILTER);
  const ohneFilter = buildListenHref(seite, FILTER, { q: '', typ: '' });
  return (
    <Abschnitt labelledBy="redaktion-anzahl">
      <div className={styles.seite}>
        <ul className={tabelle.dateien}>
          {arten.map(({ art, titel }) => (
            <li key={art}>
              <LinkButton href={`/intranet/redaktion/neu-${art}/`}>Neu: {titel}</LinkButton>
            </li>
          ))}
        </ul>
        <Ansichten
          label="Ansicht"
          ansichten={ANSICHTEN.map(([name, text]) => ({
            href: buildListenHref(seite, FILTER, { ansicht: name === 'alle' ? '' : name, seite: '' }),
            text: `${text} (${ansichten[name].toLocaleString('de-DE')})`,
            gewaehlt: name === ansicht,
          }))}
        />
        <FilterFormular aktion={seite.pfad} aufheben={q || typ ? ohneFilter : undefined}>
          <FilterSuchwort wert={q} />
          <FilterAuswahl
            name="typ"
            label="Art"
            wert={typ}
            alle="Alle Arten"
            optionen={arten.map(({ art, titel }) => ({ wert: art, text: titel }))}
          />
          {ansicht !== 'alle' && <input type="hidden" name="ansicht" value={ansicht} />}
        </FilterFormular>
        <div className={styles.ergebnis}>
          <div role="status">
            <h2 id="redaktion-anzahl">{formatCount(anzahl)}</h2>
          </div>
          {data.length > 0 && (
            <ol className={styles.liste}>
              {data.map((eintrag) => (
                <ListenZeile
                  key={eintrag.referenz}
                  titel={eintrag.titel}
                  href={eintrag.detailURL}
                  ueber={
                    <>
                      <b>{eintrag.bezeichnung}</b> {eintrag.referenz}, zuletzt geändert am {eintrag.geaendert}
                    </>
                  }
                  angaben={[`von ${eintrag.wer}`]}
                  zeichen={<Beitragsstand {...eintrag} />}
                />
              ))}
            </ol>
          )}
          {data.length === 0 && (
            <p>
              {q || typ || ansicht !== 'alle' ? (
                <>
                  Zu Ihrer Auswahl gibt es nichts. <a href={seite.pfad}>Alle Beiträge zeigen</a>
                </>
              ) : (
                'Hier steht, was Sie schreiben. Was es schon auf der Website gibt, gehört nicht dazu.'
              )}
            </p>
          )}
          <Pagination
            page={pagination.page}
            pages={pagination.pages}
            buildHref={(nummer) => buildListenHref(seite, FILTER, { seite: String(nummer) })}
          />
        </div>
      </div>
    </Abschnitt>
  );
}
