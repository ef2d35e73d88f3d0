import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { reportFault } from '../fehler/report-fault.ts';
import type { Eingang, FormularZustand } from '../schemas/formular.ts';
import type { Seite } from '../vertrag/vertrag.ts';
import { entwurfKey } from './entwurf.ts';
import { createIdempotencyKey } from './idempotency-key.ts';
import { fingerprint } from './inhalt.ts';
import type { Meldungen } from './meldungen.ts';
import { type Antwort, sendFormular } from './send-formular.ts';
import type { Dateifelder } from './take-dateien.ts';
import { type Entwurfsstand, useEntwurf } from './use-entwurf.ts';
import { useLeaveWarning } from './use-leave-warning.ts';
import { type LoadSchema, usePruefung } from './use-pruefung.ts';
import type { Werte } from './werte.ts';

/** Requirement K-5: form reset focus delay. */
const FOCUS_DELAY_MS = 250;

export interface FormularOptionen {
  /** Name of the template; part of every id and of the draft's place. */
  name: string;
  seite: Seite;
  /**
   * Path of the call that takes the form, e.g. `/api/fehlermeldung`; or a function that takes it instead, a step of a
   * wizard for example. It answers null when it has shown itself what came of it.
   */
  aktion: string | ((werte: Werte) => Promise<Antwort | null>);
  /** Names of all controls in the order of the page; a refusal of any other name is a failure. */
  felder: readonly string[];
  /** Whom or what a control is about, where a long form has the same message at several; groups the error summary. */
  getGruppe?: (feld: string) => string | undefined;
  /** What the controls hold from the start, which the address decides; alone it is no draft. */
  vorgaben?: FormularZustand['werte'];
  /** Controls a draft never holds: a consent is given anew. */
  ohneEntwurf?: readonly string[];
  /** Controls that take a file; a draft never holds one, and the form is sent in parts. */
  dateien?: Dateifelder | undefined;
  /** Imports the api's own schema once somebody fills in the form; reading the page does not need it. */
  loadSchema: LoadSchema;
}

type Sendestand =
  | { status: 'idle' }
  /** `gesendet`: the sent part of a form with files, 0 to 1; null while a dead line is waited for. */
  | { status: 'submitting'; gesendet?: number | null }
  | ({ status: 'success' } & Partial<Eingang>)
  | { status: 'error'; hinweis?: string | undefined; abgemeldet?: boolean | undefined };

/** Everything the parts of one form need; made by `useFormular`, handed to `<FormularRahmen>`. */
export interface Formular {
  name: string;
  /** Address of the page, without the outcome of a form. */
  adresse: string;
  mitDateien: boolean;
  form: UseFormReturn<Werte>;
  /** What the controls hold when they appear: nothing, or what came back from a post without JavaScript. */
  startwerte: FormularZustand['werte'];
  stand: Sendestand;
  meldungen: Meldungen;
  getGruppe: (feld: string) => string | undefined;
  /** Controls that a condition hides at the moment. */
  verborgene: Set<string>;
  /** The outcome came with the page: the browser has to be told where to look. */
  vomServer: boolean;
  useEntwurfsstand: Entwurfsstand;
  /** How often the form was started afresh. */
  runde: number;
  submit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
  /** Call on every change of a control, after the control itself took it. */
  noteChange: (feld: string) => void;
  /** Id of the first control. */
  erstesFeld: string;
  /** Puts the failure away and leads to the first field; what was typed stays. */
  leadBack: () => void;
  /**
   * Empties everything and leads to the first field, unless something else took the focus. The controls are new ones: after
   * the native reset of a form React takes the value it knew for the current one, and does not hear it entered again.
   */
  startAfresh: () => void;
}

/** Id of a control; labels, messages and the error summary refer to it. */
export function feldId(formular: string, feld: string): string {
  return `${formular}-${feld}`;
}

const nameSuccess = ({ referenz, id, ohneBestaetigung }: Partial<Eingang>): Sendestand => ({
  status: 'success',
  referenz,
  id,
  ohneBestaetigung,
});

function startStand(zustand: FormularZustand | undefined): Sendestand {
  if (zustand?.status === 'success') return nameSuccess(zustand);
  return { status: zustand && zustand.fehler.length === 0 ? 'error' : 'idle' };
}

/** Outcomes that were on screen: the shell keeps pages for the way back, and by then the draft is newer. */
const shown = new WeakSet<FormularZustand>();

/** The outcome of a post without JavaScript, if it is this form's and new; the same for the life of the component. */
function useZustand(name: string, formular: FormularZustand | undefined): FormularZustand | undefined {
  const [zustand] = useState(() => (formular?.template === name && !shown.has(formular) ? formular : undefined));
  useEffect(() => {
    if (zustand) shown.add(zustand);
  }, [zustand]);
  return zustand;
}

/**
 * One form from the first key press to the reference number: validation, draft, sending, retry, reset. It takes over
 * what was typed before hydration and what a post without JavaScript brought back in `seite.formular`.
 */
export function useFormular({
  name,
  seite,
  aktion,
  felder,
  getGruppe = () => undefined,
  vorgaben,
  ohneEntwurf = [],
  dateien,
  loadSchema,
}: FormularOptionen): Formular {
  const zustand = useZustand(name, seite.formular);
  const [runde, setRunde] = useState(0);
  const [stand, setStand] = useState<Sendestand>(() => startStand(zustand));
  const busy = useRef(false);
  const adresse = seite.pfad + seite.suche;
  const vomServer = runde === 0 ? zustand : undefined;
  const erstesFeld = feldId(name, felder[0] ?? '');
  const [rueckwege, setRueckwege] = useState(0);
  // Counts from the form without outcome on: on a slow phone it comes later than the delay after the click.
  useEffect(() => {
    if (rueckwege === 0) return;
    const timer = setTimeout(() => {
      // The button is gone and the focus with it, unless somebody was quicker.
      if (document.activeElement !== document.body) return;
      const erstes = document.getElementById(erstesFeld);
      erstes?.scrollIntoView({ block: 'center' });
      erstes?.focus({ preventScroll: true });
    }, FOCUS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [rueckwege, erstesFeld]);
  const pruefung = usePruefung({ felder, loadSchema, vomServer });
  const { form } = pruefung;
  const entwurf = useEntwurf({
    // What an address begins with must not mix with the draft of another, a sibling's private link for example.
    key: entwurfKey(name, vorgaben ? adresse : seite.pfad),
    form,
    felder: felder.filter((feld) => !ohneEntwurf.includes(feld) && !dateien?.felder.includes(feld)),
    dateien,
    getInput: (feld) => document.querySelector<HTMLInputElement>(`#${feldId(name, feld)}`),
    vorgaben: vorgaben ?? {},
    vomServer: zustand?.status,
  });

  useLeaveWarning(entwurf.useVorhanden, stand.status === 'success');

  function take(werte: Werte): Promise<Antwort | null> {
    if (typeof aktion === 'function') return aktion(werte);
    const angaben = { ...werte, firma: '', route: seite.pfad };
    const key = createIdempotencyKey(entwurf.getSalz(), fingerprint(angaben));
    if (!dateien) return sendFormular(aktion, JSON.stringify(angaben), key);
    return dateien.send(aktion, angaben, { key, salz: entwurf.getSalz() }, (gesendet) =>
      setStand({ status: 'submitting', gesendet }),
    );
  }

  /** A control, or a part of one. */
  const isKnown = (name: string) => felder.some((feld) => name === feld || name.startsWith(`${feld}/`));

  async function send(werte: Werte, element: HTMLFormElement) {
    if (new FormData(element).get('firma')) {
      setStand({ status: 'error' });
      return;
    }
    setStand({ status: 'submitting' });
    const antwort = await take(werte);
    if (!antwort) {
      entwurf.forget();
      setStand({ status: 'idle' });
    } else if (antwort.art === 'eingang') {
      entwurf.forget();
      setStand(nameSuccess(antwort));
    } else if (antwort.art === 'felder' && antwort.fehler.every(({ feld }) => isKnown(feld))) {
      pruefung.meldungen.know(antwort.fehler.map(({ feld }) => feld));
      for (const { feld, meldung } of antwort.fehler) form.setError(feld, { type: 'server', message: meldung });
      setStand({ status: 'idle' });
    } else {
      if (antwort.art === 'fehlschlag') reportFault(antwort.ursache);
      const { hinweis, abgemeldet } = antwort.art === 'fehlschlag' ? antwort : {};
      setStand({ status: 'error', hinweis, abgemeldet });
    }
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    // The button is disabled only after the next render: a second click may come before it.
    if (busy.current) return;
    busy.current = true;
    pruefung.begin();
    try {
      await form.handleSubmit(
        (werte) => send(werte, element),
        () => setStand({ status: 'idle' }),
      )(event);
    } finally {
      busy.current = false;
    }
  }

  function leadBack() {
    setStand({ status: 'idle' });
    setRueckwege(rueckwege + 1);
  }

  function startAfresh() {
    entwurf.forget();
    pruefung.forget();
    // The address of an outcome would bring it back with the next reload.
    if (vomServer) history.replaceState(history.state, '', adresse);
    setRunde(runde + 1);
    leadBack();
  }

  return {
    name,
    adresse,
    mitDateien: dateien !== undefined,
    form,
    startwerte: vomServer?.status === 'error' ? vomServer.werte : (vorgaben ?? {}),
    stand,
    meldungen: pruefung.meldungen,
    verborgene: pruefung.verborgene,
    getGruppe,
    vomServer: vomServer !== undefined,
    useEntwurfsstand: entwurf.useVorhanden,
    runde,
    submit,
    noteChange(feld) {
      entwurf.saveSoon();
      pruefung.noteChange(feld);
    },
    erstesFeld,
    leadBack,
    startAfresh,
  };
}
