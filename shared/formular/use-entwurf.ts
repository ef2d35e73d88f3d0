import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { createPause } from '../browser/create-pause.ts';
import { deleteEntwurf, loadEntwurf, saveEntwurf } from './entwurf.ts';
import { createSalz } from './idempotency-key.ts';
import { takeFile } from './inhalt.ts';
import type { Dateifelder } from './take-dateien.ts';
import { isEmpty, type Werte } from './werte.ts';

/** After the last change: no key press shall wait for the storage. */
const SAVE_DELAY_MS = 400;

/** Whether there is a draft; a hook that also tells those who do not draw. */
export type Entwurfsstand = UseBoundStore<StoreApi<{ vorhanden: boolean }>>;

interface EntwurfOptionen {
  /** Place in the session storage. */
  key: string;
  form: UseFormReturn<Werte>;
  /** Controls the draft holds. */
  felder: readonly string[];
  /** Controls that take a file, and how to find them on the page. */
  dateien: Dateifelder | undefined;
  getInput: (feld: string) => HTMLInputElement | null;
  /** What the controls hold without anybody's doing. */
  vorgaben: Readonly<Record<string, string | string[]>>;
  /** The page brought values along that are newer than the draft, or no controls at all. */
  vomServer: 'error' | 'success' | undefined;
}

/** Keeps the draft of a form and fills it in again when the form appears. */
export function useEntwurf({ key, form, felder, dateien, getInput, vorgaben, vomServer }: EntwurfOptionen) {
  // Not React's state: a draft comes with the first key, which must not draw the whole form anew.
  const [useVorhanden] = useState<Entwurfsstand>(() => create(() => ({ vorhanden: false })));
  const setVorhanden = (vorhanden: boolean) => {
    if (vorhanden !== useVorhanden.getState().vorhanden) useVorhanden.setState({ vorhanden });
  };
  const salz = useRef('');

  /** Random part of the idempotency keys of this form session. */
  function getSalz(): string {
    salz.current ||= createSalz();
    return salz.current;
  }

  const [dateiEntwurf] = useState(() =>
    dateien?.createEntwurf({
      getSalz,
      getInput,
      getDatei(feld) {
        const datei = takeFile(form.getValues(feld));
        return datei instanceof File ? datei : undefined;
      },
    }),
  );

  /** A control that is not on the page has no value; one choice comes as itself or as a list of one. */
  function isUntouched(feld: string, wert: Werte[string] | undefined): boolean {
    const vorgabe = vorgaben[feld];
    if (wert === undefined || (isEmpty(wert) && isEmpty(vorgabe))) return true;
    return JSON.stringify([wert].flat()) === JSON.stringify([vorgabe].flat());
  }

  const pause = useMemo(() => createPause(SAVE_DELAY_MS), []);

  function save() {
    pause.drop();
    const werte = Object.fromEntries(felder.map((feld) => [feld, form.getValues(feld)])) as Werte;
    const mitDatei = dateiEntwurf?.save(dateien?.felder ?? []) ?? [];
    if (mitDatei.length === 0 && felder.every((feld) => isUntouched(feld, werte[feld]))) {
      deleteEntwurf(key);
      setVorhanden(false);
    } else {
      setVorhanden(saveEntwurf(key, { werte, salz: getSalz(), dateien: mitDatei }));
    }
  }

  /** Ends the form session: what comes next is a new request. */
  function forget() {
    pause.drop();
    dateiEntwurf?.forget();
    deleteEntwurf(key);
    setVorhanden(false);
    salz.current = '';
  }

  const restore = useEffectEvent(() => {
    if (vomServer === 'success') return;
    const entwurf = vomServer ? null : loadEntwurf(key);
    if (entwurf) {
      salz.current = entwurf.salz;
      for (const feld of felder) {
        const wert = entwurf.werte[feld];
        // What was typed while the page was loading is newer than the draft.
        if (wert !== undefined && isUntouched(feld, form.getValues(feld))) form.setValue(feld, wert);
      }
      void dateiEntwurf?.restore((entwurf.dateien ?? []).filter((feld) => dateien?.felder.includes(feld)));
    }
    save();
  });
  // Once, when the form appears: later drafts are its own.
  useEffect(() => restore(), []);

  const saveWhatWaits = useEffectEvent(() => {
    if (pause.isWaiting()) save();
  });
  useEffect(() => {
    const leave = () => saveWhatWaits();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  return { useVorhanden, getSalz, saveSoon: () => pause.restart(save), forget };
}
