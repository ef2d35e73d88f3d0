export const examples = { bericht: { context: {}, options: {} } };
