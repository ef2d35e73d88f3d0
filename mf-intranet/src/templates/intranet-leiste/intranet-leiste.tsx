import { Button } from '@gm/shared/ui/button';
import { OBEN, UNTEN } from './bereiche.ts';
import type { IntranetLeisteProps } from './intranet-leiste.context.ts';
import styles from './intranet-leiste.module.css';

/** Who is logged in, where to go, and the way out. A plain form logs out, so that nothing of the pages before is left. */
export default function IntranetLeiste({ context, options, seite }: IntranetLeisteProps) {
  const { konto } = context;
  if (!konto) {
    return (
      <div className={styles.leiste}>
        <h2>Nur für Beschäftigte</h2>
        <p>Das Intranet ist für Mitarbeiterinnen und Mitarbeiter der Gemeinde {seite.gemeinde.name}.</p>
        {options.hilfe && <p>{options.hilfe}</p>}
      </div>
    );
  }
  const rubriken = context.rubriken.data.map(({ url, titel, neue }) => ({ titel, href: `/intranet/${url}/`, neue }));
  const bereiche = [...OBEN, ...rubriken, ...UNTEN].filter(
    (bereich) =>
      !('rollen' in bereich) || !bereich.rollen || bereich.rollen.some((rolle) => konto.rollen.includes(rolle)),
  );
  return (
    <div className={styles.leiste}>
      <h2>
        {konto.vorname} {konto.nachname}
      </h2>
      <nav aria-label="Intranet">
        <ul className={styles.links}>
          {bereiche.map(({ titel, href, ...bereich }) => (
            <li key={href}>
              <a href={href} aria-current={href === seite.pfad ? 'page' : undefined}>
                {titel}
              </a>
              {'neue' in bereich && bereich.neue > 0 && <span className={styles.neue}>{bereich.neue} neu</span>}
            </li>
          ))}
        </ul>
      </nav>
      <form method="post" action={seite.pfad}>
        <input type="hidden" name="formular" value="intranet-leiste" />
        <input type="hidden" name="weiter" value="/intranet/" />
        <Button type="submit" variant="secondary">
          Abmelden
        </Button>
      </form>
    </div>
  );
}
