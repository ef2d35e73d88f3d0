// react-router does not mark its forwardRef components and classes as free of side effects, so a bundler keeps all of
// them: 12.6 kB instead of 2.7. Rewriting these patterns allows tree shaking. An error boundary that reads a context of
// React Server Components depends on its `contextType`; the shell renders no routes, hence no such boundary.
module.exports = function markPure(source) {
  return source
    .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
    .replace(/^[\w$]+\.(?:displayName|contextType) = .*;$/gm, '');
};
