import { box, church, cut, dot, fir, flat, hills, house, line, note, person, row, sky, tree } from './paper.ts';

/** Music, stage, feasts, church, books. */
export const CULTURE = {
  chor:
    sky('rose') +
    cut('warm', 'M0 96Q150 60 300 96V200H0z') +
    note(64, 60, 30, 'nah') +
    note(148, 44, 34, 'rot') +
    note(232, 62, 30, 'nacht') +
    row(4, (i) => person(66 + i * 56, 168, 84, i % 2 ? 'nah' : 'tief', i === 2 ? 'braun' : 'haut')) +
    row(5, (i) => person(38 + i * 56, 200, 92, i % 2 ? 'nacht' : 'rot', i === 1 ? 'braun' : 'haut')) +
    row(5, (i) => cut('papier', `M${26 + i * 56} 160l12 4 12 -4v18l-12 4 -12 -4z`)),

  musik:
    sky('mint') +
    cut('fern', 'M0 152Q90 132 160 148T300 140V200H0z') +
    note(58, 74, 34, 'nah') +
    note(262, 60, 30, 'rot') +
    cut('rot', box(92, 96, 88, 70)) +
    cut('papier', 'M86 96a50 15 0 0 1 100 0a50 15 0 0 1 -100 0z') +
    flat('papier', 'M86 156a50 15 0 0 0 100 0v10a50 15 0 0 1 -100 0z') +
    line('papier', 3, 'M94 106l20 52 22 -48 22 48 20 -52') +
    line('holz', 5, 'M108 90L74 44M160 90L196 48') +
    flat('holz', dot(74, 44, 6) + dot(196, 48, 6)) +
    cut('sonne', 'M186 150h40l44 -26v60l-44 -26h-40z') +
    line('sonne', 5, 'M196 154v18q0 8 8 8h18q8 0 8 -8v-16') +
    flat('holz', box(206, 138, 5, 14) + box(216, 138, 5, 14) + box(196, 138, 5, 14)),

  theater:
    flat('tief', 'M0 0h300v200H0z') +
    cut('warm', 'M70 200V60Q150 20 230 60V200z') +
    cut('sonne', dot(150, 100, 40)) +
    cut('papier', 'M104 84q26 10 48 0v30q-2 28 -24 30t-24 -30z') +
    flat('tief', 'M112 98q6 -6 12 0zM132 98q6 -6 12 0zM116 116q12 14 24 0q-12 6 -24 0z') +
    cut('rot', 'M156 96q24 10 46 0v28q-2 28 -23 30t-23 -30z') +
    flat('papier', 'M163 110q6 -6 12 0zM183 110q6 -6 12 0zM168 138q11 -14 22 0q-11 -6 -22 0z') +
    cut('ziegel', 'M0 0h84q4 90 -34 120T20 200H0z') +
    cut('rot', 'M0 0h52q4 80 -18 112T0 170z') +
    cut('ziegel', 'M300 0h-84q-4 90 34 120T280 200h20z') +
    cut('rot', 'M300 0h-52q-4 80 18 112T300 170z') +
    cut('rot', 'M0 0h300v22q-25 24 -50 0q-25 24 -50 0q-25 24 -50 0q-25 24 -50 0q-25 24 -50 0q-25 24 -50 0z') +
    cut('holz', 'M0 178h300v22H0z'),

  markt:
    sky('kuehl', 150, 40, 24) +
    hills(0) +
    house(8, 150, 46, 40) +
    house(246, 150, 44, 40, { roof: 'ziegel' }) +
    row(2, (i) => {
      const x = 40 + i * 116;
      const colour = i ? 'nah' : 'rot';
      return (
        cut('rinde', box(x + 6, 96, 6, 84) + box(x + 92, 96, 6, 84)) +
        cut('papier', `M${x + 4} 76h96l10 28H${x - 6}z`) +
        flat(
          colour,
          row(4, (j) => `M${x + 4 + j * 24} 76h12l${j * 2.5 - 4} 28h-14.500z`),
        ) +
        cut('holz', box(x, 146, 104, 34)) +
        flat('rinde', box(x, 158, 104, 2)) +
        flat(
          i ? 'rot' : 'laub',
          row(5, (j) => dot(x + 14 + j * 19, 140, 8)),
        ) +
        flat(
          i ? 'sonne' : 'rot',
          row(4, (j) => dot(x + 24 + j * 19, 132, 7)),
        )
      );
    }),

  fest:
    sky('rose', 66, 56, 28) +
    hills(1) +
    fir(270, 166, 80) +
    cut('papier', 'M80 104L156 46L232 104V176H80z') +
    flat('rot', 'M80 104L156 46L108 104V176H80zM156 46L134 104V176h44V104zM156 46L204 104V176h28V104z') +
    cut(
      'ziegel',
      'M74 100h164v8q-10 10 -20.500 0q-10 10 -20.500 0q-10 10 -20.500 0q-10 10 -20.500 0q-10 10 -20.500 0q-10 10 -20.500 0q-10 10 -20.500 0q-10 10 -20.500 0z',
    ) +
    flat('tief', 'M140 176v-36q16 -18 32 0v36z') +
    line('rinde', 3, 'M156 46V22') +
    flat('sonne', 'M156 22l24 7 -24 8z') +
    line('tief', 1.5, 'M0 24Q70 60 156 24Q230 60 300 20') +
    flat('sonne', 'M34 38l12 4 -8 12zM214 42l12 -1 -6 14z') +
    flat('blau', 'M84 44l13 -1 -6 13zM262 38l11 -5 -1 15z') +
    cut('holz', box(22, 158, 52, 7)) +
    flat('rinde', box(30, 165, 5, 20) + box(62, 165, 5, 20)),

  weihnacht:
    flat('nacht', 'M0 0h300v200H0z') +
    flat(
      'papier',
      [
        [30, 30],
        [74, 58],
        [120, 24],
        [206, 36],
        [254, 70],
        [276, 24],
        [20, 92],
        [236, 108],
      ]
        .map(([x = 0, y = 0]) => dot(x, y, 2.6))
        .join(''),
    ) +
    cut('mitte', 'M0 136Q70 100 150 128T300 116V200H0z') +
    house(28, 164, 60, 40, { wall: 'holz', roof: 'papier', windows: 1 }) +
    house(218, 166, 60, 40, { wall: 'holz', roof: 'papier', windows: 1 }) +
    flat('sonne', box(50, 134, 17, 14) + box(240, 136, 17, 14)) +
    fir(150, 184, 140) +
    flat(
      'sonne',
      [
        [150, 76],
        [138, 104],
        [164, 110],
        [128, 134],
        [152, 138],
        [176, 142],
        [120, 162],
        [146, 164],
        [178, 166],
      ]
        .map(([x = 0, y = 0]) => dot(x, y, 4))
        .join(''),
    ) +
    flat(
      'rot',
      [
        [146, 92],
        [158, 124],
        [138, 150],
        [166, 154],
        [192, 166],
      ]
        .map(([x = 0, y = 0]) => dot(x, y, 4))
        .join(''),
    ) +
    cut('sonne', 'M150 28l5 11 12 1 -9 8 3 12 -11 -6 -11 6 3 -12 -9 -8 12 -1z') +
    cut('papier', 'M0 176Q80 164 150 178T300 172V200H0z'),

  fasching:
    sky('warm') +
    flat('rot', 'M30 40l14 4 -4 8zM250 30l14 8 -10 6zM60 120l12 -4 2 10zM270 120l10 8 -12 4z') +
    flat('blau', dot(80, 34, 5) + dot(228, 66, 5) + dot(30, 86, 5) + dot(262, 164, 5)) +
    flat('nah', 'M44 158l12 6 -10 6zM196 24l10 10 -13 3zM98 66l8 8 -10 4z') +
    cut('nah', 'M150 96Q120 30 62 62Q100 74 104 118z') +
    cut('rot', 'M150 96Q180 30 238 62Q200 74 196 118z') +
    cut('sonne', 'M118 110Q120 40 150 22Q180 40 182 110z') +
    cut('sonne', dot(62, 62, 9)) +
    cut('sonne', dot(238, 62, 9)) +
    cut('rot', dot(150, 22, 9)) +
    cut('papier', 'M98 104q52 -18 104 0v24q-2 50 -52 56t-52 -56z') +
    flat('tief', 'M114 128q14 -14 28 0q-14 8 -28 0zM158 128q14 -14 28 0q-14 8 -28 0z') +
    flat('rot', `${dot(150, 146, 8)}M122 158q28 26 56 0q-28 10 -56 0z`) +
    cut('nacht', 'M92 100q58 -22 116 0v12q-58 -20 -116 0z'),

  kirche:
    sky('kuehl', 62, 54) +
    hills(2) +
    fir(34, 172, 62) +
    church(118, 176, 156) +
    line('sonne', 2.5, 'M135.400 20V8M130 12h11') +
    tree(262, 180, 62) +
    cut('falte', 'M96 200q14 -20 36 -24h10q10 10 34 24z'),

  bibliothek:
    sky('mint') +
    cut('holz', box(30, 24, 240, 8) + box(30, 96, 240, 8)) +
    cut('rinde', box(22, 16, 10, 168) + box(268, 16, 10, 168)) +
    cut('rot', box(42, 40, 16, 56)) +
    cut('nacht', box(60, 46, 14, 50)) +
    cut('sonne', box(76, 36, 20, 60)) +
    cut('nah', box(98, 44, 14, 52)) +
    cut('papier', box(114, 50, 16, 46)) +
    cut('tief', 'M134 50l15 -4 14 48 -15 4z') +
    cut('blau', box(196, 44, 18, 52)) +
    cut('ziegel', box(216, 38, 14, 58)) +
    cut('laub', box(232, 52, 18, 44)) +
    flat('papier', box(42, 50, 16, 4) + box(76, 48, 20, 4) + box(196, 56, 18, 4)) +
    cut('papier', 'M150 190q-40 -26 -92 -14V120q52 -12 92 14z') +
    cut('papier', 'M150 190q40 -26 92 -14V120q-52 -12 -92 14z') +
    line('grau', 3, 'M72 136q32 -4 62 12M72 150q32 -4 62 12M228 136q-32 -4 -62 12M228 150q-32 -4 -62 12') +
    flat('rot', 'M196 122h12v34l-6 -7 -6 7z'),

  ausstellung:
    sky('warm') +
    cut('falte', box(0, 166, 300, 34)) +
    cut('rinde', box(24, 34, 76, 92)) +
    flat('kuehl', box(32, 42, 60, 76)) +
    cut('mitte', 'M32 96q20 -24 36 -10t24 -6v38H32z') +
    cut('sonne', dot(74, 62, 8)) +
    cut('tief', box(114, 24, 86, 112)) +
    flat('rose', box(122, 32, 70, 96)) +
    cut('rot', dot(148, 68, 18)) +
    cut('nacht', 'M140 120l26 -56 22 56z') +
    cut('holz', box(214, 48, 62, 62)) +
    flat('mint', box(221, 55, 48, 48)) +
    cut('sonne', 'M245 62l14 34h-28z') +
    person(104, 194, 72, 'nah', 'braun') +
    person(196, 194, 76, 'rot'),

  vortrag:
    sky('kuehl') +
    cut('papier', box(50, 18, 200, 100)) +
    cut('warm', box(60, 28, 180, 80)) +
    cut('nah', 'M60 96q50 -40 90 -16t90 -10v38H60z') +
    cut('sonne', dot(198, 54, 12)) +
    person(54, 176, 92, 'rot') +
    cut('holz', 'M66 124h44l-6 56H72z') +
    flat('rinde', box(62, 120, 52, 6)) +
    row(5, (i) => person(118 + i * 42, 214, 70, i % 2 ? 'tief' : 'nacht', i % 3 === 1 ? 'braun' : 'haut')),

  brauchtum:
    sky('warm', 238, 48, 24) +
    hills(1) +
    cut('papier', box(64, 84, 150, 92)) +
    cut('ziegel', 'M48 88L92 24H186L230 88z') +
    line('rinde', 6, 'M66 87h146M66 130h146M67 87v88M211 87v88M110 88v86M166 88v86M70 128l38 -38M208 128l-38 -38') +
    flat('nah', box(128, 96, 22, 26) + box(80, 140, 20, 24) + box(178, 140, 20, 24)) +
    cut('holz', box(124, 134, 28, 42)) +
    flat('rot', row(4, (i) => dot(79 + i * 7, 168, 4)) + row(4, (i) => dot(178 + i * 7, 168, 4))) +
    tree(262, 180, 64) +
    fir(30, 180, 66),
} as const;
