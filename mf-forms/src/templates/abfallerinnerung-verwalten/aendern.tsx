import tile from '@gm/shared/formular/checkbox-tile.module.css';
import eingabe from '@gm/shared/formular/eingabe.module.css';
import { Feld, FeldGruppe } from '@gm/shared/formular/feld';
import { OptionenListe } from '@gm/shared/formular/optionen-liste';
import type { FeldFehler } from '@gm/shared/schemas/formular';
import { Button } from '@gm/shared/ui/button';
import { joinClasses } from '@gm/shared/ui/join-classes';
import { useId } from 'react';
import type { AbfallAngebot } from '../../abfall/abfall-angebot.ts';
import { ABFALLERINNERUNG_FELDER as LABEL } from '../../abfall/abfallerinnerung-felder.ts';
import { listArten, listStrassen } from '../../abfall/list-angebot.ts';
import styles from './abfallerinnerung-verwalten.module.css';

interface AendernProps {
  angebot: AbfallAngebot;
  strasse: string;
  arten: readonly string[];
  fehler: readonly FeldFehler[];
}

/** Fields to choose another street or other kinds; they stand in the form of the page. */
export function Aendern({ angebot, strasse, arten, fehler }: AendernProps) {
  const id = useId();
  const meldungZu = (feld: string) => fehler.find((eintrag) => eintrag.feld === feld)?.meldung;
  const attribute = (feld: string) => ({
    'aria-invalid': meldungZu(feld) ? true : undefined,
    'aria-describedby': meldungZu(feld) ? `${id}-${feld}-fehler` : undefined,
  });
  return (
    <>
      <h2>Erinnerung ändern</h2>
      <Feld id={`${id}-strasse`} label={LABEL.strasse} required meldung={meldungZu('strasse')}>
        <select
          id={`${id}-strasse`}
          name="strasse"
          className={joinClasses(eingabe.eingabe, eingabe.mittel)}
          defaultValue={strasse}
          autoComplete="off"
          {...attribute('strasse')}
        >
          <option value="">Bitte wählen</option>
          <OptionenListe optionen={listStrassen(angebot)} />
        </select>
      </Feld>
      <FeldGruppe id={`${id}-arten`} label={LABEL.arten} required meldung={meldungZu('arten')}>
        <div className={styles.arten}>
          {listArten(angebot).map(({ wert, text }) => (
            <label key={wert} className={joinClasses(tile.choice, tile.tile)}>
              <input
                type="checkbox"
                name="arten"
                value={wert}
                defaultChecked={arten.includes(wert)}
                {...attribute('arten')}
              />
              <span>{text}</span>
            </label>
          ))}
        </div>
      </FeldGruppe>
      <div>
        <Button type="submit">Änderung speichern</Button>
      </div>
    </>
  );
}
