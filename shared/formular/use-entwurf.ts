import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { deleteEntwurf, loadEntwurf, saveEntwurf } from './entwurf.ts';
import { createSalz } from './idempotency-key.ts';
import { isEmpty, type Werte } from './werte.ts';

interface EntwurfOptionen {
  /** Place in the session storage. */
  key: string;
  form: UseFormReturn<Werte>;
  /** Controls the draft holds. */
  felder: readonly string[];
  /** What the controls hold without anybody's doing. */
  vorgaben: Readonly<Record<string, string | string[]>>;
  /** The page brought values along that are newer than the draft, or no controls at all. */
  vomServer: 'error' | 'success' | undefined;
}

/** Keeps the draft of a form and fills it in again when the form appears. */
export function useEntwurf({ key, form, felder, vorgaben, vomServer }: EntwurfOptionen) {
  const [vorhanden, setVorhanden] = useState(false);
  const salz = useRef('');

  /** Random part of the idempotency keys of this form session. */
  function getSalz(): string {
    salz.current ||= createSalz();
    return salz.current;
  }

  /** A control that is not on the page has no value; one choice comes as itself or as a list of one. */
  function isUntouched(feld: string, wert: Werte[string] | undefined): boolean {
    const vorgabe = vorgaben[feld];
    if (wert === undefined || (isEmpty(wert) && isEmpty(vorgabe))) return true;
    return JSON.stringify([wert].flat()) === JSON.stringify([vorgabe].flat());
  }

  function save() {
    const werte = Object.fromEntries(felder.map((feld) => [feld, form.getValues(feld)])) as Werte;
    if (felder.every((feld) => isUntouched(feld, werte[feld]))) {
      deleteEntwurf(key);
      setVorhanden(false);
    } else {
      setVorhanden(saveEntwurf(key, { werte, salz: getSalz() }));
    }
  }

  /** Ends the form session: what comes next is a new request. */
  function forget() {
    deleteEntwurf(key);
    setVorhanden(false);
    salz.current = '';
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears; later drafts are its own
  useEffect(() => {
    if (vomServer === 'success') return;
    const entwurf = vomServer ? null : loadEntwurf(key);
    if (entwurf) {
      salz.current = entwurf.salz;
      for (const feld of felder) {
        const wert = entwurf.werte[feld];
        // What was typed while the page was loading is newer than the draft.
        if (wert !== undefined && isUntouched(feld, form.getValues(feld))) form.setValue(feld, wert);
      }
    }
    save();
  }, []);

  return { vorhanden, getSalz, save, forget };
}
