import { box, type Colour, cut, dot, flat, row } from './paper.ts';

const SEASONS = ['fruehling', 'sommer', 'herbst', 'winter'] as const;
const TIMES = ['morgen', 'tag', 'abend', 'nacht'] as const;
type Season = (typeof SEASONS)[number];
type Time = (typeof TIMES)[number];

/** Leaves of the trees by season. */
const LEAVES: Record<Season, readonly [Colour, Colour]> = {
  fruehling: ['rose', 'laub'],
  sommer: ['laub', 'nah'],
  herbst: ['holz', 'rot'],
  winter: ['papier', 'falte'],
};

/** The three ridges in shades of the theme, lighter towards the viewer, as in every hero. */
const RIDGES = [
  ['M0 236C170 150 300 176 470 214S760 262 940 190S1290 120 1600 214V420H0z', 45],
  ['M0 300C140 262 280 250 430 286S720 322 900 284S1240 214 1600 292V420H0z', 72],
  ['M0 352C200 312 380 346 560 350S900 316 1100 340S1440 356 1600 326V420H0z', 100],
] as const;

const shade = (share: number) =>
  `color-mix(in oklab, var(--gm-brand-900,#0b3b38), var(--gm-brand-600,#1a7069) ${share}%)`;

function ridge(index: 0 | 1 | 2, season: Season): string {
  const [d, share] = RIDGES[index];
  const snow = season === 'winter' ? ` <path d="${d}" fill="#fff" fill-opacity="${0.1 + index * 0.1}"/>` : '';
  return `<path d="${d}" fill="#000" fill-opacity=".16" transform="translate(0 -5)"/><path d="${d}" fill="${shade(share)}"/>${snow}`;
}

/** Firs of different heights in a row, drawn as one shape. */
export function drawFirs(x: number, base: number, count: number, height: number): string {
  const shape = row(count, (index) => {
    const h = height * (0.7 + ((index * 37) % 40) / 100);
    const c = x + index * height * 0.46;
    const at = (value: number) => value.toFixed(0);
    return `M${at(c - h * 0.3)} ${base}L${at(c - h * 0.14)} ${at(base - h * 0.4)}H${at(c - h * 0.2)}L${at(c)} ${at(base - h)}L${at(c + h * 0.2)} ${at(base - h * 0.4)}H${at(c + h * 0.14)}L${at(c + h * 0.3)} ${base}z`;
  });
  return `<path d="${shape}" fill="${shade(0)}"/>`;
}

export interface Village {
  x: number;
  base: number;
  /** Height of the tower. */
  tower: number;
  top: 'spitz' | 'zwiebel' | 'satteldach';
}

/** The five villages from west to east, each with a tower of its own. */
const VILLAGES: readonly Village[] = [
  { x: 250, base: 296, tower: 74, top: 'satteldach' },
  { x: 520, base: 330, tower: 92, top: 'spitz' },
  { x: 790, base: 316, tower: 84, top: 'zwiebel' },
  { x: 1050, base: 322, tower: 96, top: 'spitz' },
  { x: 1350, base: 300, tower: 80, top: 'satteldach' },
];

export function drawVillage({ x, base, tower, top }: Village, season: Season, time: Time): string {
  const roofs: readonly [Colour, Colour] = season === 'winter' ? ['papier', 'papier'] : ['rot', 'ziegel'];
  const window: Colour = time === 'nacht' || time === 'abend' ? 'sonne' : 'nah';
  const [first, second] = LEAVES[season];
  const house = (at: number, width: number, height: number, roof: Colour, wall: Colour = 'papier') =>
    cut(wall, box(x + at, base - height, width, height)) +
    cut(
      roof,
      `M${x + at - 4} ${base - height}l${width / 2 + 4} ${-Math.round(width * 0.42)}l${width / 2 + 4} ${Math.round(width * 0.42)}z`,
    ) +
    flat(
      window,
      box(x + at + width * 0.2, base - height * 0.66, 6, 8) + box(x + at + width * 0.6, base - height * 0.66, 6, 8),
    );
  const tip = base - tower;
  const tops = {
    spitz: `M${x - 4} ${tip}l13 -44l13 44z`,
    satteldach: `M${x - 4} ${tip}l7 -20h12l7 20z`,
    zwiebel: `M${x - 3} ${tip}q-4 -16 8 -20q4 -4 4 -14q0 10 4 14q12 4 8 20z`,
  };
  return (
    cut(second, dot(x - 62, base - 20, 15)) +
    house(-52, 40, 24, roofs[0]) +
    house(40, 36, 22, roofs[1], 'falte') +
    cut('falte', box(x + 16, base - 38, 30, 38)) +
    cut(roofs[1], `M${x + 12} ${base - 38}l6 -18h24l8 18z`) +
    cut('papier', box(x, tip, 18, tower)) +
    cut(roofs[0], tops[top]) +
    flat(window, dot(x + 9, tip + 14, 4)) +
    house(-14, 34, 20, roofs[1]) +
    cut(first, dot(x + 90, base - 18, 17)) +
    cut(second, dot(x + 108, base - 12, 12))
  );
}

/** Sun or moon, where it stands at that time of day. */
const LIGHTS: Record<Time, string> = {
  morgen: cut('sonne', dot(1180, 176, 58)),
  tag: cut('sonne', dot(1250, 92, 66)),
  abend: cut('sonne', dot(1440, 196, 70)),
  nacht:
    `<path d="M1262 40a52 52 0 1 0 44 84a42 42 0 0 1 -44 -84z" fill="#fdf3cf"/>` +
    // Not where words stand: beside them on wide screens, below them on phones, which show the middle of the drawing.
    flat(
      'papier',
      [
        [820, 150],
        [905, 122],
        [985, 160],
        [1075, 128],
        [1160, 152],
        [1215, 120],
        [1395, 60],
        [1450, 130],
        [1500, 40],
        [1560, 100],
      ]
        .map(([x = 0, y = 0]) => dot(x, y, 3))
        .join(''),
    ),
};

const flakes = flat(
  'papier',
  row(26, (index) => dot((index * 211) % 1600, 20 + ((index * 97) % 250), 3 + (index % 3))),
);

/** The five villages for the hero of the start page: transparent above the ridges, 1600 × 420. */
function drawPanorama(season: Season, time: Time): string {
  return (
    LIGHTS[time] +
    ridge(0, season) +
    drawFirs(40, 236, 5, 46) +
    drawFirs(1130, 178, 6, 42) +
    ridge(1, season) +
    drawFirs(360, 282, 5, 52) +
    drawFirs(1180, 262, 4, 54) +
    VILLAGES.filter(({ base }) => base < 310)
      .map((place) => drawVillage(place, season, time))
      .join('') +
    ridge(2, season) +
    VILLAGES.filter(({ base }) => base >= 310)
      .map((place) => drawVillage(place, season, time))
      .join('') +
    drawFirs(650, 352, 4, 60) +
    drawFirs(930, 346, 3, 56) +
    drawFirs(1500, 340, 4, 64) +
    drawFirs(60, 348, 5, 62) +
    (season === 'winter' && time !== 'nacht' ? flakes : '')
  );
}

/** By season and time of day, as SVG files. */
export const PANORAMAS: ReadonlyMap<string, string> = new Map(
  SEASONS.flatMap((season) =>
    TIMES.map((time) => [
      `panorama-${season}-${time}`,
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 420"><g id="m">${drawPanorama(season, time)}</g></svg>`,
    ]),
  ),
);
