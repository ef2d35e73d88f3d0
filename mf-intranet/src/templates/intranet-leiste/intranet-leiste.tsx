import { Abmelden } from '@gm/shared/konten/abmelden';
import { useId } from 'react';
import { findHier, listGruppen } from './bereiche.ts';
import type { IntranetLeisteProps } from './intranet-leiste.context.ts';
import styles from './intranet-leiste.module.css';
import { Schnellsuche } from './schnellsuche.tsx';
import { Tastenkuerzel } from './tastenkuerzel.tsx';

/**
 * Who is logged in, where to go, and the way out. On phones it is folded. A plain form logs out, so that nothing of the pages
 * before is left.
 */
export default function IntranetLeiste({ context, options, seite }: IntranetLeisteProps) {
  const { konto } = context;
  const id = useId();
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
  const isVerein = konto.rollen.includes('verein');
  const gruppen = listGruppen(konto.rollen, rubriken, context.rubriken.verborgen);
  const hier = findHier(gruppen, seite.pfad);
  return (
    <>
      <details className={styles.menue}>
        <summary>Intranet-Menü</summary>
        <div className={styles.leiste}>
          <h2>
            {konto.vorname} {konto.nachname}
          </h2>
          {!isVerein && <Schnellsuche />}
          <nav aria-label="Intranet" className={styles.gruppen}>
            {gruppen.map(({ titel, bereiche }, index) => (
              <div key={titel}>
                <h3 id={`${id}${index}`}>{titel}</h3>
                <ul aria-labelledby={`${id}${index}`}>
                  {bereiche.map(({ titel: name, href, neue = 0 }) => (
                    <li key={href}>
                      <a
                        href={href}
                        aria-current={
                          href === seite.pfad ? 'page' : href === hier && href !== '/intranet/' ? 'true' : undefined
                        }
                      >
                        {name}
                      </a>
                      {neue > 0 && <span className={styles.neue}>{neue} neu</span>}
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
          <Abmelden
            template="intranet-leiste"
            pfad={seite.pfad}
            weiter={isVerein ? '/intranet/anmelden/' : '/intranet/'}
          />
        </div>
      </details>
      {/* Not in it: a dialog in what is folded is not drawn. */}
      <Tastenkuerzel />
    </>
  );
}
