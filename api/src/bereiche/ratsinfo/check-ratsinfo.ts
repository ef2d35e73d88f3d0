import type { Fehlerliste } from '../../kern/inhalt/inhalt-fehler.ts';
import type { RatsinfoDateien } from './ratsinfo-dateien.ts';

/** Reports what is there twice, and numbers that lead nowhere. */
export function checkRatsinfo(dateien: RatsinfoDateien, fehler: Fehlerliste): void {
  const { koerperschaft, gremien, personen, sitzungen, vorlagen } = dateien;

  /** The numbers of a kind of object, each once; and a check that a number is one of them. */
  function collect(datei: string, objekte: readonly { id: number }[], wort: string) {
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
  collect('ratsinfo/koerperschaft.yaml', koerperschaft.wahlperioden, 'Die Wahlperiode');
  const checkOrt = collect('ratsinfo/koerperschaft.yaml', koerperschaft.orte, 'Den Ort');
  const checkGremium = collect('ratsinfo/gremien.yaml', gremien, 'Das Gremium');
  const checkPerson = collect('ratsinfo/personen.yaml', personen, 'Die Person');
  const checkVorlage = collect('ratsinfo/vorlagen', vorlagen, 'Die Vorlage');
  collect('ratsinfo/sitzungen', sitzungen, 'Die Sitzung');

  for (const { id, ort } of gremien) checkOrt('gremien.yaml', `${id}.ort`, [ort]);
  for (const { id, mitglied } of personen) {
    const genannte = mitglied.map(({ gremium }) => gremium);
    checkGremium('personen.yaml', `${id}.mitglied`, genannte);
  }
  const geschuetzt = new Set(vorlagen.filter(({ oeffentlich }) => !oeffentlich).map(({ id }) => id));
  for (const { id, gremium, ort, entschuldigt, punkte, nichtoeffentlich } of sitzungen) {
    checkGremium('sitzungen', `${id}.gremium`, [gremium]);
    checkOrt('sitzungen', `${id}.ort`, [ort]);
    checkPerson('sitzungen', `${id}.entschuldigt`, entschuldigt);
    const genannte = [...punkte, ...nichtoeffentlich].map(({ vorlage }) => vorlage);
    checkVorlage('sitzungen', `${id}.punkte`, genannte);
    for (const { vorlage } of punkte) {
      if (vorlage !== undefined && geschuetzt.has(vorlage)) {
        fehler.add('ratsinfo/sitzungen', `${id}.punkte`, `Die Vorlage ${vorlage} ist nicht öffentlich.`);
      }
    }
  }
  for (const { id, von, personen: urheber, verwandt } of vorlagen) {
    checkGremium('vorlagen', `${id}.von`, von);
    checkPerson('vorlagen', `${id}.personen`, urheber);
    checkVorlage('vorlagen', `${id}.verwandt`, verwandt);
  }
}
