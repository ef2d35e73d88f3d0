import { box, cut, dot, fir, flat, hills, house, line, pad, person, row, SNOW, sky, tree } from './paper.ts';

/** Forest, water, climate, weather. */
export const NATURE = {
  wald:
    sky('warm', 214, 74, 34) +
    cut('fern', 'M0 120Q80 84 160 110T300 96V200H0z') +
    row(6, (i) => fir(14 + i * 54, 158, 70 + ((i * 37) % 30), 'mitte')) +
    row(5, (i) => fir(44 + i * 58, 180, 92 + ((i * 53) % 34), 'nah')) +
    cut('tief', 'M0 176Q70 160 150 174T300 168V200H0z') +
    fir(24, 186, 128) +
    fir(280, 190, 118) +
    cut(
      'holz',
      'M134 166l4 -22q-6 -6 -4 -16l-8 -14 3 -2 7 10 -1 -13 4 0 3 15 4 1q6 2 8 8l2 8 30 4q8 2 8 10v22h-5l-3 -18h-24l-3 18h-5l-3 -18 -6 -4 -3 21z',
    ),

  bach:
    sky('mint', 66, 50, 26) +
    hills(2) +
    fir(30, 150, 60) +
    fir(58, 154, 44) +
    fir(262, 152, 70) +
    cut('blau', 'M112 112q30 10 12 26t-54 26 -30 36h170q-10 -28 10 -44t0 -34 -40 -14z') +
    line('papier', 3, 'M112 138q20 4 32 -2M92 168q26 6 46 -2M150 156q16 4 28 -2M120 188q20 4 36 -2') +
    cut('grau', 'M176 190q4 -18 24 -16t20 18zM64 156q8 -16 26 -8t2 14z') +
    cut('holz', 'M62 130Q130 84 204 126l-4 10Q132 98 66 140z') +
    line('rinde', 3, 'M82 120V104M132 102V84M182 116V100M74 112Q132 74 196 108'),

  windrad:
    sky('kuehl', 60, 54, 26) +
    hills(1, ['fern', 'laub', 'nah']) +
    [
      [110, 150, 84, 12],
      [186, 146, 104, 50],
      [252, 142, 70, 84],
    ]
      .map(([x = 0, base = 0, h = 0, turn = 0]) => {
        const y = base - h;
        const wing = h * 0.52;
        const blades = [0, 120, 240].map((angle) => {
          const a = ((angle + turn) * Math.PI) / 180;
          const [dx, dy] = [Math.cos(a), Math.sin(a)];
          const at = (along: number, across: number) =>
            `${(x + dx * along - dy * across).toFixed(1)} ${(y + dy * along + dx * across).toFixed(1)}`;
          return `M${at(0, -2)}L${at(wing * 0.25, -4)}L${at(wing, 0)}L${at(0, 2)}z`;
        });
        return (
          cut('papier', `M${x - 3} ${base + 14}l1.600 ${-h - 14}h2.800l1.600 ${h + 14}z`) +
          cut('papier', blades.join('')) +
          flat('rot', dot(x, y, 3.4))
        );
      })
      .join('') +
    fir(30, 178, 58) +
    fir(286, 186, 46),

  solar:
    sky('warm', 236, 50, 30) +
    hills(0) +
    cut('papier', box(66, 110, 150, 66)) +
    cut('rot', 'M44 114L92 52H238L228 114z') +
    cut('nacht', 'M82 104L112 62H172L158 104z') +
    line('kuehl', 1.6, 'M97 83h68M102 104l26 -42M122 104l22 -42M142 104l16 -42') +
    flat('nah', box(84, 128, 22, 26) + box(176, 128, 22, 26)) +
    cut('holz', box(128, 128, 28, 48)) +
    tree(262, 182, 70) +
    fir(28, 180, 66) +
    cut('laub', 'M54 178q8 -22 22 -4q14 -16 20 4z'),

  wandern:
    sky('kuehl', 232, 52, 28) +
    hills(0) +
    cut('falte', 'M116 200q-6 -30 20 -36t4 -22 10 -20h8q-10 14 4 24t-6 24 -2 30z') +
    fir(34, 172, 84) +
    fir(66, 178, 56) +
    fir(278, 168, 56) +
    cut('rinde', box(206, 72, 9, 112)) +
    cut('papier', 'M170 80h66l14 12 -14 12h-66z') +
    cut('sonne', 'M252 110h-66l-14 12 14 12h66z') +
    line('nah', 4, 'M182 92h42M198 122h40') +
    person(100, 186, 64, 'rot') +
    cut('nacht', pad(80, 148, 16, 22, 5)) +
    line('rinde', 2.5, 'M120 186l-6 -38'),

  barfuss:
    sky('mint') +
    cut('laub', 'M0 60Q100 30 180 56T300 44V200H0z') +
    cut('falte', 'M0 110Q90 84 170 106T300 92V200H0z') +
    cut('holz', 'M0 160Q80 140 170 158T300 148V200H0z') +
    [
      [90, 78, 0.9, -8],
      [146, 116, 1, 6],
      [204, 150, 1.1, -4],
    ]
      .map(
        ([x = 0, y = 0, s = 1, turn = 0]) =>
          `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})">${cut('haut', `M-10 18q-8 -20 -4 -34t18 -10 8 24 -2 22 -20 -2z${dot(-13, -32, 3)}${dot(-6, -35, 3.4)}${dot(1, -36, 3.6)}${dot(9, -34, 4)}${dot(18, -30, 5)}`)}</g>`,
      )
      .join('') +
    cut('grau', 'M22 140q4 -14 20 -12t14 14zM60 150q4 -12 18 -10t10 12zM252 126q4 -14 20 -12t14 14z') +
    line('nah', 3, 'M22 70q-2 -16 -8 -22M28 70q2 -18 8 -26M264 62q-2 -14 -8 -20M270 62q2 -16 8 -22') +
    cut('rinde', 'M20 182h56v8H20zM96 190h44v8H96z'),

  garten:
    sky('rose', 58, 52) +
    hills(2, ['fern', 'mitte', 'laub']) +
    cut('rinde', 'M176 176q4 -34 -8 -56l8 -4 10 20 12 -24 8 6q-18 24 -12 58z') +
    cut('nah', 'M120 96q-6 -36 32 -42q18 -30 54 -14q36 0 36 34q16 34 -22 42q-30 14 -56 0q-34 10 -44 -20z') +
    flat(
      'rot',
      dot(148, 84, 8) + dot(182, 66, 8) + dot(214, 82, 8) + dot(178, 102, 8) + dot(210, 108, 8) + dot(150, 110, 7),
    ) +
    flat('rot', dot(206, 180, 7)) +
    cut('holz', 'M64 148h76l-8 34H72z') +
    line('rinde', 2.5, 'M66 158h72M70 170h64M76 148q26 -40 52 0') +
    cut('rot', dot(84, 144, 9)) +
    cut('sonne', dot(104, 142, 9)) +
    cut('rot', dot(122, 145, 8)) +
    fir(278, 176, 62),

  vogel:
    sky('kuehl') +
    cut('fern', 'M0 130Q90 96 170 124T300 110V200H0z') +
    cut('mitte', 'M0 160Q80 136 170 158T300 146V200H0z') +
    cut('rinde', 'M0 138q120 -16 190 -2t110 -16v12q-70 24 -112 18T0 154z') +
    cut('laub', 'M232 128q14 -26 38 -18q-8 24 -38 18zM48 138q-12 -26 -34 -20q8 24 34 20z') +
    cut('blau', 'M100 104q4 -40 44 -40 8 -18 26 -18 22 2 24 22l18 6 -18 6q-2 46 -44 50l-50 2 -48 18 14 -24z') +
    cut('holz', 'M126 118q20 -40 56 -30q4 26 -30 38 -14 4 -26 -8z') +
    flat('papier', dot(176, 66, 6)) +
    flat('tief', dot(177, 66, 3)) +
    cut('nacht', 'M96 108q30 -22 60 -14q-16 28 -58 28z') +
    line('tief', 3, 'M146 124v14M158 122v14'),

  libelle:
    sky('mint', 240, 50, 26) +
    cut('blau', 'M0 150Q80 138 150 150T300 144V200H0z') +
    line('papier', 3, 'M30 172q20 6 40 0M190 168q20 6 40 0M110 186q20 6 40 0') +
    cut(
      'nah',
      'M60 170q-8 -70 6 -120q8 52 2 120zM82 174q0 -50 20 -84q-2 50 -12 84zM36 172q-14 -40 -20 -60q24 22 28 60z',
    ) +
    cut(
      'papier',
      'M150 92q-60 -44 -80 -26t76 34zM150 92q60 -44 80 -26t-76 34zM150 100q-50 -4 -66 18t64 -10zM150 100q50 -4 66 18t-64 -10z',
    ) +
    cut('rot', 'M146 84h8l3 66q-7 8 -14 0z') +
    cut('nacht', dot(150, 80, 10)) +
    cut('laub', 'M196 170a28 9 0 1 1 56 0l-28 -4z') +
    cut('papier', 'M216 162q-6 -14 8 -22q14 8 8 22z'),

  brunnen:
    sky('rose', 240, 54) +
    hills(1) +
    house(20, 158, 56, 44) +
    fir(276, 172, 76) +
    cut('falte', 'M84 148h132l-8 38H92z') +
    cut('blau', 'M80 148a70 12 0 0 1 140 0a70 12 0 0 1 -140 0z') +
    cut('grau', box(142, 66, 16, 82)) +
    cut('ziegel', 'M134 66l16 -22 16 22z') +
    line('blau', 5, 'M142 88q-26 2 -28 54M158 88q26 2 28 54') +
    line('papier', 2, 'M112 150q10 4 18 0M172 152q10 4 18 0') +
    flat('falte', 'M76 182h148v8H76z'),

  schnee:
    sky('kuehl', 232, 50, 22) +
    hills(1, SNOW) +
    fir(36, 152, 76) +
    fir(70, 158, 50) +
    house(104, 154, 60, 36, { roof: 'papier' }) +
    cut('papier', 'M16 172Q150 150 300 168V200H16z') +
    cut('sonne', 'M150 108h52l20 30h30v36H150z') +
    flat('tief', 'M160 116h36l12 20h-48z') +
    cut('grau', 'M252 128q22 18 18 56h-12q-4 -30 -14 -44z') +
    cut('tief', dot(174, 174, 15) + dot(228, 174, 15)) +
    flat('grau', dot(174, 174, 6) + dot(228, 174, 6)) +
    flat('rot', box(164, 100, 14, 8)) +
    flat(
      'papier',
      [
        [30, 30],
        [80, 50],
        [120, 22],
        [168, 60],
        [196, 24],
        [270, 90],
        [20, 80],
        [126, 84],
      ]
        .map(([x = 0, y = 0]) => dot(x, y, 3.5))
        .join(''),
    ),

  hund:
    sky('warm', 58, 52) +
    hills(0) +
    fir(276, 160, 60) +
    cut('rinde', 'M96 118q-22 -8 -26 -34q14 10 30 16z') +
    cut(
      'holz',
      'M92 112q4 -12 22 -12h56l14 -34q2 -14 20 -14 14 0 20 8l26 6q6 10 -8 16l-16 4 -8 46v48h-14v-40h-58l-6 40h-14l2 -40q-28 8 -36 -28z',
    ) +
    cut('rinde', 'M188 58q-16 6 -12 38q14 2 22 -18z') +
    flat('tief', `${dot(216, 66, 3.4)}M246 64l12 2q0 8 -9 7z`) +
    line('rot', 7, 'M182 96q16 8 30 4') +
    cut('sonne', dot(196, 110, 6)) +
    cut('nah', 'M0 176Q80 164 150 176T300 170V200H0z'),
} as const;
