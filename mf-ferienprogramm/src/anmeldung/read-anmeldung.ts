import type { Kind, Kontakt } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-anmeldung';

/** An event as it was when it was assigned; the programme knows better as soon as it is there. */
export interface GewaehlteVeranstaltung {
  id: number;
  titel: string;
  datum_von: string;
  datum_bis: string;
  taeglich: boolean;
  /** Euros. */
  preis: number;
}

/** A full event a child waits for. */
export type Wartewunsch = Pick<GewaehlteVeranstaltung, 'id' | 'titel'>;

export interface AngemeldetesKind extends Kind {
  /** Tells the children of this session apart. */
  schluessel: number;
  veranstaltungen: GewaehlteVeranstaltung[];
  /** Waiting lists it was put on in this session. */
  warteliste: Wartewunsch[];
}

/** What the wizard keeps between its steps. */
export interface AnmeldungDaten {
  kontakt: Kontakt | null;
  kinder: AngemeldetesKind[];
  /** Event the visitor came from. */
  vorgemerkt: number | null;
  /** Random part of the idempotency key: a retry after a reload is still the same booking. */
  salz: string;
}

export const LEER: AnmeldungDaten = { kontakt: null, kinder: [], vorgemerkt: null, salz: '' };

type Eintrag = Record<string, unknown>;

const isEintrag = (wert: unknown): wert is Eintrag => typeof wert === 'object' && wert !== null;
const hasTexts = (eintrag: Eintrag, namen: readonly string[]) =>
  namen.every((name) => typeof eintrag[name] === 'string' && eintrag[name] !== '');
const isTag = (wert: unknown) => typeof wert === 'string' && /^\d{4}-\d{2}-\d{2}/.test(wert);

function isVeranstaltung(wert: unknown): wert is GewaehlteVeranstaltung {
  return (
    isEintrag(wert) &&
    Number.isInteger(wert.id) &&
    hasTexts(wert, ['titel']) &&
    isTag(wert.datum_von) &&
    isTag(wert.datum_bis) &&
    typeof wert.preis === 'number'
  );
}

const isWartewunsch = (wert: unknown): wert is Wartewunsch =>
  isEintrag(wert) && Number.isInteger(wert.id) && hasTexts(wert, ['titel']);

const ADRESSE = ['vorname', 'name', 'strasse', 'plz', 'ort'];

function readKind(wert: unknown, schluessel: number): AngemeldetesKind[] {
  if (!isEintrag(wert) || !hasTexts(wert, [...ADRESSE, 'geschlecht']) || !isTag(wert.geburtstag)) return [];
  const kind = wert as unknown as AngemeldetesKind;
  const veranstaltungen = Array.isArray(kind.veranstaltungen) ? kind.veranstaltungen.filter(isVeranstaltung) : [];
  const warteliste = Array.isArray(kind.warteliste) ? kind.warteliste.filter(isWartewunsch) : [];
  return [{ ...kind, bemerkung: String(kind.bemerkung ?? ''), schluessel, veranstaltungen, warteliste }];
}

/**
 * Session storage is the visitor's: what somebody or something changed there must not break a step. What does not fit
 * is missing, and the step says so; whether values are right is decided where they are used, and by the api.
 */
export function readAnmeldung(text: string | null): AnmeldungDaten {
  let wert: unknown = null;
  try {
    wert = JSON.parse(text ?? 'null');
  } catch {
    return LEER;
  }
  if (!isEintrag(wert)) return LEER;
  const { kontakt, kinder, vorgemerkt, salz } = wert;
  return {
    kontakt: isEintrag(kontakt) && hasTexts(kontakt, [...ADRESSE, 'email']) ? (kontakt as unknown as Kontakt) : null,
    kinder: Array.isArray(kinder) ? kinder.flatMap((kind, index) => readKind(kind, index)) : [],
    vorgemerkt: Number.isInteger(vorgemerkt) ? (vorgemerkt as number) : null,
    salz: typeof salz === 'string' ? salz : '',
  };
}
