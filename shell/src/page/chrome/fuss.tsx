import { toTelHref } from '@gm/shared/format/to-tel-href';
import type { Gemeinde } from '@gm/shared/schemas/gemeinde';
import type { Menu } from '@gm/shared/schemas/menu';
import { ArrowUp, HandHeart, Leaf, Recycle } from 'lucide-react';
import { createElement } from 'react';
import { LeaveApp } from './app-menu.tsx';
import { SocialNetworks } from './social-networks.tsx';

const topics = [
  { titel: 'Klima & Umwelt', href: '/klima-umwelt/', Logo: Leaf },
  { titel: 'Fairtrade-Gemeinde', href: '/fairtrade/', Logo: HandHeart },
  { titel: 'Cradle to Cradle', href: '/cradle-to-cradle/', Logo: Recycle },
];

/** The accessibility bar of requirement S-12: these seven, in this order. */
const bar = [
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
  mostWanted: Menu;
  /** App mode: adds the link to leave it. */
  app?: boolean;
}

/** Footer (requirement S-12). Rendered on the server only; needs no script. */
export function Fuss({ gemeinde, mostWanted: frequentWanted, app = false }: FussProps) {
  const {
    name,
    strasse: street,
    plz: postcode,
    ort: location,
    telefon: phone,
    email,
    buergerbuero,
    sozialeNetze: socialNetworks,
  } = gemeinde;
  return (
    <footer id="fuss" className="gm-footer">
      <div className="gm-wrap">
        <div className="gm-footer-columns">
          <section aria-labelledby="gm-fuss-kontakt">
            <h2 id="gm-fuss-kontakt">Gemeindeverwaltung</h2>
            <address>
              {name}
              <br />
              {street}
              <br />
              {postcode} {location}
              <br />
              <span className="gm-visually-hidden">Telefon: </span>
              <a href={toTelHref(phone)}>{phone}</a>
              <br />
              <span className="gm-visually-hidden">E-Mail: </span>
              <a href={`mailto:${email}`}>{email}</a>
            </address>
            <SocialNetworks networks={socialNetworks} />
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
          {frequentWanted.menuItems.length > 0 && (
            <nav aria-labelledby="gm-fuss-gesucht">
              <h2 id="gm-fuss-gesucht">Häufig gesucht</h2>
              <ul>
                {frequentWanted.menuItems.map(({ title, href }) => (
                  <li key={href}>
                    <a href={href}>{title}</a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <nav aria-labelledby="gm-fuss-themen">
            <h2 id="gm-fuss-themen">Unsere Themen</h2>
            <ul className="gm-topics">
              {topics.map(({ titel: title, href, Logo }) => (
                <li key={href}>
                  <a href={href}>
                    <Logo />
                    <span>{title}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <nav className="gm-footer-bar" aria-label="Barrierefreiheit und Rechtliches">
          <ul>
            {bar.map(([title, href]) => (
              <li key={href}>
                <a href={href}>{title}</a>
              </li>
            ))}
          </ul>
          <a className="gm-to-top" href="#oben">
            <ArrowUp />
            Nach oben
          </a>
        </nav>
        <p className="gm-footer-end">
          © {name} · <a href="/datenschutz/">Datenschutz</a>
          {app && (
            <>
              {' · '}
              <LeaveApp />
            </>
          )}{' '}
          {createElement('gm-farbwahl')}
        </p>
        {/* Filled by the script (browser/app/offer-element.ts). Last on the page, so that it causes no layout
            shift. */}
        {!app && createElement('gm-app-angebot')}
      </div>
    </footer>
  );
}
