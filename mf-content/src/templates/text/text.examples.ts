export const examples = {
  vollstaendig: {
    context: {
      titel: 'So erreichen Sie uns',
      text: '<p>Das Rathaus liegt am <strong>Rathausplatz</strong>.</p><h3>Mit dem Bus</h3><ul><li>Linie 716</li><li>Linie 719</li></ul><table><thead><tr><th>Haltestelle</th><th>Weg</th></tr></thead><tbody><tr><td>Rathaus</td><td>2 Minuten</td></tr></tbody></table><p><a href="/kontakt/">Kontakt</a></p>',
    },
    options: {},
  },
  ohneTitel: { context: { text: '<p>Nur ein Absatz.</p>' }, options: {} },
  leer: { context: { titel: null, text: null }, options: {} },
};
