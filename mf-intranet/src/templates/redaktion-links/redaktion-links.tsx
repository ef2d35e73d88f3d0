import { Back } from '@gm/shared/detail/back';
import { Cancelled } from '@gm/shared/list/cancelled';
import { FilteredList } from '@gm/shared/list/filtered-list';
import { buildListHref, readFilter } from '@gm/shared/list/list-query';
import table from '@gm/shared/list/table.module.css';
import { Alert } from '@gm/shared/ui/alert';
import { Pills } from '@gm/shared/ui/pills';
import { Section } from '@gm/shared/ui/section';
import { VisuallyHidden } from '@gm/shared/ui/visually-hidden';
import { SortHead } from '../../work-list/sort-head.tsx';
import type { RedaktionLinksProps } from './redaktion-links.context.ts';
import styles from './redaktion-links.module.css';

type Links = NonNullable<RedaktionLinksProps['context']['links']>;

const FILTER = ['typ', 'sort'] as const;
const formatCount = (count: number) => (count === 1 ? '1 Link' : `${count.toLocaleString('de-DE')} Links`);

/** Broken links and the entries that contain them. */
export default function RedaktionLinks({ context: { links }, seite: page }: RedaktionLinksProps) {
  if (!links) {
    return (
      <Section>
        <Cancelled was="Die Links" />
      </Section>
    );
  }
  const { anzahl: count, gepruefte: checked, kaputte: broken, umgezogene: moved, pagination } = links;
  const { typ: type, sort } = readFilter(page, FILTER);
  const all = broken + moved;
  const views = [
    ['', `Alle (${all})`],
    ['kaputt', `Nicht zu erreichen (${broken})`],
    ['umgezogen', `Umgezogen (${moved})`],
  ] as const;
  return (
    <FilteredList
      beforehand={
        <>
          <Back href="/intranet/redaktion/inhalte/" text="Inhalte der Website" />
          <State {...links} />
          {all > 0 && (
            <Pills
              label="Ansicht"
              entries={views.map(([name, text]) => ({
                href: buildListHref(page, FILTER, { typ: name }),
                text,
                gewaehlt: name === type,
              }))}
            />
          )}
        </>
      }
      title={
        all > 0
          ? formatCount(count)
          : checked > 0
            ? 'Alle geprüften Links führen zum Ziel'
            : 'Noch ist kein Link geprüft'
      }
      isEmpty={count === 0}
      empty={{
        isFiltered: all > 0,
        withoutHit: 'Solche Links gibt es nicht.',
        all: { href: buildListHref(page, FILTER, { typ: '' }), text: 'Alle Links zeigen' },
        nothing: 'Hier steht, welche Links nicht mehr funktionieren.',
      }}
      pages={{ ...pagination, buildHref: (num) => buildListHref(page, FILTER, { seite: String(num) }) }}
    >
      <table className={table.table}>
        <SortHead
          spalten={[
            { name: 'url', text: 'Adresse' },
            { name: 'befund', text: 'Befund' },
            { name: 'seit', text: 'Seit' },
            { name: '', text: 'Steht in' },
          ]}
          ordnung={sort}
          buildHref={(ordering) => buildListHref(page, FILTER, { sort: ordering })}
        />
        <tbody>
          {links.data.map((link) => (
            <Line key={link.url} {...link} />
          ))}
        </tbody>
      </table>
    </FilteredList>
  );
}

function State({ isAn, alle: all, gepruefte: checked, zuletzt: lastly }: Links) {
  return (
    <>
      {!isAn && (
        <Alert kind="info" title="Links zu anderen Websites werden hier nicht geprüft">
          <p>Einschalten kann diese Prüfung, wer die Website technisch betreut.</p>
        </Alert>
      )}
      <p>
        Jeder Link zu einer eigenen Seite wird einmal am Tag geprüft
        {isAn && ', jeder Link zu einer anderen Website einmal in der Woche'}. {checked.toLocaleString('de-DE')} von{' '}
        {all.toLocaleString('de-DE')} sind geprüft{lastly && `, zuletzt am ${lastly}`}.
      </p>
    </>
  );
}

function Line({
  url,
  fehler: error,
  seit: since,
  umgezogenNach: movedAfter,
  orte: locations,
  weitere: further,
}: Links['data'][number]) {
  return (
    <tr>
      <th scope="row" className={styles.url}>
        <a href={url} target="_blank" rel="noopener noreferrer">
          {url}
          <VisuallyHidden> (öffnet ein neues Fenster)</VisuallyHidden>
        </a>
      </th>
      <td data-spalte="Befund">
        <span>
          {error ?? (
            <>
              Leitet dauerhaft weiter nach <span className={styles.url}>{movedAfter}</span>
            </>
          )}
        </span>
      </td>
      <td data-spalte="Seit">{since}</td>
      <td data-spalte="Steht in">
        <ul className={styles.places}>
          {locations.map((location) => (
            <li key={location.href}>
              <a href={location.href}>{location.titel}</a> <span className={table.small}>{location.art}</span>
            </li>
          ))}
          {further > 0 && <li>und {further.toLocaleString('de-DE')} weitere</li>}
        </ul>
      </td>
    </tr>
  );
}
