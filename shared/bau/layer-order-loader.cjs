// The order of the cascade's layers counts as the first stylesheet that arrives says it, and which one that is nobody
// knows: every one that has layers begins with the whole order. `gm.util` is the strongest.
module.exports = function addLayerOrder(source) {
  if (!source.includes('@layer')) return source;
  return `@layer gm.reset, gm.tokens, gm.base, gm.vendor, gm.ui, gm.feature, gm.util;\n${source}`;
};
