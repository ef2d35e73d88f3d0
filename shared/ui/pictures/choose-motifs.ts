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
  hund: /hund(?!ert)|haustier|\btier(heim|arzt|ärzt|schutz|halt)/,
  digital: /digital|glasfaser|internet|online|\bapp\b|computer|breitband|smartphone|roboter|programmieren/,
  abfall: /abfall|müll|kompost|grünschnitt|sperrmüll|recycling|papiersammlung|wertstoff|flohmarkt|cradle/,
  windrad: /wind(rad|räder|park|kraft)|energie|strom/,
  solar: /solar|photovoltaik|nahwärme|wärme|förderprogramm|klima|dämm/,
  fussball: /fußball|fussball|bolz|kick|spieltag|\bfc\b|\bsv\b|\bvfl?b?\b|handball/,
  rad: /rad(el|weg|tour|fahr)|fahrrad|mountainbike|auto/,
  bus: /bus|haltestelle|fahrplan|bahn|mitfahr/,
  strasse: /(?<!spiel)straße|sperrung|umleitung|ortsdurchfahrt|tempo|verkehr|radweg/,
  baustelle:
    /bau(en|platz|plätze|stelle|gebiet)?\b|anbau|neubau|rohbau|wohnung|spatenstich|richtfest|vergaberunde|halle/,
  chor: /chor|gesang|sing|lieder|liederkranz/,
  musik: /musik|konzert|orchester|kapelle|trommel|instrument|jazz|orgel|\bband\b|bigband/,
  barfuss: /barfuß|barfuss/,
  theater: /theater|bühne|kabarett|komödie|zirkus|märchen|figuren/,
  bibliothek: /bibliothek|bücher|buch\b|lesung|lese|literatur/,
  ausstellung: /ausstellung|kunst|museum|vernissage|galerie|foto|graffiti|\bmalen|zeichnen/,
  vortrag: /vortrag|kino|film|versammlung|infoabend|information|sprechstunde|bürgerdialog|forum/,
  markt: /markt|basar|börse|lebensmittel|bäckerei|metzgerei|fairtrade/,
  fest: /fest\b|feier|jubiläum|hocketse|\btanz|party|kirchweih|kerwe|sommerfest/,
  kirche: /kirche|gottesdienst|andacht|gemeindehaus|glauben|ökumen|konfirm|friedhof|baumgräber|trauer/,
  kita: /kita|kinder(garten|haus|tages)|krippe|spielplatz|krabbel|betreuung|waldkindergarten|eltern|kinder/,
  schule: /schul|klasse|bildung|unterricht/,
  jugend: /jugend|skate|teen|kletter|boulder/,
  ferien: /ferien|zelt|lager|camping|wohnmobil|ausflug|austausch|grill|\bstern(e|en|schnuppen?)\b/,
  basteln: /bastel|töpfer|filzen|\bmalen|werk(en\b|statt)|kurs|workshop|näh|strick|handarbeit/,
  senioren: /senior|\balte\b|café|begegnung|stammtisch|frühstück|nachmittag/,
  gesundheit: /gesund|arzt|apotheke|rettungs|erste hilfe|medizin|impf/,
  pflege: /pflege|sozialstation|hospiz|nachbarschaftshilfe|demenz/,
  miteinander: /picknick|sozial|ehrenamt|miteinander|nachbar|hilfe|verein|förder/,
  wandern: /wander|schatzsuche|schnitzeljagd|führung|höhenweg|panorama|spazier|tour|tourismus|erholung|freizeit/,
  wald: /wald|forst|förster|holz/,
  bach: /bach|kanu|paddel|hochwasser|starkregen|renaturier|fluss|brücke/,
  brunnen: /brunnen|wasser|trinkwasser/,
  vogel: /vogel|vögel|natur|nist/,
  libelle: /libelle|insekt|biene|biotop|teich/,
  garten: /garten|bauern|obst|baum|blumen|streuobst|most|landwirt|umwelt/,
  sport:
    /(?<!tran)sport|\blauf|(spenden|stadt|staffel|halbmarathon)lauf|turn|tennis|training|gymnastik|yoga|leichtathletik|fitness|schwimm|leistungsspange/,
  ausweis: /ausweis|\bpass(?!t|i|e)|reisepass|bürgerbüro|meldeamt|ummeld|urkunde|bescheid/,
  wahl: /wahl|abstimmung|stimmzettel/,
  sitzung: /gemeinderat|sitzung|rat\b|ausschuss|beirat|beschlu|beschlie|gesichter|nachrück/,
  brauchtum: /brauchtum|backhaus|heimat|tracht|geschichte|fachwerk|kultur/,
  gasthaus:
    /gast|\bwirt(?!schaft)|restaurant|übernacht|schlachtplatte|\bessen|mittagessen|mittagstisch|kochen|\bbacken/,
  gewerbe: /gewerbe|einkauf|laden|geschäft|industrie|firma/,
  handwerk: /handwerk|reparatur|schreiner|zimmer(er|ei|mann)|schnitz|schmied|schmuck|silber/,
  rathaus: /rathaus|bürgermeister|verwaltung|gemeinde|behörde|polizei/,
  dorf: /ort|dorf|einwohner|ortsteil|stadt/,
} as const satisfies Record<string, RegExp>;

export type MotifName = keyof typeof WORDS;
export const MOTIF_NAMES = Object.keys(WORDS) as MotifName[];

/** Shown without a fitting word, in this order: they fit anything in a town, other than a snow plough or a siren. */
const NEUTRAL: readonly MotifName[] = ['dorf', 'miteinander', 'wandern', 'garten', 'fest', 'brauchtum', 'bach', 'wald'];

/** Illustrations with a word of the title, then of the category. */
function listFitting({ titel, rubrik }: Subject): MotifName[] {
  const [title, category] = [titel, rubrik ?? ''].map((text) => text.replaceAll('\u00AD', '').toLowerCase());
  const having = (text = '') => MOTIF_NAMES.filter((name) => WORDS[name].test(text));
  return [...having(title), ...having(category)];
}

/**
 * An illustration for every card of a page that has no picture, none of them twice as long as there are enough. As many
 * cards as possible have a fitting one: a card gives way if it has another that fits. Without a fitting word it shows a
 * village.
 * @param taken shown elsewhere on the page
 */
export function chooseMotifs(subjects: readonly Subject[], taken: readonly MotifName[] = []): MotifName[] {
  const isMotif = (name: string | null | undefined): name is MotifName => MOTIF_NAMES.some((one) => one === name);
  const chosenByHand = subjects.map(({ bild: image }) => image && readMotifPicture(image.id)).filter(isMotif);
  const reserved = new Set([...taken, ...chosenByHand]);
  const fitting = subjects.map((subject) => listFitting(subject).filter((name) => !reserved.has(name)));
  const owner = new Map<MotifName, number>();
  /** Augmenting paths of a bipartite matching. */
  function give(card: number, tried: Set<MotifName>): boolean {
    const open = (fitting[card] ?? []).filter((name) => !tried.has(name));
    for (const name of open) {
      tried.add(name);
      const holder = owner.get(name);
      if (holder !== undefined && !give(holder, tried)) continue;
      owner.set(name, card);
      return true;
    }
    return false;
  }
  for (const card of subjects.keys()) give(card, new Set());
  const chosen = new Map([...owner].map(([name, card]) => [card, name]));
  const used = new Set([...reserved, ...owner.keys()]);
  return subjects.map((subject, card) => {
    const name = chosen.get(card) ?? [...NEUTRAL, ...MOTIF_NAMES].find((one) => !used.has(one)) ?? chooseMotif(subject);
    used.add(name);
    return name;
  });
}

/** Illustrations with a word for this text; all of them for an empty one. */
export const listMotifs = (text: string): MotifName[] => {
  const query = text.trim().toLowerCase();
  return query === '' ? MOTIF_NAMES : MOTIF_NAMES.filter((name) => name.includes(query) || WORDS[name].test(query));
};

/** The illustration of a card that stands alone. */
export const chooseMotif = (subject: Subject): MotifName => listFitting(subject)[0] ?? 'dorf';
