import type { TakeAway } from '@gm/shared/areas/ferienprogramm/organisers/on-site';
import sheet from '@gm/shared/detail/work-sheet.module.css';
import { formatDate } from '@gm/shared/format/date';
import { isEasyToGuess } from '@gm/shared/rules/is-easy-to-guess';
import { beginList } from '../../attendance/list.ts';
import type { Wish } from '../../attendance/read-wish.ts';
import { ATTEMPTS, nameList, type Open, storeList } from '../../attendance/safe.ts';
import { postJson, TRY_AGAIN } from '../../program/post-json.ts';
import { CodeForm } from './code-form.tsx';

const CODE_MIN = 6;

interface TakeProps {
  wish: Wish;
  /** Path of the call. */
  path: string;
  open(open: Open): void;
}

/** Stores a list on this device, under a code chosen by the organiser. */
export function Take({ wish, path, open }: TakeProps) {
  async function take(code: string): Promise<string | null> {
    if (code.length < CODE_MIN) return `Bitte denken Sie sich einen Code aus mindestens ${CODE_MIN} Zeichen aus.`;
    if (isEasyToGuess(code)) {
      return 'Dieser Code ist leicht zu erraten. Bitte nehmen Sie verschiedene Zeichen, keine Reihe und kein bekanntes Wort.';
    }
    try {
      const list = beginList(await postJson<TakeAway>(path, wish), Date.now());
      open(await storeList(nameList(wish.id, wish.tag), code, list));
      return null;
    } catch (cause) {
      return cause instanceof Error ? cause.message : TRY_AGAIN;
    }
  }
  return (
    <section className={sheet.sheet} aria-labelledby="mitnehmen">
      <h2 id="mitnehmen">Liste für den {formatDate(wish.tag)} mitnehmen</h2>
      <p>
        Die Liste wird auf diesem Gerät verschlüsselt und geht danach auch ohne Empfang. Um Mitternacht nach der
        Veranstaltung löscht sie sich. Nehmen Sie sie nur auf ein Gerät mit, das Sie kennen.
      </p>
      <CodeForm
        label="Code zum Öffnen"
        hint={`Mindestens ${CODE_MIN} Zeichen. Niemand kann ihn nachsehen; nach ${ATTEMPTS} falschen Codes wird die Liste gelöscht.`}
        submit="Liste mitnehmen"
        running="Die Liste wird verschlüsselt …"
        type="text"
        send={take}
      />
    </section>
  );
}
