import { readMotifPicture } from '../../rules/motif-picture.ts';

/** A card that shows an illustration. */
interface Subject {
  titel: string;
  /** A card with a photo needs no illustration; an illustration chosen by an editor is not used for another card. */
  bild?: { id: string } | null | undefined;
  /** Category, as editors named it. */
  rubrik?: string | null | undefined;
}

/**
 * The illustrations (drawn in `shell/motifs`) with the words they stand for, the more special ones first. A word counts
 * in the title, then in the category.
 */
const WORDS = {
  weihnacht: /advent|weihnacht|nikolaus|krippe|christbaum/,
  fasching: /fasching|fasnet|fasnacht|narr|prunksitzung|rosenmontag|häs/,
  blutspende: /blutspende/,
  sirene: /sirene|probealarm|warntag|warnung/,
  feuerwehrhaus: /feuerwehrhaus|gerätehaus/,
  haushalt: /haushalt|gebühr|grundsteuer|finanz|budget|million|euro\b/,
  feuerwehr: /feuerwehr|brand(?!enburg)|rauchmelder|lösch|rettung|drehleiter/,
  schnee: /schnee|winterdienst|streu(en|pflicht)|glatteis/,
  hund: /hund(?!ert)|\btier|tierheim|haustier/,
  abfall: /abfall|müll|kompost|grünschnitt|sperrmüll|recycling|papiersammlung|wertstoff|flohmarkt|cradle/,
  windrad: /wind(rad|räder|park|kraft)|energie|strom/,
  solar: /solar|photovoltaik|nahwärme|wärme|förderprogramm|klima|dämm/,
  fussball: /fußball|fussball|bolz|kick|spieltag|\bfc\b|\bsv\b|\bvfl?b?\b|handball/,
  rad: /rad(el|weg|tour|fahr)|fahrrad|mountainbike|auto/,
  bus: /bus|haltestelle|fahrplan|bahn|mitfahr/,
  strasse: /straße|sperrung|umleitung|ortsdurchfahrt|tempo|verkehr|radweg/,
  baustelle:
    /bau(en|platz|plätze|stelle|gebiet)?\b|anbau|neubau|rohbau|wohnung|spatenstich|richtfest|vergaberunde|halle/,
  chor: /chor|gesang|sing|lieder|liederkranz/,
  musik: /musik|konzert|orchester|kapelle|trommel|instrument|jazz|orgel|\bband\b|bigband/,
  theater: /theater|bühne|kabarett|komödie|zirkus|märchen|figuren/,
  bibliothek: /bibliothek|bücher|buch\b|lesung|lese|literatur/,
  ausstellung: /ausstellung|kunst|museum|vernissage|galerie|foto/,
  vortrag: /vortrag|kino|film|versammlung|infoabend|information|sprechstunde|bürgerdialog|forum/,
  markt: /markt|basar|börse|bauern|lebensmittel|bäckerei|metzgerei|fairtrade/,
  fest: /fest\b|feier|jubiläum|hocketse|\btanz|party|kirchweih|kerwe|sommerfest/,
  kirche: /kirche|gottesdienst|andacht|gemeindehaus|glauben|ökumen|konfirm|friedhof|baumgräber|trauer/,
  kita: /kita|kinder(garten|haus|tages)|krippe|spielplatz|krabbel|betreuung|waldkindergarten|eltern|kinder/,
  schule: /schul|klasse|bildung|lernen/,
  jugend: /jugend|skate|teen/,
  ferien: /ferien|zelt|lager|camping|wohnmobil|ausflug|austausch|grill/,
  basteln: /bastel|töpfer|\bmalen|\bwerk(en|statt)|kurs|workshop|näh|strick|handarbeit/,
  senioren: /senior|\balte\b|café|begegnung|stammtisch|frühstück|nachmittag/,
  gesundheit: /gesund|arzt|apotheke|erste hilfe|medizin|impf/,
  pflege: /pflege|sozialstation|hospiz|nachbarschaftshilfe|demenz/,
  miteinander: /sozial|ehrenamt|miteinander|nachbar|hilfe|verein|förder/,
  wandern: /wander|führung|höhenweg|panorama|spazier|tour|tourismus|erholung|freizeit/,
  barfuss: /barfuß|barfuss/,
  wald: /wald|forst|holz/,
  bach: /bach|hochwasser|starkregen|renaturier|fluss|brücke/,
  brunnen: /brunnen|wasser|trinkwasser/,
  vogel: /vogel|vögel|natur|nist/,
  libelle: /libelle|insekt|biene|biotop|teich/,
  garten: /garten|obst|baum|blumen|streuobst|most|landwirt|umwelt/,
  sport:
    /(?<!tran)sport|\blauf|(spenden|stadt|staffel|halbmarathon)lauf|turn|gymnastik|yoga|leichtathletik|fitness|schwimm|leistungsspange/,
  digital: /digital|glasfaser|internet|online|\bapp\b|computer|breitband|smartphone/,
  ausweis: /ausweis|\bpass(?!t|i|e)|reisepass|bürgerbüro|meldeamt|ummeld|urkunde|bescheid/,
  wahl: /wahl|abstimmung|stimmzettel/,
  sitzung: /gemeinderat|sitzung|rat\b|ausschuss|beirat|beschlu|beschlie|gesichter|nachrück/,
  brauchtum: /brauchtum|heimat|tracht|geschichte|fachwerk|kultur/,
  gasthaus: /gast|\bwirt(?!schaft)|restaurant|übernacht|schlachtplatte|\bessen|mittagessen|mittagstisch|kochen/,
  gewerbe: /gewerbe|einkauf|laden|geschäft|industrie|firma/,
  handwerk: /handwerk|reparatur|schreiner|zimmer(er|ei|mann)/,
  rathaus: /rathaus|bürgermeister|verwaltung|gemeinde|behörde/,
  dorf: /ort|dorf|einwohner|ortsteil|stadt/,
} as const satisfies Record<string, RegExp>;

export type MotifName = keyof typeof WORDS;
export const MOTIF_NAMES = Object.keys(WORDS) as MotifName[];

function rank({ titel, rubrik }: Subject): MotifName[] {
  const [title, category] = [titel, rubrik ?? ''].map((text) => text.replaceAll('\u00AD', '').toLowerCase());
  const having = (text = '') => MOTIF_NAMES.filter((name) => WORDS[name].test(text));
  return [...having(title), ...having(category), 'dorf', ...MOTIF_NAMES];
}

/**
 * An illustration for every card of a page that has no picture, none of them twice as long as there are enough. Without
 * a fitting word it shows a village.
 * @param taken shown elsewhere on the page
 */
export function chooseMotifs(subjects: readonly Subject[], taken: readonly MotifName[] = []): MotifName[] {
  const isMotif = (name: string | null | undefined): name is MotifName => MOTIF_NAMES.some((one) => one === name);
  const chosenByHand = subjects.map(({ bild: image }) => image && readMotifPicture(image.id)).filter(isMotif);
  const used = new Set([...taken, ...chosenByHand]);
  return subjects.map((subject) => {
    const names = rank(subject);
    const chosen = names.find((name) => !used.has(name)) ?? names[0] ?? 'dorf';
    used.add(chosen);
    return chosen;
  });
}

/** Illustrations with a word for this text; all of them for an empty one. */
export const listMotifs = (text: string): MotifName[] => {
  const query = text.trim().toLowerCase();
  return query === '' ? MOTIF_NAMES : MOTIF_NAMES.filter((name) => name.includes(query) || WORDS[name].test(query));
};

/** The illustration of a card that stands alone. */
export const chooseMotif = (subject: Subject): MotifName => rank(subject)[0] ?? 'dorf';
