import type { Maengel } from '@gm/shared/bereiche/maengel/maengel';
import { MANGEL_FELDER as LABEL } from '@gm/shared/bereiche/maengel/mangel-felder';
import { findNearestStrasse, type Punkt } from '@gm/shared/bereiche/maengel/plan';
import { formatStrasse } from '@gm/shared/bereiche/maengel/strassen';
import { Fehler } from '@gm/shared/formular/feld';
import { useFeld, useFormularKontext } from '@gm/shared/formular/formular-kontext';
import { TextField } from '@gm/shared/formular/text-field';
import { useWert } from '@gm/shared/formular/use-wert';
import { useId, useRef, useState } from 'react';
import styles from './mangel-melden.module.css';
import { Planwahl } from './planwahl.tsx';
import { Standort } from './standort.tsx';

/** What a hidden control holds; React would put its first value back with every render. */
function Grad({ name }: { name: 'breitengrad' | 'laengengrad' }) {
  const { control } = useFeld(name);
  return <input type="hidden" ref={control.ref} name={name} value={String(useWert(name) ?? '')} />;
}

/** Where it is: shown in the plan, found by the phone, or said in words. Any of them is enough. */
export function Stelle({ plan, strassen, gemeinde }: Pick<Maengel, 'plan' | 'strassen'> & { gemeinde: string }) {
  const { form, noteChange } = useFormularKontext();
  const { id, meldung } = useFeld('breitengrad');
  const listeId = useId();
  const [worte, setWorte] = useState('');
  /** The street that the plan put into the field: it may take it out again, what somebody typed stays. */
  const eingetragen = useRef('');
  const breitengrad = useWert('breitengrad');
  const laengengrad = useWert('laengengrad');
  const punkt =
    breitengrad && laengengrad ? { breitengrad: Number(breitengrad), laengengrad: Number(laengengrad) } : null;

  function set(feld: string, wert: string) {
    form.setValue(feld, wert);
    noteChange(feld);
  }

  function choose(neu: Punkt) {
    set('breitengrad', String(neu.breitengrad));
    set('laengengrad', String(neu.laengengrad));
    const strasse = plan && findNearestStrasse(plan, strassen, neu);
    const name = strasse ? formatStrasse(strasse) : '';
    setWorte(name ? `Gewählt: ${name}.` : 'Die Stelle ist gewählt.');
    if (form.getValues('strasse') && form.getValues('strasse') !== eingetragen.current) return;
    eingetragen.current = name;
    set('strasse', name);
  }

  return (
    <>
      <Grad name="breitengrad" />
      <Grad name="laengengrad" />
      <Standort plan={plan} gemeinde={gemeinde} onFound={choose} />
      {plan && <Planwahl id={id} plan={plan} punkt={punkt} onChoose={choose} />}
      <Fehler id={id} meldung={meldung} />
      <p role="status" className={styles.gewaehlt}>
        {worte}
      </p>
      <TextField
        name="strasse"
        label={LABEL.strasse}
        wahlweise={plan !== null}
        required={plan === null}
        hint="Zum Beispiel: Hauptstraße, Schwann – oder: Waldweg hinter dem Friedhof"
        list={listeId}
        autoComplete="off"
      />
      <datalist id={listeId}>
        {strassen.map((strasse) => (
          <option key={strasse.id} value={formatStrasse(strasse)} />
        ))}
      </datalist>
      <TextField name="hausnummer" label={LABEL.hausnummer} breite="kurz" hint="Vor welchem Haus ungefähr?" />
    </>
  );
}
