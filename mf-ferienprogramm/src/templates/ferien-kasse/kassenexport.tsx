import blatt from '@gm/shared/detail/arbeitsblatt.module.css';
import eingabe from '@gm/shared/formular/eingabe.module.css';
import { Feld } from '@gm/shared/formular/feld';
import { Button } from '@gm/shared/ui/button';
import vorgang from '../../kasse/vorgang-formular.module.css';

/** A file for the treasury: every change of what is owed, and every payment, of some days. */
export function Kassenexport() {
  return (
    <section className={blatt.blatt} aria-labelledby="kasse-export">
      <h2 id="kasse-export">Für die Gemeindekasse</h2>
      <p>Alle Sollstellungen, Absetzungen, Zahlungen und Erstattungen eines Zeitraums, eine je Zeile.</p>
      <form action="/api/intranet/ferienprogramm/kasse/export" className={vorgang.form}>
        <div className={blatt.paar}>
          {(['von', 'bis'] as const).map((name) => (
            <Feld
              key={name}
              id={`kasse-${name}`}
              label={name === 'von' ? 'Vom' : 'Bis zum'}
              required
              meldung={undefined}
            >
              <input id={`kasse-${name}`} name={name} type="date" required className={eingabe.eingabe} />
            </Feld>
          ))}
        </div>
        <div>
          <Button type="submit" variant="secondary" name="format" value="csv">
            Als CSV
          </Button>{' '}
          <Button type="submit" variant="secondary" name="format" value="xlsx">
            Als XLSX
          </Button>
        </div>
      </form>
    </section>
  );
}
