import { box, cut, dot, fir, flat, hills, house, line, pad, person, row, sky, tree } from './paper.ts';

/** School, family, sport, waste, digital services. */
export const EVERYDAY = {
  fussball:
    sky('kuehl', 60, 48, 24) +
    hills(1, ['fern', 'mitte', 'laub']) +
    cut('laub', 'M0 140h300v60H0z') +
    line('papier', 3, 'M0 186h300M70 140l-30 46M260 140l30 46') +
    line('papier', 1.4, 'M112 64v78M134 64v78M156 64v78M178 64v78M200 64v78M90 82h132M90 102h132M90 122h132') +
    cut('papier', 'M84 142V56h144v86h-6V62H90v80z') +
    cut('papier', dot(112, 164, 24)) +
    flat(
      'tief',
      'M112 152l11 8 -4 13h-14l-4 -13zM112 140.500l9 3 -9 5 -9 -5zM134 155l2.500 9 -7 4 -4 -7zM90 155l-2.500 9 7 4 4 -7zM126 181l-9 6 -2 -8 8 -5zM98 181l9 6 2 -8 -8 -5z',
    ),

  sport:
    sky('rose', 238, 52, 28) +
    hills(0) +
    cut('ziegel', 'M0 160Q150 132 300 160V200H0z') +
    line('papier', 2.5, 'M0 174Q150 146 300 174M0 190Q150 162 300 190') +
    cut('nacht', 'M134 86l24 -8q10 2 10 12l-4 30 -28 2z') +
    line('haut', 9, 'M140 90l-24 14 -10 20M162 88l20 18 18 -8') +
    line('haut', 10, 'M156 122l20 20 -6 30M142 122l-14 26 -34 8') +
    line('rot', 11, 'M170 172l16 2M94 156l-6 12') +
    cut('tief', 'M136 116l28 -2 10 22 -18 4 -14 -14 -8 16 -14 -8z') +
    cut('haut', dot(156, 60, 15)) +
    flat('rinde', 'M141 60a15 15 0 0 1 28 -6q-12 2 -16 10t-10 4z') +
    fir(32, 164, 64),

  rad:
    sky('mint', 236, 48, 26) +
    hills(2) +
    cut('falte', 'M0 172Q150 156 300 174V200H0z') +
    fir(30, 168, 70) +
    `<g fill="none" stroke-width="6">${cut('tief', 'M60 146a34 34 0 1 1 68 0a34 34 0 1 1 -68 0zm6 0a28 28 0 1 0 56 0a28 28 0 1 0 -56 0zM178 146a34 34 0 1 1 68 0a34 34 0 1 1 -68 0zm6 0a28 28 0 1 0 56 0a28 28 0 1 0 -56 0z')}</g>` +
    line('rot', 6, 'M94 146l26 -52h66l26 52M120 94l30 52h-56M150 146l36 -52M120 94l-4 -14') +
    line('tief', 6, 'M104 78h26M182 80l4 14M182 80l18 -6') +
    cut('holz', pad(196, 76, 34, 24, 4)) +
    flat('laub', 'M202 76q4 -14 12 -4q8 -12 10 4z') +
    flat('grau', dot(150, 146, 7)),

  schule:
    sky('warm', 250, 46, 24) +
    hills(0) +
    cut('papier', box(38, 96, 224, 78)) +
    cut('rot', 'M30 98l18 -34h204l18 34z') +
    cut('falte', box(122, 58, 56, 116)) +
    cut('ziegel', 'M114 62l36 -34 36 34z') +
    cut('papier', dot(150, 82, 13)) +
    line('tief', 2.5, 'M150 74v8l6 4') +
    flat(
      'nah',
      row(
        3,
        (i) =>
          box(50 + i * 24, 110, 15, 22) +
          box(188 + i * 24, 110, 15, 22) +
          box(50 + i * 24, 144, 15, 18) +
          box(188 + i * 24, 144, 15, 18),
      ),
    ) +
    cut('nah', 'M136 174v-32q14 -14 28 0v32z') +
    person(84, 192, 44, 'sonne', 'braun') +
    person(110, 194, 40, 'blau') +
    cut('rot', pad(69, 168, 11, 14, 3)) +
    fir(18, 184, 62) +
    tree(276, 188, 58),

  kita:
    sky('rose', 60, 50) +
    hills(2, ['fern', 'mitte', 'laub']) +
    cut('rinde', 'M150 176l14 -96h6l14 96h-8l-9 -70 -9 70zM262 176l10 -96h6l10 96h-8l-5 -60 -5 60z') +
    cut('holz', box(156, 76, 130, 7)) +
    line('grau', 2.5, 'M196 82v56M222 82v56') +
    cut('rot', box(190, 136, 38, 7)) +
    person(209, 138, 44, 'sonne') +
    person(66, 94, 40, 'nacht', 'braun') +
    cut('sonne', 'M30 172h20V104q14 60 92 74v-10q-48 -12 -56 -66V92H30z') +
    flat(
      'ziegel',
      row(4, (i) => box(30, 106 + i * 16, 20, 4)),
    ) +
    cut('falte', 'M96 186q24 -14 56 0z') +
    cut('blau', 'M112 176h16l-3 12h-10z'),

  ferien:
    sky('kuehl', 232, 56, 30) +
    hills(1) +
    fir(30, 168, 90) +
    fir(62, 174, 60) +
    cut('rot', 'M96 176L160 86L224 176z') +
    cut('ziegel', 'M160 86L224 176H186z') +
    flat('tief', 'M140 176q10 -40 20 -60q10 20 16 60z') +
    line('rinde', 3, 'M160 86v-12') +
    cut('sonne', 'M92 22l30 22 -22 30 -30 -22z') +
    flat('rot', 'M92 22l4 26 -26 4zM122 44l-26 4 4 26z') +
    line('tief', 1.6, 'M100 74q20 20 4 40') +
    line('holz', 6, 'M240 182l28 -12M240 170l28 12') +
    cut('sonne', 'M254 138q14 18 10 28q-4 8 -10 8t-10 -8q-4 -10 10 -28z') +
    flat('rot', 'M254 154q7 8 4 14q-4 5 -8 0q-3 -6 4 -14z'),

  basteln:
    sky('mint') +
    cut('holz', 'M0 152h300v48H0z') +
    flat('rinde', 'M0 152h300v4H0z') +
    cut('papier', 'M34 136l70 -12 12 56 -70 12z') +
    cut('sonne', dot(66, 156, 14)) +
    cut('rot', 'M76 178l14 -26 16 22z') +
    cut('rinde', box(168, 46, 6, 60) + box(206, 40, 6, 64)) +
    cut('rot', 'M163 22q8 -18 16 0l-2 26h-12z') +
    cut('sonne', 'M201 18q8 -18 16 0l-2 24h-12z') +
    line('holz', 6, 'M190 104V58') +
    cut('blau', 'M182 34q8 -18 16 0l-2 26h-12z') +
    cut('nah', 'M152 92h76l-8 80h-60z') +
    flat('papier', 'M154 106h72l-1 10h-70z') +
    cut('nacht', 'M244 150l34 20 -4 7 -36 -18z') +
    cut('rot', dot(256, 178, 7)) +
    cut('sonne', 'M118 182l24 -22 5 6 -24 22z'),

  abfall:
    sky('mint', 52, 46, 24) +
    hills(1) +
    house(218, 140, 56, 40) +
    cut('grau', 'M0 172Q150 162 300 172V200H0z') +
    [
      ['nah', 26],
      ['nacht', 92],
      ['holz', 158],
      ['sonne', 224],
    ]
      .map(([colour, x]) => {
        const at = Number(x);
        const paint = colour as 'nah';
        return (
          cut(paint, `M${at} 96h52l-5 84H${at + 5}z`) +
          cut(paint, `M${at - 4} 84q30 -12 60 0v12H${at - 4}z`) +
          flat('tief', dot(at + 12, 182, 7) + dot(at + 40, 182, 7)) +
          flat('papier', `M${at + 26} 116l10 16h-6v14h-8v-14h-6z`)
        );
      })
      .join(''),

  digital:
    sky('kuehl') +
    cut('fern', 'M0 150Q80 126 160 146T300 136V200H0z') +
    cut('tief', pad(52, 40, 150, 104, 8)) +
    flat('papier', box(60, 48, 134, 88)) +
    cut('grau', 'M36 146h182l10 18H26z') +
    flat('nah', box(60, 48, 134, 18)) +
    flat('sonne', dot(70, 57, 4)) +
    line('grau', 4, 'M72 80h60M72 94h84M72 108h46') +
    cut('rot', pad(140, 112, 44, 16, 4)) +
    cut('nacht', pad(212, 70, 58, 108, 10)) +
    flat('warm', box(218, 82, 46, 80)) +
    cut('mitte', 'M218 138q16 -18 28 -6t18 -6v36h-46z') +
    cut('sonne', dot(250, 102, 8)) +
    flat('papier', dot(241, 170, 4)),

  ausweis:
    sky('rose') +
    cut('mitte', 'M0 148Q80 124 160 144T300 132V200H0z') +
    cut('papier', 'M60 52l168 -20 12 106 -168 20z') +
    flat('nah', 'M60 52l168 -20 2 20 -168 20z') +
    cut('kuehl', 'M82 84l46 -5 6 54 -46 5z') +
    person(110, 134, 44, 'rot') +
    line('grau', 5, 'M148 80l66 -8M150 96l50 -6M152 112l60 -7') +
    cut('sonne', dot(212, 126, 15)) +
    line('tief', 3.5, 'M205 126l5 5 10 -11') +
    fir(34, 184, 58) +
    fir(270, 180, 74),

  jugend:
    sky('warm', 240, 50) +
    hills(0) +
    cut('grau', 'M0 176H60Q120 176 150 140t60 -40h90v100H0z') +
    line('papier', 2.5, 'M60 168Q116 166 144 136t62 -42h90') +
    cut('rot', 'M112 132l62 -34 5 8 -62 34z') +
    cut('tief', dot(126, 140, 6) + dot(170, 116, 6)) +
    line('nacht', 11, 'M142 112l-8 -24 22 -14M160 104l4 -26 -12 -8') +
    cut('sonne', 'M140 74l22 -30 16 10 -14 32z') +
    line('haut', 7, 'M164 54l26 8M156 52l-24 -2') +
    cut('haut', dot(180, 36, 12)) +
    cut('nah', 'M168 34a12 12 0 0 1 24 0l8 3 -32 1z') +
    fir(26, 180, 60),

  senioren:
    sky('mint') +
    cut('papier', box(28, 18, 100, 82)) +
    flat('kuehl', box(36, 26, 84, 66)) +
    cut('mitte', 'M36 78q20 -20 40 -8t44 -8v30H36z') +
    cut('sonne', dot(98, 46, 9)) +
    cut('falte', 'M0 158h300v42H0z') +
    person(82, 176, 88, 'nah') +
    person(220, 176, 88, 'rot', 'braun') +
    cut('papier', 'M92 134a60 14 0 0 1 120 0v12a60 14 0 0 1 -120 0z') +
    cut('holz', box(144, 150, 16, 44)) +
    cut('blau', 'M118 112h24q2 18 -12 20t-12 -20zM166 112h24q2 18 -12 20t-12 -20z') +
    line('papier', 2.5, 'M126 104q-4 -8 2 -14M176 104q-4 -8 2 -14') +
    cut('rot', 'M144 122h18v8h-18z') +
    cut('sonne', dot(153, 116, 8)),

  gasthaus:
    sky('rose', 60, 52) +
    cut('fern', 'M0 150Q80 126 160 146T300 136V200H0z') +
    cut('papier', box(108, 40, 170, 136)) +
    cut('ziegel', 'M94 44l30 -32h140l30 32z') +
    line('tief', 4, 'M108 66H66M78 66v14') +
    cut('sonne', dot(76, 100, 22)) +
    flat('rot', 'M64 90h18v22q-9 5 -18 0zM82 94q9 0 8 8t-8 7z') +
    flat('nah', box(126, 62, 26, 34) + box(180, 62, 26, 34) + box(234, 62, 26, 34)) +
    flat(
      'rot',
      row(3, (i) => row(3, (j) => dot(130 + i * 54 + j * 9, 100, 5))),
    ) +
    cut('holz', 'M176 176v-46q17 -16 34 0v46z') +
    cut('holz', box(30, 150, 76, 7)) +
    flat('rinde', box(44, 157, 6, 26) + box(88, 157, 6, 26)) +
    cut('sonne', box(52, 132, 12, 18)) +
    flat('papier', box(50, 126, 16, 7)) +
    tree(268, 184, 58),
} as const;
