import { useFormularKontext } from '@gm/shared/formular/formular-kontext';
import { feldId } from '@gm/shared/formular/use-formular';
import type { Pruefung } from '@gm/shared/schemas/redaktion';

/** What was found, each with the way to its control. */
export function Befundliste({ befunde }: { befunde: readonly Omit<Pruefung['befunde'][number], 'regel'>[] }) {
  const { name } = useFormularKontext();
  if (befunde.length === 0) return null;
  return (
    <ul>
      {befunde.map(({ stufe, feld, meldung }) => (
        <li key={`${feld} ${meldung}`} data-stufe={stufe}>
          <b>{stufe === 'sperrt' ? 'Vor der Freigabe ändern:' : 'Hinweis:'}</b>{' '}
          <a href={`#${feldId(name, feld)}`}>{meldung}</a>
        </li>
      ))}
    </ul>
  );
}
