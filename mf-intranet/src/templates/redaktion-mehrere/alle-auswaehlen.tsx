import { useFormularKontext } from '@gm/shared/formular/formular-kontext';
import { useWert } from '@gm/shared/formular/use-wert';
import { Button } from '@gm/shared/ui/button';

interface AlleAuswaehlenProps {
  name: string;
  werte: readonly string[];
}

/** Ticks all boxes of a group, or none where all are. */
export function AlleAuswaehlen({ name, werte }: AlleAuswaehlenProps) {
  const { form } = useFormularKontext();
  const gewaehlt = [useWert(name) ?? []].flat();
  const sindAlle = gewaehlt.length === werte.length;
  return (
    <Button variant="secondary" onClick={() => form.setValue(name, sindAlle ? [] : [...werte], { shouldDirty: true })}>
      {sindAlle ? 'Keinen auswählen' : `Alle ${werte.length} dieser Liste auswählen`}
    </Button>
  );
}
