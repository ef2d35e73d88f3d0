import { box, church, cut, dot, fir, flat, hills, house, line, pad, person, row, sky, tree } from './paper.ts';

/** Town hall, council, building, roads. */
export const TOWN = {
  rathaus:
    sky('warm', 246, 52) +
    hills(0) +
    fir(34, 168, 74) +
    fir(62, 172, 52) +
    cut('papier', box(92, 92, 130, 80)) +
    cut('rot', 'M82 92L110 60H204L232 92z') +
    cut('falte', box(136, 62, 42, 110)) +
    cut('ziegel', 'M128 62L157 26L186 62z') +
    cut('papier', dot(157, 78, 11)) +
    line('tief', 2, 'M157 71v7l5 3') +
    flat(
      'nah',
      row(2, (i) => box(104 + i * 88, 104, 14, 20) + box(104 + i * 88, 136, 14, 20)),
    ) +
    cut('holz', 'M145 172v-30a12 12 0 0 1 24 0v30z') +
    line('rinde', 2, 'M157 26V8') +
    flat('sonne', 'M158 8h18l-5 5 5 5h-18z') +
    cut('falte', box(128, 170, 58, 6)) +
    cut('papier', box(118, 176, 78, 7)),

  sitzung:
    sky('mint') +
    cut('papier', box(24, 16, 252, 106)) +
    flat(
      'fern',
      row(3, (i) => box(38 + i * 78, 28, 66, 78)),
    ) +
    flat(
      'mitte',
      row(3, (i) => `M${38 + i * 78} 106v-26q22 -22 40 -10t26 8v28z`),
    ) +
    flat('sonne', dot(228, 50, 11)) +
    person(62, 150, 74, 'nacht') +
    person(108, 148, 78, 'rot', 'braun') +
    person(154, 147, 80, 'tief') +
    person(200, 148, 78, 'sonne') +
    person(244, 150, 74, 'blau', 'braun') +
    cut('holz', 'M14 200Q24 132 150 128T286 200z') +
    cut('rinde', 'M40 200q10 -44 110 -46t110 46z') +
    cut('papier', 'M66 146l26 -5 5 16 -27 5zM138 140h26l1 16h-28zM208 141l26 5 -4 16 -27 -5z'),

  wahl:
    sky('kuehl', 58, 50, 22) +
    hills(1) +
    cut('papier', 'M124 22l58 -8 10 70 -58 8z') +
    line('mitte', 4, 'M136 38l34 -5M138 52l34 -5') +
    line('rot', 5, 'M148 62l8 8 14 -18') +
    cut('tief', 'M86 78h128l16 18H70z') +
    flat('nah', 'M112 84h76l4 6h-84z') +
    cut('nacht', box(76, 96, 148, 84)) +
    cut('sonne', dot(150, 136, 22)) +
    line('tief', 6, 'M138 136l9 9 16 -19'),

  haushalt:
    sky('warm') +
    cut('fern', 'M0 150Q80 128 150 146T300 140V200H0z') +
    cut('papier', 'M70 24h112l24 24v130H70z') +
    cut('falte', 'M182 24l24 24h-24z') +
    cut('mitte', box(88, 104, 20, 56)) +
    cut('nah', box(116, 82, 20, 78)) +
    cut('rot', box(144, 116, 20, 44)) +
    cut('tief', box(172, 66, 20, 94)) +
    line('grau', 4, 'M88 42h66M88 56h46') +
    row(4, (i) => cut('sonne', `M204 ${172 - i * 13}a32 10 0 0 1 64 0v9a32 10 0 0 1 -64 0z`)) +
    flat('warm', 'M212 133a24 6.500 0 0 1 48 0a24 6.500 0 0 1 -48 0z'),

  baustelle:
    sky('warm', 52, 48, 24) +
    hills(2) +
    cut('papier', box(142, 94, 108, 78)) +
    cut('holz', 'M132 94L196 48L260 94h-14L196 59L146 94z') +
    line('holz', 4, 'M166 94V72M196 94V52M226 94V72') +
    flat(
      'nah',
      row(3, (i) => box(154 + i * 32, 112, 18, 24)),
    ) +
    line('grau', 3, 'M134 172V84M258 172V84M134 104h124M134 142h124M134 142l20 -38M258 142l-20 -38') +
    cut('sonne', 'M80 172V30h8v142zM38 30h164v7H38zM76 30l8 -20 8 20z') +
    line('tief', 2, 'M180 37v30M84 12L44 30M84 12L190 30') +
    cut('rot', box(166, 66, 28, 12)) +
    cut('tief', box(40, 36, 18, 14)) +
    cut('falte', 'M20 176q20 -22 46 0z') +
    fir(286, 176, 60),

  strasse:
    sky('kuehl', 236, 46, 24) +
    hills(2) +
    cut('grau', 'M112 200Q150 150 138 128T166 104h16q-22 14 -4 30T236 200z') +
    line('papier', 4, 'M172 196q4 -20 -6 -36M162 148q-6 -14 0 -24') +
    fir(272, 170, 70) +
    fir(248, 176, 46) +
    cut('rinde', box(52, 112, 8, 70) + box(128, 112, 8, 70)) +
    cut('papier', box(36, 106, 116, 24)) +
    flat(
      'rot',
      row(4, (i) => `M${40 + i * 29} 130l16 -24h14l-16 24z`),
    ) +
    cut('sonne', dot(94, 86, 14)) +
    flat('rot', dot(94, 86, 8)) +
    cut('rot', 'M196 188l14 -42h8l14 42z') +
    flat('papier', 'M204 170l4 -11h12l4 11z') +
    cut('ziegel', box(190, 186, 48, 6)),

  bus:
    sky('mint', 56, 50, 24) +
    hills(0) +
    house(206, 134, 34, 30) +
    house(250, 140, 30, 26, { roof: 'ziegel', windows: 1 }) +
    cut('grau', 'M0 168Q150 156 300 170V200H0z') +
    cut('sonne', pad(50, 82, 172, 84, 14)) +
    flat(
      'tief',
      `${pad(62, 94, 34, 30, 4)}${pad(102, 94, 34, 30, 4)}${pad(142, 94, 34, 30, 4)}M184 94h22q10 0 10 10v28h-32z`,
    ) +
    flat('papier', box(50, 132, 172, 7)) +
    flat('nah', box(50, 139, 172, 5)) +
    cut('tief', dot(90, 166, 17) + dot(186, 166, 17)) +
    flat('grau', dot(90, 166, 7) + dot(186, 166, 7)) +
    flat('papier', dot(214, 150, 5)),

  dorf:
    sky('rose', 232, 58, 30) +
    hills(1) +
    church(116, 158, 112) +
    house(46, 160, 52, 36) +
    house(210, 162, 46, 36, { roof: 'ziegel' }) +
    house(164, 176, 50, 30, { wall: 'falte', roof: 'rot' }) +
    fir(24, 178, 62) +
    fir(278, 174, 76) +
    tree(96, 184, 44),

  gewerbe:
    sky('warm') +
    cut('fern', box(0, 150, 300, 50)) +
    cut('papier', box(52, 40, 196, 132)) +
    cut('ziegel', box(44, 30, 212, 16)) +
    cut('nah', pad(86, 54, 128, 24, 4)) +
    line('warm', 4, 'M104 66h30M146 66h16M174 66h24') +
    flat('kuehl', box(68, 112, 92, 44)) +
    cut('holz', box(180, 104, 44, 68)) +
    flat('kuehl', box(188, 112, 28, 30)) +
    flat('sonne', dot(186, 152, 3)) +
    cut('rot', 'M58 86h184l14 22H44z') +
    flat(
      'papier',
      row(4, (i) => `M${82 + i * 46} 86h23l${i * 3 - 2} 22h-26z`),
    ) +
    cut('holz', 'M76 148q12 -16 26 0zM104 148q14 -20 30 0z') +
    cut('rinde', box(68, 148, 92, 8)) +
    tree(24, 178, 80) +
    cut('tief', box(262, 150, 22, 26)) +
    cut('laub', dot(273, 140, 15)),

  handwerk:
    sky('kuehl') +
    cut('falte', 'M0 128h300v72H0z') +
    cut('holz', 'M0 128h300v14H0z') +
    flat('rinde', 'M0 142h300v3H0zM0 168h300v2H0z') +
    cut('papier', 'M38 40l84 -14 18 56 -84 14z') +
    line('mitte', 3, 'M56 76l22 -30 24 24M62 84l62 -10') +
    cut('grau', 'M166 44h70q22 0 22 20h-20q-4 -6 -12 -6h-60z') +
    cut('rinde', 'M190 58h16l-4 96h-14z') +
    cut('rot', 'M30 112l44 0q14 0 14 12t-14 12H42q-14 0 -12 -24z') +
    cut('grau', 'M86 116h142l22 14 -22 0 -142 6z') +
    flat('papier', dot(48, 124, 6)) +
    cut('sonne', pad(206, 156, 66, 20, 4)) +
    line('tief', 2, 'M216 156v8M228 156v8M240 156v8M252 156v8M264 156v8'),
} as const;
