import type { Page } from '@gm/shared/contract';
import sheet from '@gm/shared/detail/work-sheet.module.css';
import type { Contribution } from '@gm/shared/schemas/editor/editorial';
import { Pills } from '@gm/shared/ui/pills';

interface PatternProps extends Pick<NonNullable<Contribution['inhalt']>, 'muster'> {
  seite: Pick<Page, 'pfad' | 'suche'>;
}

const TITLE = 'Womit möchten Sie beginnen?';
const readHow = (search: string) => new URLSearchParams(search).get('wie') ?? '';

/** Patterns for a new entry. Each has its own address and draft. */
export function Pattern({ muster: pattern, seite: { pfad: path, suche: search } }: PatternProps) {
  if (pattern.length === 0) return null;
  const here = readHow(search);
  return (
    <div className={sheet.sheet}>
      <h2>{TITLE}</h2>
      <Pills
        label={TITLE}
        entries={[{ titel: 'Leer', href: path }, ...pattern].map(({ titel: title, href }) => ({
          href,
          text: title,
          gewaehlt: readHow(href.slice(path.length)) === here,
        }))}
      />
    </div>
  );
}
