import { createSalz } from '@gm/shared/formular/idempotency-key';
import { buildFormData } from '@gm/shared/formular/inhalt';
import { postWithProgress } from '@gm/shared/formular/post-with-progress';
import { sendDateien } from '@gm/shared/formular/send-in-teilen';
import { BILD_FALSCHER_TYP, BILD_MAX_BYTES, BILD_TYPEN, BILD_ZU_GROSS } from '@gm/shared/regeln/bild-upload';
import type { Problem } from '@gm/shared/schemas/problem';
import type { Medium } from '@gm/shared/schemas/redaktion';

/** What the api would refuse, known before it is sent; null: nothing. */
export function checkDatei({ type, size }: File): string | null {
  if (!BILD_TYPEN.includes(type)) return BILD_FALSCHER_TYP;
  return size > BILD_MAX_BYTES ? BILD_ZU_GROSS : null;
}

export type Upload = { medium: Medium } | { fehler: string };

const GEHT_NICHT = 'Die Verbindung ist abgebrochen. Das Bild ist nicht angekommen.';

/** Sends a picture to the library, or in the place of the one of a name. Never rejects. */
export async function uploadMedium(datei: File, onProgress: (sent: number) => void, ersetzt = ''): Promise<Upload> {
  try {
    const werte = { name: datei.name, ersetzt, bild: datei };
    const body = buildFormData(await sendDateien(werte, createSalz(), (sent) => sent !== null && onProgress(sent)));
    const antwort = await postWithProgress('/api/intranet/redaktion/medien', body, {}, onProgress);
    const { medium, detail } = (await antwort.json()) as Partial<Problem> & { medium?: Medium };
    return medium ? { medium } : { fehler: detail ?? GEHT_NICHT };
  } catch {
    return { fehler: GEHT_NICHT };
  }
}
