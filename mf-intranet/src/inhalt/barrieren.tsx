import { useFormularKontext } from '@gm/shared/formular/formular-kontext';
import { feldId } from '@gm/shared/formular/use-formular';
import { useWert } from '@gm/shared/formular/use-wert';
import type { Barrierenstufe } from '@gm/shared/schemas/redaktion';
import { Button } from '@gm/shared/ui/button';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { Befundliste } from './befundliste.tsx';
import { type Barriere, findBarrieren } from './find-barrieren.ts';
import { parseWert } from './parse-wert.ts';
import styles from './pruefung.module.css';

const FELD = 'barrieren';

interface BarrierenProps {
  rahmen: RefObject<HTMLIFrameElement | null>;
  /** Number of the page in the frame; 0 while it does not show what the form holds. */
  stand: number;
  stufe: Exclude<Barrierenstufe, 'aus'>;
}

type Ergebnis = Barriere[] | 'läuft' | 'fehlt' | null;

/** What axe says of the page in the preview: when asked, and by itself as soon as somebody is about to publish. */
export default function Barrieren({ rahmen, stand, stufe }: BarrierenProps) {
  const { form, name } = useFormularKontext();
  const isFreigabe = useWert('was') === 'freigeben';
  const [ergebnis, setErgebnis] = useState<Ergebnis>(null);
  const lauf = useRef(0);

  const look = useCallback(async () => {
    const nummer = ++lauf.current;
    if (!rahmen.current) return;
    setErgebnis('läuft');
    const funde = await findBarrieren(rahmen.current, parseWert(form.getValues('daten'))).catch((): null => null);
    // Meanwhile it may be another page.
    if (nummer !== lauf.current) return;
    setErgebnis(funde ?? 'fehlt');
    form.setValue(FELD, funde ? JSON.stringify(funde) : '');
  }, [form, rahmen]);

  useEffect(() => {
    lauf.current += 1;
    setErgebnis(null);
    form.setValue(FELD, '');
    if (stand > 0 && isFreigabe) void look();
  }, [form, stand, isFreigabe, look]);

  const funde = Array.isArray(ergebnis) ? ergebnis : [];
  return (
    <section className={styles.pruefung} aria-labelledby={`${name}-${FELD}-titel`}>
      <h3 id={`${name}-${FELD}-titel`}>Barrierefreiheit</h3>
      <input {...form.register(FELD)} type="hidden" />
      <Button id={feldId(name, FELD)} variant="secondary" disabled={stand === 0 || ergebnis === 'läuft'} onClick={look}>
        Vorschau prüfen
      </Button>
      <p role="status">{sayErgebnis(ergebnis, stufe)}</p>
      <Befundliste befunde={funde.map((fund) => ({ ...fund, stufe }))} />
    </section>
  );
}

function sayErgebnis(ergebnis: Ergebnis, stufe: BarrierenProps['stufe']): string {
  if (ergebnis === null) return 'Wer veröffentlicht, sieht hier, was axe auf der Seite an Barrieren findet.';
  if (ergebnis === 'läuft') return 'Die Seite wird geprüft.';
  if (ergebnis === 'fehlt') return 'Die Seite konnte nicht geprüft werden. Bitte versuchen Sie es noch einmal.';
  if (ergebnis.length === 0) return 'Keine Barrieren gefunden. Ein Programm findet nicht alle.';
  const anzahl = ergebnis.length === 1 ? '1 Barriere' : `${ergebnis.length} Barrieren`;
  if (stufe === 'warnt') return `${anzahl} gefunden.`;
  return ergebnis.length === 1
    ? '1 Barriere verhindert die Veröffentlichung.'
    : `${anzahl} verhindern die Veröffentlichung.`;
}
