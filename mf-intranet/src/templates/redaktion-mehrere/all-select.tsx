import { useFormContext } from '@gm/shared/forms/state/form-context';
import { useValue } from '@gm/shared/forms/state/use-value';
import { Button } from '@gm/shared/ui/button';

interface AllSelectProps {
  name: string;
  values: readonly string[];
}

/** Ticks all checkboxes of a group, or unticks them if all are ticked. */
export function AllSelect({ name, values }: AllSelectProps) {
  const { form } = useFormContext();
  const chosen = [useValue(name) ?? []].flat();
  const areAll = chosen.length === values.length;
  return (
    <Button variant="secondary" onClick={() => form.setValue(name, areAll ? [] : [...values], { shouldDirty: true })}>
      {areAll ? 'Keinen auswählen' : `Alle ${values.length} dieser Liste auswählen`}
    </Button>
  );
}
