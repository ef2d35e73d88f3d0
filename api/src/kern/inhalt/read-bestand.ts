import { type Dokumentdatei, measureDokumente } from './dokumente.ts';
import type { Bestand } from './eintrag-repository.ts';
import { measureFotos } from './fotos.ts';
import { createFehlerliste, type Fehlerliste } from './inhalt-fehler.ts';
import type { Inhaltsart } from './inhaltsart.ts';
import { createInhaltsleser } from './inhaltsleser.ts';
import { fotoArt } from './kern-arten.ts';
import { readFiles } from './read-files.ts';
import { splitFiles } from './split-files.ts';

/** Takes a folder of the exchange format apart, as far as these kinds go. What cannot be read is reported. */
export async function readBestand(
  ordner: string,
  arten: readonly Inhaltsart[],
  fehler: Fehlerliste = createFehlerliste(),
): Promise<Bestand & { dokumente: Dokumentdatei[] }> {
  const { texte, fotos: vorhandene, dokumente } = await readFiles(ordner);
  const eintraege = splitFiles(texte, arten, fehler);
  // What is wrong with them is reported where everything is read.
  const genannte = createInhaltsleser(eintraege, createFehlerliste()).list(fotoArt);
  const namen = genannte.map(({ datei }) => datei).filter((datei) => vorhandene.has(datei));
  return {
    eintraege,
    fotos: await measureFotos(ordner, [...new Set(namen)], fehler),
    dokumente: await measureDokumente(ordner, dokumente, fehler),
  };
}
