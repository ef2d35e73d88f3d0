import { CHILD_NAMES, getChildField } from '@gm/shared/areas/ferienprogramm/child-fields';
import type { BookingReceipt } from '@gm/shared/areas/ferienprogramm/registration/ferienprogramm-booking';
import type { Child, Contact } from '@gm/shared/areas/ferienprogramm/registration/ferienprogramm-registration';

/** An event as of its assignment; the current programme takes precedence once loaded. */
export interface ChosenVeranstaltung {
  id: number;
  titel: string;
  datum_von: string;
  datum_bis: string;
  taeglich: boolean;
  /** Euros. */
  preis: number;
}

/** A full event whose waiting list a child is on. */
export type WaitingWish = Pick<ChosenVeranstaltung, 'id' | 'titel'>;

export interface RegisteredChild extends Child {
  /** Identifies the child within this session. */
  schluessel: number;
  veranstaltungen: ChosenVeranstaltung[];
  /** Waiting lists joined in this session. */
  warteliste: WaitingWish[];
}

/** What stays of a booking that was sent: nothing of the family, only the way back to it. */
export type KeptReceipt = Pick<Partial<BookingReceipt>, 'referenz' | 'status_link' | 'bestaetigen_bis'>;

/** Data of the wizard between its steps. */
export interface RegistrationData {
  kontakt: Contact | null;
  kinder: RegisteredChild[];
  /** The event the visitor came from. */
  vorgemerkt: number | null;
  /** Random part of the idempotency key: a retry after a reload repeats the same booking. */
  salz: string;
  /** The booking sent from this tab, until a new one begins. */
  gebucht: KeptReceipt | null;
}

export const EMPTY: RegistrationData = { kontakt: null, kinder: [], vorgemerkt: null, salz: '', gebucht: null };

type Entry = Record<string, unknown>;

const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null;
const hasTexts = (entry: Entry, names: readonly string[]) =>
  names.every((name) => typeof entry[name] === 'string' && entry[name] !== '');
const isDay = (value: unknown) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value);

function isVeranstaltung(value: unknown): value is ChosenVeranstaltung {
  return (
    isEntry(value) &&
    Number.isInteger(value.id) &&
    hasTexts(value, ['titel']) &&
    isDay(value.datum_von) &&
    isDay(value.datum_bis) &&
    typeof value.preis === 'number'
  );
}

const isWaitingWish = (value: unknown): value is WaitingWish =>
  isEntry(value) && Number.isInteger(value.id) && hasTexts(value, ['titel']);

const ADDRESS = ['vorname', 'name', 'strasse', 'plz', 'ort'];

const REQUIRED = CHILD_NAMES.filter((name) => getChildField(name).pflicht);

function readChild(value: unknown, key: number): RegisteredChild[] {
  if (!isEntry(value) || !hasTexts(value, REQUIRED) || !isDay(value.geburtstag)) return [];
  const child = value as unknown as RegisteredChild;
  const veranstaltungen = Array.isArray(child.veranstaltungen) ? child.veranstaltungen.filter(isVeranstaltung) : [];
  const waitingList = Array.isArray(child.warteliste) ? child.warteliste.filter(isWaitingWish) : [];
  const texts = Object.fromEntries(CHILD_NAMES.map((name) => [name, String(child[name] ?? '')]));
  return [{ ...child, ...texts, schluessel: key, veranstaltungen, warteliste: waitingList }];
}

function readReceipt(value: unknown): KeptReceipt | null {
  if (!isEntry(value)) return null;
  const texts = ['referenz', 'status_link', 'bestaetigen_bis'].filter((name) => hasTexts(value, [name]));
  return Object.fromEntries(texts.map((name) => [name, value[name]]));
}

/**
 * Session storage is untrusted: invalid entries are dropped, and the step reports them as missing. Values are validated
 * where they are used and by the api.
 */
export function readRegistration(text: string | null): RegistrationData {
  let value: unknown = null;
  try {
    value = JSON.parse(text ?? 'null');
  } catch {
    return EMPTY;
  }
  if (!isEntry(value)) return EMPTY;
  const { kontakt: contact, kinder: children, vorgemerkt: noted, salz: salt, gebucht: receipt } = value;
  return {
    kontakt: isEntry(contact) && hasTexts(contact, [...ADDRESS, 'email']) ? (contact as unknown as Contact) : null,
    kinder: Array.isArray(children) ? children.flatMap((child, index) => readChild(child, index)) : [],
    vorgemerkt: Number.isInteger(noted) ? (noted as number) : null,
    salz: typeof salt === 'string' ? salt : '',
    gebucht: readReceipt(receipt),
  };
}
