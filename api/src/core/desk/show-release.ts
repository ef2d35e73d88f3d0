import { addDays } from '@gm/shared/rules/berlin-time';
import { determineTrafficLight, listSteps, type Step, type SubmissionStatus } from '@gm/shared/rules/release';
import type { Release, ReleaseEntry, ReleaseLine } from '@gm/shared/schemas/desk/releases';
import { describeDetails } from '../forms/describe-details.ts';
import type { Config } from '../platform/config/config.ts';
import type { DataSource } from '../platform/database/database.ts';
import { formatMoment } from '../platform/rules/format-moment.ts';
import { createAccountRepository } from '../services/accounts/account-repository.ts';
import type { Actor } from '../services/accounts/sessions/actor.ts';
import { listCorrectionFields } from './correction.ts';
import { getStep } from './get-step.ts';
import type { Details, ReleaseKind, ReleaseKinds } from './release-kind.ts';
import { createReleaseRepository } from './release-repository.ts';
import { readTextBlocks } from './text-blocks.ts';

type Deadlines = Pick<Config, 'PROCESSING_DAYS' | 'PROCESSING_DAYS_OTHER'>;

interface Head {
  referenz: string;
  formular: string;
  status: SubmissionStatus;
  email: string;
  eingegangen: string;
  zustaendig: string | null;
  angaben: Record<string, unknown>;
  korrektur: Record<string, unknown>;
}

/** One line of the inbox. */
function buildEntry(kind: ReleaseKind, line: Head, deadlines: Deadlines, today: string): ReleaseEntry {
  const {
    referenz: reference,
    formular: form,
    status,
    email,
    eingegangen: received,
    zustaendig: responsible,
    angaben: details,
    korrektur: correction,
  } = line;
  const due = addDays(received, deadlines.PROCESSING_DAYS[form] ?? deadlines.PROCESSING_DAYS_OTHER);
  return {
    referenz: reference,
    bezeichnung: kind.bezeichnung,
    titel: kind.getTitel({ ...details, ...correction }),
    email,
    status,
    stand: status === 'freigegeben' ? kind.freigabe.stand : undefined,
    eingegangen: received,
    faellig: due,
    ampel: determineTrafficLight(status, due, today),
    zustaendig: responsible,
    detailURL: `/intranet/freigaben/${reference}/`,
  };
}

/** Lines of the inbox; kinds without an area are excluded. */
export const listEntries = (lines: readonly Head[], kinds: ReleaseKinds, deadlines: Deadlines, today: string) =>
  lines.flatMap((line) => {
    const kind = kinds.find(line.formular);
    return kind ? buildEntry(kind, line, deadlines, today) : [];
  });

/** Steps that are possible for a submission now, and the office to which it may be forwarded. */
async function findSteps(db: DataSource, kind: ReleaseKind, line: Head, colleagues: readonly unknown[]) {
  const stelle = (await kind.weiterleitung?.findStelle(db, { ...line.angaben, ...line.korrektur })) ?? null;
  const isPossible: Partial<Record<Step, boolean>> = {
    korrigieren: Object.keys(kind.korrigierbar).length > 0,
    zuweisen: colleagues.length > 0,
    weiterleiten: stelle !== null,
    // Without a mail address the sender could not receive the question.
    rueckfrage: line.email !== '',
  };
  return {
    schritte: listSteps(line.status).filter((step) => isPossible[step] ?? true),
    stelle: stelle?.name ?? null,
  };
}

/** Members of the desk to whom this account can assign a submission. */
export async function listColleagues(db: DataSource, account: number) {
  const desk = await createAccountRepository(db).listTable();
  return desk.filter(({ id }) => id !== account).map(({ id, name }) => ({ id, name }));
}

/** Lines of the inbox with what is needed to decide several of them at once. */
export async function listLines(
  db: DataSource,
  lines: readonly (Head & { id: number; version: number })[],
  { kinds, deadlines, today, colleagues }: LineSurroundings,
): Promise<ReleaseLine[]> {
  const all = await Promise.all(
    lines.map(async (line) => {
      const kind = kinds.find(line.formular);
      if (!kind) return [];
      const others = (await kind.listReaders?.(db, line.id)) ?? [];
      return {
        ...buildEntry(kind, line, deadlines, today),
        ...(await findSteps(db, kind, line, colleagues)),
        version: line.version,
        freigabe: kind.freigabe.titel,
        mitleser: new Set(others.filter((address) => address !== line.email)).size,
      };
    }),
  );
  return all.flat();
}

interface LineSurroundings {
  kinds: ReleaseKinds;
  deadlines: Deadlines;
  today: string;
  colleagues: readonly unknown[];
}

async function describe(
  db: DataSource,
  kind: ReleaseKind,
  details: Details,
  current: Details,
): Promise<Release['angaben']> {
  const alt = await kind.getWorte?.(db, details);
  const fresh = await kind.getWorte?.(db, current);
  return Object.entries(kind.felder).flatMap(([field, title]) => {
    const [original] = describeDetails({ [field]: title }, details, alt);
    const [corrected] = describeDetails({ [field]: title }, current, fresh);
    if (!original && !corrected) return [];
    const value = original?.wert ?? '';
    return {
      titel: title,
      wert: value,
      korrigiert: corrected?.wert === original?.wert ? null : (corrected?.wert ?? 'entfernt'),
    };
  });
}

/** Everything needed for a decision. Records that this account has it open. Null if it does not exist. */
export async function showRelease(
  db: DataSource,
  kinds: ReleaseKinds,
  reference: string,
  deadlines: Deadlines,
  actor: Actor & { konto: number },
  today: string,
): Promise<Release | null> {
  const releases = createReleaseRepository(db);
  const line = await releases.find(reference);
  const kind = line && kinds.find(line.formular);
  if (!kind) return null;
  const {
    id,
    status,
    angaben: details,
    korrektur: correction,
    version,
    route,
    bild: image,
    frage: question,
    zustimmungen: consents,
  } = line;
  const current = { ...details, ...correction };
  const steps = listSteps(status);
  const history = await releases.readHistory(id);
  const last = history.findLast(({ schritt: step }) => step !== 'notiz');
  const thing = { id, bild: image, angaben: current };
  const others = ((await kind.listRelated?.(db, thing)) ?? []).filter((other) => other !== id);
  const related = await releases.listByIds(others);
  const colleagues = steps.includes('zuweisen') ? await listColleagues(db, actor.konto) : [];
  return {
    ...buildEntry(kind, line, deadlines, today),
    version,
    route,
    angaben: await describe(db, kind, details, current),
    zustimmungen: consents.map(({ text, fassung: version }) => ({
      text,
      fassung: version,
      am: formatMoment(line.erstellt),
    })),
    bild: image
      ? { src: `/api/intranet/freigaben/${reference}/bild`, alt: String(current.bildtext || 'Mitgeschicktes Bild') }
      : null,
    korrekturfelder: steps.includes('korrigieren') ? listCorrectionFields(kind, current) : [],
    ...(await findSteps(db, kind, line, colleagues)),
    kollegen: colleagues,
    freigabe: { titel: kind.freigabe.titel, folge: kind.freigabe.folge },
    frage: question,
    antwort: last?.schritt === 'antwort' ? last.nachricht : null,
    textbausteine: await readTextBlocks(db),
    verlauf: history.map(({ am: on, wer: who, schritt: step, nachricht: message, korrektur: afterwards }) => ({
      am: formatMoment(on),
      wer: who,
      was: getStep(kind, step),
      nachricht: message,
      korrektur: Object.keys(afterwards ?? {})
        .map((field) => kind.felder[field] ?? field)
        .join(', '),
    })),
    offenBei: await releases.rememberOpen(id, actor.konto, actor.name),
    oeffentlich: null,
    weiter: null,
    woche: null,
    konflikte: [],
    amSelbenTag: [],
    gehoertZu: listEntries(related, kinds, deadlines, today).map((other) => ({
      text: `${other.bezeichnung} ${other.referenz}: ${other.titel} (${other.stand ?? other.status})`,
      href: other.detailURL,
    })),
    ...(await kind.showExtras?.(db, thing)),
    naechste: await releases.findNext(
      id,
      kinds.alle.map(({ name }) => name),
    ),
  };
}
