import { toTelHref } from '@gm/shared/format/to-tel-href';
import type { Gemeinde } from '@gm/shared/schemas/gemeinde';
import type { Menu } from '@gm/shared/schemas/menu';
import { ArrowUp, HandHeart, Leaf, Recycle } from 'lucide-react';
import { createElement } from 'react';
import { LeaveApp } from '../app/app-menue.tsx';
import { SozialeNetze } from './soziale-netze.tsx';

const themen = [
  { titel: 'Klima & Umwelt', href: '/klima-umwelt/', Logo: Leaf },
  { titel: 'Fairtrade-Gemeinde', href: '/fairtrade/', Logo: HandHeart },
  { titel: 'Cradle to Cradle', href: '/cradle-to-cradle/', Logo: Recycle },
];

/** The accessibility bar of requirement S-12: these seven, in this order. */
const leiste = [
  ['Barrierefreiheit', '/barrierefreiheit/'],
  ['Leichte Sprache', '/leichte-sprache/'],
  ['Seitenbedienung', '/seitenbedienung/'],
  ['Fehler melden', '/fehler-melden/'],
  ['Impressum', '/impressum/'],
  ['Kontakt', '/kontakt/'],
  ['Startseite', '/'],
] as const;

interface FussProps {
  gemeinde: Gemeinde;
  haeufigGesucht: Menu;
  /** App mode: the way out of it. */
  app?: boolean;
}

/** Footer (requirement S-12). Rendered on the server only and needs no script. */
export function Fuss({ gemeinde, haeufigGesucht, app = false }: FussProps) {
  const { name, strasse, plz, ort, telefon, email, buergerbuero, sozialeNetze } = gemeinde;
  return (
    <footer id="fuss" className="gm-fuss">
      <div className="gm-wrap">
        <div className="gm-fuss-spalten">
          <section aria-labelledby="gm-fuss-kontakt">
            <h2 id="gm-fuss-kontakt">Gemeindeverwaltung</h2>
            <address>
              {name}
              <br />
              {strasse}
              <br />
              {plz} {ort}
              <br />
              <span className="gm-visually-hidden">Telefon: </span>
              <a href={toTelHref(telefon)}>{telefon}</a>
              <br />
              <span className="gm-visually-hidden">E-Mail: </span>
              <a href={`mailto:${email}`}>{email}</a>
            </address>
            <SozialeNetze netze={sozialeNetze} />
          </section>
          <nav aria-labelledby="gm-fuss-rathaus">
            <h2 id="gm-fuss-rathaus">Ihr Weg ins Rathaus</h2>
            <ul>
              <li>
                <a href="/anschrift/">Öffnungszeiten</a>
              </li>
              <li>
                <a href={buergerbuero.pfad}>{buergerbuero.name}</a>
              </li>
              <li>
                <a href="/kontakt/">Kontakt</a>
              </li>
            </ul>
          </nav>
          {haeufigGesucht.menuItems.length > 0 && (
            <nav aria-labelledby="gm-fuss-gesucht">
              <h2 id="gm-fuss-gesucht">Häufig gesucht</h2>
              <ul>
                {haeufigGesucht.menuItems.map(({ title, href }) => (
                  <li key={href}>
                    <a href={href}>{title}</a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <nav aria-labelledby="gm-fuss-themen">
            <h2 id="gm-fuss-themen">Unsere Themen</h2>
            <ul className="gm-themen">
              {themen.map(({ titel, href, Logo }) => (
                <li key={href}>
                  <a href={href}>
                    <Logo />
                    <span>{titel}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <nav className="gm-fuss-leiste" aria-label="Barrierefreiheit und Rechtliches">
          <ul>
            {leiste.map(([titel, href]) => (
              <li key={href}>
                <a href={href}>{titel}</a>
              </li>
            ))}
          </ul>
          <a className="gm-nach-oben" href="#oben">
            <ArrowUp />
            Nach oben
          </a>
        </nav>
        <p className="gm-fuss-ende">
          © {name} · <a href="/datenschutz/">Datenschutz</a>
          {app && (
            <>
              {' · '}
              <LeaveApp />
            </>
          )}{' '}
          {createElement('gm-farbwahl')}
        </p>
      </div>
    </footer>
  );
}
