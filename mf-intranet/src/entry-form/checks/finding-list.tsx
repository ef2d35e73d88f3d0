import { useFormContext } from '@gm/shared/forms/state/form-context';
import { fieldId } from '@gm/shared/forms/state/use-form';
import type { Check } from '@gm/shared/schemas/editor/editorial';

/** Findings, each linked to its control. */
export function FindingList({ findings }: { findings: readonly Omit<Check['befunde'][number], 'regel'>[] }) {
  const { name } = useFormContext();
  if (findings.length === 0) return null;
  return (
    <ul>
      {findings.map(({ stufe: level, feld: field, meldung: message }) => (
        <li key={`${field} ${message}`} data-stufe={level}>
          <b>{level === 'sperrt' ? 'Vor der Freigabe ändern:' : 'Hinweis:'}</b>{' '}
          <a href={`#${fieldId(name, field)}`}>{message}</a>
        </li>
      ))}
    </ul>
  );
}
