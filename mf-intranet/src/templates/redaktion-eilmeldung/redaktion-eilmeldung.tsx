import blatt from '@gm/shared/detail/arbeitsblatt.module.css';
import { Abschnitt } from '@gm/shared/ui/abschnitt';
import { BildMitNachweis } from '@gm/shared/ui/bild-mit-nachweis';
import { EilmeldungInhalt } from '@gm/shared/ui/eilmeldung-inhalt';
import detail from '../../freigaben/detail.module.css';
import type { RedaktionEilmeldungProps } from './redaktion-eilmeldung.context.ts';
import styles from './redaktion-eilmeldung.module.css';

/** An urgent notice before it is released, as it will stand below the header of every page, and what has no room there. */
export default function RedaktionEilmeldung({ context: { eilmeldung } }: RedaktionEilmeldungProps) {
  return (
    <Abschnitt>
      <div className={blatt.seite}>
        <div className={`gm-eilmeldung ${styles.rahmen}`}>
          <EilmeldungInhalt kennung="vorschau" {...eilmeldung} />
        </div>
        {eilmeldung.bild && (
          <section className={blatt.blatt} aria-labelledby="eilmeldung-bild">
            <h2 id="eilmeldung-bild">In der Benachrichtigung und auf der Seite der Eilmeldung</h2>
            <BildMitNachweis className={detail.bild} upload={eilmeldung} sizes="(min-width: 64rem) 44rem, 100vw" />
          </section>
        )}
      </div>
    </Abschnitt>
  );
}
