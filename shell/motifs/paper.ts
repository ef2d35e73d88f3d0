/**
 * Paper cut: every shape is a sheet of paper that throws a soft shadow to the lower right. The canvas is 300 × 200, light
 * falls from the upper left, the ground lies near y = 165.
 */

/** Colours of the paper with their light values; pages set `--gm-mo-*` for light and dark (shared/ui/pictures/motif). */
export const PAPER = {
  warm: '#fbe6bb',
  kuehl: '#cde3ef',
  rose: '#f8d8c6',
  mint: '#d3eae2',
  sonne: '#f4c430',
  fern: '#b5d5cb',
  mitte: '#6aa598',
  nah: '#2b776c',
  tief: '#0b3b38',
  papier: '#fdf9ef',
  falte: '#e9dcc0',
  holz: '#b98249',
  rinde: '#6d4526',
  rot: '#c2402f',
  ziegel: '#8a2b23',
  blau: '#4a8bb8',
  nacht: '#24527a',
  laub: '#76ad55',
  grau: '#93a39e',
  haut: '#e2b088',
  braun: '#8d5b3c',
} as const;
export type Colour = keyof typeof PAPER;

const tint = (colour: Colour) => `var(--gm-mo-${colour},${PAPER[colour]})`;

/** One decimal is enough for a canvas of 300. */
const round = (value: number) => Number(value.toFixed(1));

/** A sheet of paper with its shadow. */
export const cut = (colour: Colour, d: string): string =>
  `<g fill="var(--gm-mo-schatten,#0b2b29)" stroke="var(--gm-mo-schatten,#0b2b29)" stroke-linejoin="round"><path d="${d}" transform="translate(1.6 2.4)" fill-opacity=".1" stroke-opacity=".05" stroke-width="4"/><path d="${d}" transform="translate(.8 1.2)" fill-opacity=".14" stroke-opacity=".08" stroke-width="1.2"/></g>${flat(colour, d)}`;

/** A shape glued flat: windows, lines, small parts. */
export const flat = (colour: Colour, d: string): string => `<path fill="${tint(colour)}" d="${d}"/>`;

/** A drawn line. */
export const line = (colour: Colour, width: number, d: string): string =>
  `<path fill="none" stroke="${tint(colour)}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;

/** A box with rounded corners. */
export const pad = (x: number, y: number, width: number, height: number, r: number): string =>
  `M${round(x + r)} ${round(y)}h${round(width - 2 * r)}a${r} ${r} 0 0 1 ${r} ${r}v${round(height - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${r}h${round(2 * r - width)}a${r} ${r} 0 0 1 ${-r} ${-r}v${round(2 * r - height)}a${r} ${r} 0 0 1 ${r} ${-r}z`;

export const dot = (x: number, y: number, r: number): string =>
  `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 1 ${round(2 * r)} 0a${r} ${r} 0 1 1 ${round(-2 * r)} 0z`;

/** Several equal shapes side by side. */
export const row = (count: number, shape: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => shape(index)).join('');

/** Sky and sun. */
export const sky = (colour: Colour, x?: number, y?: number, r = 26): string =>
  flat(colour, 'M0 0h300v200H0z') + (x === undefined || y === undefined ? '' : cut('sonne', dot(x, y, r)));

const RIDGES = [
  [
    'M0 118C50 84 96 86 140 106S236 132 300 92V200H0z',
    'M0 136C40 120 84 116 128 134S232 156 300 128V200H0z',
    'M0 166C60 148 120 150 170 160S256 172 300 160V200H0z',
  ],
  [
    'M0 98C46 96 84 128 134 118S232 72 300 92V200H0z',
    'M0 140C56 116 100 134 150 142S250 122 300 112V200H0z',
    'M0 160C60 168 110 152 164 158S252 164 300 152V200H0z',
  ],
  [
    'M0 124C60 110 80 78 140 82S240 128 300 120V200H0z',
    'M0 126C44 138 100 148 156 128S256 116 300 138V200H0z',
    'M0 158C50 152 96 166 150 164S250 148 300 158V200H0z',
  ],
] as const;

/** Three ridges, the nearest is the ground. */
export const hills = (
  ridge: 0 | 1 | 2,
  colours: readonly [Colour, Colour, Colour] = ['fern', 'mitte', 'nah'],
): string => RIDGES[ridge].map((d, index) => cut(colours[index] ?? 'nah', d)).join('');

/** The fir of the town's crest. */
export const fir = (x: number, base: number, height: number, colour: Colour = 'tief'): string => {
  const h = height;
  return cut(
    colour,
    `M${round(x)} ${round(base - h)}l${round(h * 0.2)} ${round(h * 0.34)}h${round(-h * 0.09)}l${round(h * 0.17)} ${round(h * 0.3)}h${round(-h * 0.09)}l${round(h * 0.18)} ${round(h * 0.3)}h${round(-h * 0.33)}v${round(h * 0.08)}h${round(-h * 0.08)}v${round(-h * 0.08)}h${round(-h * 0.33)}l${round(h * 0.18)} ${round(-h * 0.3)}h${round(-h * 0.09)}l${round(h * 0.17)} ${round(-h * 0.3)}h${round(-h * 0.09)}z`,
  );
};

/** A round tree. */
export const tree = (x: number, base: number, height: number, colour: Colour = 'laub'): string =>
  cut('rinde', box(x - height * 0.05, base - height * 0.5, height * 0.1, height * 0.5)) +
  cut(colour, dot(x, base - height * 0.66, round(height * 0.34)));

interface House {
  wall?: Colour;
  roof?: Colour;
  windows?: number;
}

/** A gabled house with a row of windows. */
export const house = (x: number, base: number, width: number, height: number, look: House = {}): string => {
  const { wall = 'papier', roof = 'rot', windows = 2 } = look;
  const gap = width / (windows + 1);
  return (
    cut(wall, box(x, base - height, width, height)) +
    cut(
      roof,
      `M${round(x - width * 0.1)} ${round(base - height)}l${round(width * 0.6)} ${round(-width * 0.46)}l${round(width * 0.6)} ${round(width * 0.46)}z`,
    ) +
    flat(
      'nah',
      row(windows, (index) =>
        box(x + gap * (index + 1) - width * 0.08, base - height * 0.72, width * 0.16, height * 0.3),
      ),
    )
  );
};

/** A church with a pointed tower. */
export const church = (x: number, base: number, height: number): string => {
  const h = height;
  return (
    cut('falte', box(x + h * 0.2, base - h * 0.34, h * 0.52, h * 0.34)) +
    cut(
      'ziegel',
      `M${round(x + h * 0.14)} ${round(base - h * 0.34)}l${round(h * 0.1)} ${round(-h * 0.2)}h${round(h * 0.4)}l${round(h * 0.14)} ${round(h * 0.2)}z`,
    ) +
    cut('papier', box(x, base - h * 0.62, h * 0.22, h * 0.62)) +
    cut(
      'ziegel',
      `M${round(x - h * 0.04)} ${round(base - h * 0.62)}l${round(h * 0.15)} ${round(-h * 0.38)}l${round(h * 0.15)} ${round(h * 0.38)}z`,
    ) +
    flat(
      'nah',
      `${dot(x + h * 0.11, base - h * 0.48, round(h * 0.05))}${box(x + h * 0.08, base - h * 0.14, h * 0.07, h * 0.14)}`,
    )
  );
};

/** A person without a face: head and coat. */
export const person = (x: number, base: number, height: number, coat: Colour, skin: Colour = 'haut'): string => {
  const h = height;
  const hair = skin === 'haut' ? 'rinde' : 'tief';
  return (
    cut(
      coat,
      `M${round(x - h * 0.2)} ${round(base)}l${round(h * 0.05)} ${round(-h * 0.5)}q${round(h * 0.02)} ${round(-h * 0.16)} ${round(h * 0.15)} ${round(-h * 0.16)}t${round(h * 0.15)} ${round(h * 0.16)}l${round(h * 0.05)} ${round(h * 0.5)}z`,
    ) +
    cut(skin, dot(x, base - h * 0.82, round(h * 0.15))) +
    flat(
      hair,
      `M${round(x - h * 0.155)} ${round(base - h * 0.83)}a${round(h * 0.155)} ${round(h * 0.155)} 0 0 1 ${round(h * 0.31)} 0q${round(-h * 0.1)} ${round(-h * 0.08)} ${round(-h * 0.31)} 0z`,
    )
  );
};

/** A note. */
export const note = (x: number, y: number, size: number, colour: Colour): string =>
  cut(
    colour,
    `M${round(x)} ${round(y)}a${round(size * 0.3)} ${round(size * 0.24)} -20 1 1 ${round(-size * 0.14)} ${round(-size * 0.2)}v${round(-size)}l${round(size * 0.56)} ${round(size * 0.22)}v${round(size * 0.26)}l${round(-size * 0.42)} ${round(-size * 0.16)}z`,
  );

export const SNOW = ['papier', 'falte', 'papier'] as const satisfies readonly Colour[];
