import tabelle from '@gm/shared/liste/tabelle.module.css';
import type { ReactNode } from 'react';

interface TabelleProps {
  titel: string;
  spalten: readonly string[];
  zeilen: readonly { name: string; felder: readonly ReactNode[] }[];
}

/** A table of the pages for staff; the first field of a row names it. */
export function Tabelle({ titel, spalten, zeilen }: TabelleProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls a wide table with the keyboard
    <section className={tabelle.rahmen} aria-label={titel} tabIndex={0}>
      <table className={tabelle.tabelle}>
        <caption className="gm-visually-hidden">{titel}</caption>
        <thead>
          <tr>
            {spalten.map((spalte) => (
              <th key={spalte} scope="col">
                {spalte}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {zeilen.map(({ name, felder: [erstes, ...weitere] }) => (
            <tr key={name}>
              <th scope="row">{erstes}</th>
              {weitere.map((feld, index) => (
                <td key={spalten[index + 1]} data-spalte={spalten[index + 1]}>
                  {feld}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
