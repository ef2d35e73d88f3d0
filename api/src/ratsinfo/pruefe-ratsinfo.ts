import type { Fehlerliste } from '../inhalt/inhalt-fehler.ts';
import type { RatsinfoDateien } from './ratsinfo-dateien.ts';

/** Reports what is there twice, and numbers that lead nowhere. */
export function pruefeRatsinfo(dateien: RatsinfoDateien, fehler: Fehlerliste): void {
  const { koerperschaft, gremien, personen, sitzungen, vorlagen } = dateien;

  /** The numbers of a kind of object, each once; and a check that a number is one of them. */
  function sammle(datei: string, objekte: readonly { id: number }[], wort: string) {
    const ids = new Set<number>();
    for (const { id } of objekte) {
      if (ids.has(id)) fehler.add(datei, String(id), 'Die Nummer gibt es zweimal.');
      ids.add(id);
    }
    return (stelle: string, feld: string, verweise: readonly (number | undefined)[]) => {
      for (const id of verweise) {
        if (id !== undefined && !ids.has(id)) fehler.add(`ratsinfo/${stelle}`, feld, `${wort} ${id} gibt es nicht.`);
      }
    };
  }
  sammle('ratsinfo/koerperschaft.yaml', koerperschaft.wahlperioden, 'Die Wahlperiode');
  const pruefeOrt = sammle('ratsinfo/koerperschaft.yaml', koerperschaft.orte, 'Den Ort');
  const pruefeGremium = sammle('ratsinfo/gremien.yaml', gremien, 'Das Gremium');
  const pruefePerson = sammle('ratsinfo/personen.yaml', personen, 'Die Person');
  const pruefeVorlage = sammle('ratsinfo/vorlagen', vorlagen, 'Die Vorlage');
  sammle('ratsinfo/sitzungen', sitzungen, 'Die Sitzung');

  for (const { id, ort } of gremien) pruefeOrt('gremien.yaml', `${id}.ort`, [ort]);
  for (const { id, mitglied } of personen) {
    const genannte = mitglied.map(({ gremium }) => gremium);
    pruefeGremium('personen.yaml', `${id}.mitglied`, genannte);
  }
  const geschuetzt = new Set(vorlagen.filter(({ oeffentlich }) => !oeffentlich).map(({ id }) => id));
  for (const { id, gremium, ort, entschuldigt, punkte, nichtoeffentlich } of sitzungen) {
    pruefeGremium('sitzungen', `${id}.gremium`, [gremium]);
    pruefeOrt('sitzungen', `${id}.ort`, [ort]);
    pruefePerson('sitzungen', `${id}.entschuldigt`, entschuldigt);
    const genannte = [...punkte, ...nichtoeffentlich].map(({ vorlage }) => vorlage);
    pruefeVorlage('sitzungen', `${id}.punkte`, genannte);
    for (const { vorlage } of punkte) {
      if (vorlage !== undefined && geschuetzt.has(vorlage)) {
        fehler.add('ratsinfo/sitzungen', `${id}.punkte`, `Die Vorlage ${vorlage} ist nicht öffentlich.`);
      }
    }
  }
  for (const { id, von, personen: urheber, verwandt } of vorlagen) {
    pruefeGremium('vorlagen', `${id}.von`, von);
    pruefePerson('vorlagen', `${id}.personen`, urheber);
    pruefeVorlage('vorlagen', `${id}.verwandt`, verwandt);
  }
}
