import { Back } from '@gm/shared/detail/back';
import { Cancelled } from '@gm/shared/list/cancelled';
import { FilteredList } from '@gm/shared/list/filtered-list';
import { readFilter } from '@gm/shared/list/list-query';
import table from '@gm/shared/list/table.module.css';
import { LinkButton } from '@gm/shared/ui/link-button';
import { Section } from '@gm/shared/ui/section';
import { VisuallyHidden } from '@gm/shared/ui/visually-hidden';
import { WorkFilter } from '../../work-list/work-filter.tsx';
import { type Branch, buildBranches } from './build-branches.ts';
import type { RedaktionSeitenProps } from './redaktion-seiten.context.ts';
import own from './redaktion-seiten.module.css';

const formatPages = (count: number) => `${count.toLocaleString('de-DE')} ${count === 1 ? 'Seite' : 'Seiten'}`;
const formatBelow = (count: number) => `${count.toLocaleString('de-DE')} ${count === 1 ? 'Unterseite' : 'Unterseiten'}`;

/** Up to here the whole tree is open. */
const OPEN_PAGES = 30;

/** The tree of pages, with the ways to create, rename, move and place each of them. */
export default function RedaktionSeiten({ context: { seiten: tree }, seite: page }: RedaktionSeitenProps) {
  if (!tree) {
    return (
      <Section>
        <Cancelled was="Die Seiten" />
      </Section>
    );
  }
  const { data, anzahl: count, istMehr: isMore, zweig: branch, menue: menu } = tree;
  const { q } = readFilter(page, ['q', 'ort']);
  const isOpen = q !== '' || branch !== null || data.length <= OPEN_PAGES;
  return (
    <FilteredList
      beforehand={branch && <Back href={page.pfad} text="Alle Seiten" />}
      filter={<WorkFilter seite={page} search="Seite suchen" reset={q ? page.pfad : undefined} />}
      title={branch ? `${branch.titel}: ${formatPages(count)}` : formatPages(count)}
      beside={
        <div className={table.files}>
          {menu && (
            <LinkButton variant="secondary" href={menu}>
              Menü bearbeiten
            </LinkButton>
          )}
          <LinkButton href={`${page.pfad}neu/?ort=${encodeURIComponent(branch?.pfad ?? '/')}`}>Neue Seite</LinkButton>
        </div>
      }
      isEmpty={data.length === 0}
      empty={{
        isFiltered: q !== '',
        withoutHit: 'Dazu gibt es keine Seite.',
        all: { href: page.pfad, text: 'Alle Seiten zeigen' },
        nothing: 'Hier stehen die Seiten, die Sie bearbeiten dürfen.',
      }}
      afterwards={isMore && <p>Hier stehen nicht alle Seiten. Suchen Sie nach einem Wort aus Titel oder Adresse.</p>}
    >
      <Branches branches={buildBranches(data)} path={page.pfad} isOpen={isOpen} />
    </FilteredList>
  );
}

interface BranchesProps {
  branches: readonly Branch[];
  /** Path of the tree. */
  path: string;
  isOpen: boolean;
}

function Branches({ branches, path, isOpen }: BranchesProps) {
  return (
    <ul className={own.branches}>
      {branches.map((branch) => (
        <li key={branch.bearbeiten}>
          <Row {...branch} />
          {branch.below.length > 0 ? (
            <details className={own.below} open={isOpen}>
              <summary>
                {formatBelow(branch.unterseiten)} <VisuallyHidden>von {branch.titel}</VisuallyHidden>
              </summary>
              <Branches branches={branch.below} path={path} isOpen={isOpen} />
            </details>
          ) : (
            branch.unterseiten > 0 && (
              <p className={own.below}>
                <a href={`${path}?ort=${encodeURIComponent(branch.pfad)}`}>
                  {formatBelow(branch.unterseiten)} zeigen <VisuallyHidden>von {branch.titel}</VisuallyHidden>
                </a>
              </p>
            )
          )}
        </li>
      ))}
    </ul>
  );
}

function Row({ titel: title, pfad: path, stand: state, imMenue: inMenu, bearbeiten, einrichten, darunter }: Branch) {
  return (
    <div className={own.row}>
      <p className={own.name}>
        <a href={bearbeiten}>{title}</a>
        {inMenu && <span className={own.mark}>im Menü</span>}
        {state && <span className={own.mark}>{state}</span>}
        <span className={own.path}>{path}</span>
      </p>
      <p className={own.ways}>
        {darunter && (
          <a href={darunter}>
            Unterseite anlegen <VisuallyHidden>unter {title}</VisuallyHidden>
          </a>
        )}
        {einrichten && (
          <a href={einrichten}>
            Titel, Adresse, Menü <VisuallyHidden>von {title}</VisuallyHidden>
          </a>
        )}
      </p>
    </div>
  );
}
