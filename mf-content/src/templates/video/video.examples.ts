const context = {
  titel: 'Die Website in Deutscher Gebärdensprache',
  fehlt: 'Das Video in Deutscher Gebärdensprache wird gerade gedreht.',
};

export const examples = {
  ohneDatei: { context, options: {} },
  vollstaendig: {
    context,
    options: { video: '/filme/dgs.mp4', untertitel: '/filme/dgs.vtt', standbild: '/filme/dgs.jpg' },
  },
  fremdesSchema: { context, options: { video: 'javascript:alert(1)' } },
  leer: { context: {}, options: {} },
};
