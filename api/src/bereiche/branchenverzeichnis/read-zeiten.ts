import type { Oeffnungszeit } from '@gm/shared/schemas/oeffnungszeiten';

type RegulaereZeit = Oeffnungszeit['regulaereZeiten'][number];

const TAGE = {
  Mo: 'MONTAG',
  Di: 'DIENSTAG',
  Mi: 'MITTWOCH',
  Do: 'DONNERSTAG',
  Fr: 'FREITAG',
  Sa: 'SAMSTAG',
  So: 'SONNTAG',
} as const;
const KURZ = Object.keys(TAGE) as (keyof typeof TAGE)[];
const SPANNE = /^(\d{1,2}:\d{2})-(\d{1,2}:\d{2})$/;

function readTage(text: string): RegulaereZeit['tagestyp'][] | null {
  const tage: RegulaereZeit['tagestyp'][] = [];
  for (const teil of text.split('+')) {
    const [von = '', bis = von] = teil.split('-');
    const [erster, letzter] = [KURZ.indexOf(von as keyof typeof TAGE), KURZ.indexOf(bis as keyof typeof TAGE)];
    if (erster < 0 || letzter < erster) return null;
    tage.push(...KURZ.slice(erster, letzter + 1).map((tag) => TAGE[tag]));
  }
  return tage;
}

/**
 * `Mo-Fr 9:00-12:30 14:00-18:00; Sa 8:00-13:00` → the times of every day; `Mo+Do` are two days. Null when the text says
 * something else.
 */
export function readZeiten(text: string): RegulaereZeit[] | null {
  const zeiten: RegulaereZeit[] = [];
  for (const teil of text.split(';')) {
    const [tage = '', ...spannen] = teil.trim().split(/\s+/);
    const tagestypen = readTage(tage);
    if (!tagestypen || spannen.length === 0) return null;
    for (const spanne of spannen) {
      const [, beginn, ende] = SPANNE.exec(spanne)?.map((zeit) => zeit.padStart(5, '0')) ?? [];
      if (!beginn || !ende || beginn >= ende) return null;
      zeiten.push(...tagestypen.map((tagestyp) => ({ tagestyp, beginn, ende })));
    }
  }
  return zeiten;
}
