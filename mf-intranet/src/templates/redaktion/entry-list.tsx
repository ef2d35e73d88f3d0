import type { OverviewEntry } from '@gm/shared/schemas/editor/overview';
import { Picture } from '@gm/shared/ui/pictures/image';
import { ContributionState } from '../../drafts/contribution-state.tsx';
import own from './start.module.css';

/** One entry with picture, kind, state and last change. `before`: what happens to it and when. */
export function EntryLine({ entry, before: first }: { entry: OverviewEntry; before?: string }) {
  const { bild: image } = entry;
  return (
    <li className={own.line}>
      {image ? (
        <Picture image={image} sizes="4.5rem" ratio="3x2" className={own.picture} />
      ) : (
        <span className={own.picture} />
      )}
      <div>
        <p>
          {first && <b className={own.upFront}>{first}</b>}
          <a href={entry.detailURL}>{entry.titel}</a>
        </p>
        <p className={own.facts}>
          <span>{entry.bezeichnung}</span>
          <ContributionState {...entry} />
        </p>
        <p className={own.small}>
          geändert am {entry.geaendert} von {entry.wer}
          {entry.vorgelegt && `, vorgelegt von ${entry.vorgelegt}`}
        </p>
      </div>
    </li>
  );
}

export function EntryList({ entries }: { entries: readonly OverviewEntry[] }) {
  return (
    <ul className={own.list}>
      {entries.map((entry) => (
        <EntryLine key={entry.referenz} entry={entry} />
      ))}
    </ul>
  );
}
