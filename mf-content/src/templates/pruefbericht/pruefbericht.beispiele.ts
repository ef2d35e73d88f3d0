export const beispiele = { bericht: { context: {}, options: {} } };
