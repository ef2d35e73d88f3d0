/** Words of field names that German writes with umlauts, `ß` or otherwise. */
const WORTE: Record<string, string> = {
  ags: 'amtlicher Gemeindeschlüssel',
  alt: 'Beschreibung für Menschen, die es nicht sehen',
  auch: 'andere Namen',
  beschluss: 'Beschluss',
  bestaetigung: 'Bestätigung',
  bic: 'BIC',
  bloecke: 'Blöcke',
  buergerbuero: 'Bürgerbüro',
  eServices: 'E-Services',
  eintraege: 'Einträge',
  email: 'E-Mail',
  fokus: 'Was im Bild bleiben muss (Prozent)',
  gebuehr: 'Gebühr',
  hoehe: 'Höhe',
  href: 'Ziel',
  iban: 'IBAN',
  id: 'Nummer',
  menuItems: 'Menüpunkte',
  md: 'Text',
  nichtoeffentlich: 'nichtöffentlich',
  oeffentlich: 'öffentlich',
  oeffnungszeiten: 'Öffnungszeiten',
  plz: 'Postleitzahl',
  regulaere: 'regelmäßige',
  spaeter: 'später',
  strasse: 'Straße',
  strassen: 'Straßen',
  sued: 'Süden',
  taeglich: 'täglich',
  title: 'Titel',
  url: 'Adresse',
  zaehlung: 'Zählung',
};

/** What a field is called whose schema gives it no title: `alter_min` → `Alter min`, `hinweisText` → `Hinweis Text`. */
export function nameFeld(schluessel: string): string {
  const worte = WORTE[schluessel]
    ? [WORTE[schluessel]]
    : schluessel
        .replaceAll(/([a-zäöü])([A-Z])/g, '$1_$2')
        .split('_')
        .map((wort) => WORTE[wort.toLowerCase()] ?? wort);
  const name = worte.join(' ');
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}
