import { Abschnitt } from '@gm/shared/ui/abschnitt';
import { EilmeldungInhalt } from '@gm/shared/ui/eilmeldung-inhalt';
import type { RedaktionEilmeldungProps } from './redaktion-eilmeldung.context.ts';
import styles from './redaktion-eilmeldung.module.css';

/** An urgent notice before it is released, as it will stand below the header of every page. */
export default function RedaktionEilmeldung({ context: { eilmeldung } }: RedaktionEilmeldungProps) {
  return (
    <Abschnitt>
      <div className={`gm-eilmeldung ${styles.rahmen}`}>
        <EilmeldungInhalt kennung="vorschau" {...eilmeldung} />
      </div>
    </Abschnitt>
  );
}
