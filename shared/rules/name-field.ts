/** Words in field names whose German spelling differs, e.g. with umlauts or `ß`. */
const WORDS: Record<string, string> = {
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

/** Label of a field without a title in its schema: `alter_min` → `Alter min`, `hinweisText` → `Hinweis Text`. */
export function nameField(key: string): string {
  const words = WORDS[key]
    ? [WORDS[key]]
    : key
        .replaceAll(/([a-zäöü])([A-Z])/g, '$1_$2')
        .split('_')
        .map((word) => WORDS[word.toLowerCase()] ?? word);
  const name = words.join(' ');
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}
