import { Combobox } from '../combobox.tsx';
import { TextField } from '../text-field.tsx';
import { useWert } from '../use-wert.ts';

interface VeranstalterFelderProps {
  eintraege: readonly { id: number; titel: string }[];
  label: { veranstalter_brancheneintrag_zuordnung: string; veranstalter: string };
}

/** Who organises: one of the directory, or somebody else in words. Either makes the other needless. */
export function VeranstalterFelder({ eintraege, label }: VeranstalterFelderProps) {
  const gewaehlt = useWert('veranstalter_brancheneintrag_zuordnung');
  const genannt = useWert('veranstalter');
  const wahlweise = !gewaehlt && !genannt;
  return (
    <>
      <Combobox
        name="veranstalter_brancheneintrag_zuordnung"
        label={label.veranstalter_brancheneintrag_zuordnung}
        wahlweise={wahlweise}
        hint="Tippen Sie die ersten Buchstaben Ihres Vereins oder Ihrer Einrichtung."
        optionen={eintraege.map(({ id, titel }) => ({ wert: String(id), text: titel }))}
      />
      <TextField
        name="veranstalter"
        label={label.veranstalter}
        wahlweise={wahlweise}
        hint="Nur wenn Ihr Veranstalter nicht in der Liste steht"
        autoComplete="organization"
      />
    </>
  );
}
