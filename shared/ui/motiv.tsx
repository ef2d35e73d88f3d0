import styles from './card.module.css';

/** Drawings of 60 × 40 in the site's colours: where the sun stands, what lies behind, what lies in front. */
const MOTIVE = [
  // hills, a valley, fields
  { sonne: [46, 14], hinten: 'M14 40C24 18 60 14 60 22V40Z', vorn: 'M0 28C10 18 30 24 38 40H0Z' },
  { sonne: [30, 16], hinten: 'M60 18Q42 20 33 40H60Z', vorn: 'M0 18Q18 20 27 40H0Z' },
  { sonne: [13, 10], hinten: 'M0 24L60 16V40H0Z', vorn: 'M0 28L60 34V40H0Z' },
  // roofs, water, firs
  { sonne: [51, 9], hinten: 'M26 40V26L40 15L54 26V40Z', vorn: 'M6 40V24L20 11L34 24V40Z' },
  { sonne: [20, 12], hinten: 'M0 26q7.5-6 15 0t15 0 15 0 15 0V40H0Z', vorn: 'M0 33q7.5 6 15 0t15 0 15 0 15 0V40H0Z' },
  { sonne: [50, 10], hinten: 'M32 40L43 15L54 40Z', vorn: 'M8 40L20 9L32 40Z' },
] as const;

/** Which drawing stands for a category: always the same one, whatever categories a town has. */
function chooseMotiv(rubrik: string): (typeof MOTIVE)[number] {
  let hash = 2_166_136_261;
  for (const zeichen of rubrik) hash = Math.imul(hash ^ (zeichen.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return MOTIVE[(hash >>> 9) % MOTIVE.length] ?? MOTIVE[0];
}

/** Stands in for the picture of a card, so that a row of them keeps its line; each category has one of its own. */
export function Motiv({ rubrik }: { rubrik: string }) {
  const { sonne, hinten, vorn } = chooseMotiv(rubrik);
  return (
    <svg aria-hidden="true" className={styles.motiv} viewBox="0 0 60 40">
      <circle cx={sonne[0]} cy={sonne[1]} r="5" />
      <path d={hinten} />
      <path d={vorn} />
    </svg>
  );
}
