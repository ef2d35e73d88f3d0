import type { Mitnahme } from '@gm/shared/bereiche/ferienprogramm/vor-ort';
import blatt from '@gm/shared/detail/arbeitsblatt.module.css';
import { formatDatum } from '@gm/shared/format/datum';
import { isEasyToGuess } from '@gm/shared/regeln/is-easy-to-guess';
import { postJson, VERSUCHEN_SIE_ES } from '../../programm/post-json.ts';
import { beginListe } from '../../vor-ort/liste.ts';
import type { Wunsch } from '../../vor-ort/read-wunsch.ts';
import { nameListe, type Offen, storeListe, VERSUCHE } from '../../vor-ort/tresor.ts';
import { CodeFormular } from './code-formular.tsx';

const CODE_MIN = 6;

interface MitnehmenProps {
  wunsch: Wunsch;
  /** Path of the call. */
  pfad: string;
  open(offen: Offen): void;
}

/** A list comes onto this device, under a code that its organiser thinks of. */
export function Mitnehmen({ wunsch, pfad, open }: MitnehmenProps) {
  async function take(code: string): Promise<string | null> {
    if (code.length < CODE_MIN) return `Bitte denken Sie sich einen Code aus mindestens ${CODE_MIN} Zeichen aus.`;
    if (isEasyToGuess(code)) {
      return 'Dieser Code ist leicht zu erraten. Bitte nehmen Sie verschiedene Zeichen, keine Reihe und kein bekanntes Wort.';
    }
    try {
      const liste = beginListe(await postJson<Mitnahme>(pfad, wunsch), Date.now());
      open(await storeListe(nameListe(wunsch.id, wunsch.tag), code, liste));
      return null;
    } catch (cause) {
      return cause instanceof Error ? cause.message : VERSUCHEN_SIE_ES;
    }
  }
  return (
    <section className={blatt.blatt} aria-labelledby="mitnehmen">
      <h2 id="mitnehmen">Liste für den {formatDatum(wunsch.tag)} mitnehmen</h2>
      <p>
        Die Liste wird auf diesem Gerät verschlüsselt und geht danach auch ohne Empfang. Um Mitternacht nach der
        Veranstaltung löscht sie sich. Nehmen Sie sie nur auf ein Gerät mit, das Sie kennen.
      </p>
      <CodeFormular
        label="Code zum Öffnen"
        hint={`Mindestens ${CODE_MIN} Zeichen. Niemand kann ihn nachsehen; nach ${VERSUCHE} falschen Codes wird die Liste gelöscht.`}
        absenden="Liste mitnehmen"
        laeuft="Die Liste wird verschlüsselt …"
        type="text"
        send={take}
      />
    </section>
  );
}
