import { box, cut, dot, fir, flat, hills, house, line, pad, person, row, sky } from './paper.ts';

/** Fire brigade, health, social affairs. */
export const RESCUE = {
  feuerwehr:
    sky('rose', 240, 54, 30) +
    hills(1) +
    fir(26, 164, 70) +
    fir(278, 162, 58) +
    cut('grau', 'M0 170Q150 158 300 170V200H0z') +
    cut('rot', 'M46 88h128v76H46z') +
    cut('rot', 'M174 96h40q10 0 14 12l10 26v30h-64z') +
    flat('tief', 'M184 106h26q6 0 8 6l8 22h-42z') +
    flat('papier', box(46, 132, 192, 6)) +
    flat('ziegel', box(58, 142, 30, 22) + box(94, 142, 30, 22) + box(130, 142, 30, 22)) +
    cut('papier', 'M40 74h144v6H40zM40 86h144v4H40z') +
    flat(
      'papier',
      row(9, (i) => box(46 + i * 16, 78, 4, 10)),
    ) +
    cut('blau', 'M192 84q10 -14 20 0v12h-20z') +
    cut('tief', dot(86, 166, 18) + dot(198, 166, 18)) +
    flat('grau', dot(86, 166, 8) + dot(198, 166, 8)) +
    flat('sonne', dot(232, 146, 5)),

  feuerwehrhaus:
    sky('warm', 66, 54) +
    hills(0) +
    fir(30, 170, 66) +
    cut('rot', box(80, 92, 150, 80)) +
    cut('ziegel', 'M68 94L155 46L242 94z') +
    cut('rot', box(236, 44, 32, 128)) +
    cut('ziegel', 'M228 46l24 -26 24 26z') +
    flat('papier', box(245, 58, 14, 20)) +
    cut(
      'papier',
      row(3, (i) => box(92 + i * 46, 112, 36, 60)),
    ) +
    flat(
      'falte',
      row(3, (i) => box(92 + i * 46, 126, 36, 3) + box(92 + i * 46, 142, 36, 3) + box(92 + i * 46, 158, 36, 3)),
    ) +
    flat(
      'nah',
      row(3, (i) => box(98 + i * 46, 115, 10, 8) + box(112 + i * 46, 115, 10, 8)),
    ) +
    cut('sonne', dot(155, 78, 10)) +
    fir(288, 178, 50),

  sirene:
    sky('mint', 150, 66, 34) +
    hills(2) +
    house(34, 164, 58, 42) +
    house(216, 166, 60, 40, { roof: 'ziegel' }) +
    cut('grau', 'M146 176l2 -92h8l2 92z') +
    cut('rot', 'M128 60h48l10 22H118z') +
    cut('ziegel', 'M122 82h60v9h-60z') +
    cut('papier', 'M132 60q20 -26 40 0z') +
    line('rot', 5, 'M104 54q-8 16 0 32M200 54q8 16 0 32') +
    line('rot', 4, 'M88 44q-14 26 0 52M216 44q14 26 0 52') +
    fir(114, 184, 50) +
    fir(192, 186, 44),

  gesundheit:
    sky('rose') +
    cut('warm', 'M0 140Q90 112 160 132T300 118V200H0z') +
    cut('papier', pad(66, 68, 168, 112, 14)) +
    cut('rinde', 'M112 68v-12q0 -14 14 -14h48q14 0 14 14v12h-12v-8q0 -6 -6 -6h-40q-6 0 -6 6v8z') +
    flat('falte', box(66, 104, 168, 5)) +
    cut('rot', 'M150 160l-36 -34q-10 -12 0 -22t24 0l12 10 12 -10q14 -10 24 0t0 22z') +
    line('papier', 4, 'M112 128h22l6 -12 10 26 8 -18 4 4h26') +
    fir(36, 184, 56, 'mitte') +
    fir(266, 182, 66, 'mitte'),

  miteinander:
    sky('warm', 62, 52) +
    hills(2) +
    cut('rinde', box(224, 76, 14, 100)) +
    cut('laub', dot(232, 60, 46)) +
    flat('nah', dot(210, 54, 5) + dot(246, 70, 5) + dot(236, 38, 5)) +
    cut('holz', box(70, 132, 136, 10)) +
    person(116, 150, 78, 'nacht') +
    person(158, 150, 74, 'rot', 'braun') +
    cut('holz', box(66, 148, 144, 9)) +
    cut('rinde', box(76, 157, 8, 24) + box(192, 157, 8, 24)) +
    line('grau', 4, 'M52 182l10 -56h-12M80 182'),

  blutspende:
    sky('kuehl') +
    cut('fern', 'M0 146Q70 120 150 140T300 130V200H0z') +
    person(88, 186, 118, 'tief') +
    person(214, 186, 118, 'blau', 'braun') +
    cut('rot', 'M150 40q34 46 34 66a34 34 0 0 1 -68 0q0 -20 34 -66z') +
    line('papier', 5, 'M132 108q2 14 16 18'),

  pflege:
    sky('mint', 240, 48, 24) +
    hills(0) +
    house(30, 160, 66, 50) +
    person(158, 182, 88, 'rot') +
    person(206, 184, 78, 'nah', 'braun') +
    line('tief', 4, 'M228 184v-40h-14M250 184l-8 -40h-14') +
    cut('tief', dot(228, 184, 5) + dot(250, 184, 5)) +
    cut('sonne', 'M182 68l-12 -11q-4 -6 1 -10t8 1l3 3 3 -3q4 -5 8 -1t1 10z') +
    fir(124, 182, 60),
} as const;
