// The order of cascade layers is that of the first stylesheet to load, which is not predictable: every stylesheet with
// layers starts with the complete order. `gm.util` is the strongest.
module.exports = function addLayerOrder(source) {
  if (!source.includes('@layer')) return source;
  return `@layer gm.reset, gm.tokens, gm.base, gm.vendor, gm.ui, gm.feature, gm.util;\n${source}`;
};
