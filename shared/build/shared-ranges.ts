/**
 * The only packages the shell shares at runtime, with the range a remote accepts. Everything else is bundled by each
 * remote. `react-router-dom` is a curated subset (shell/src/federation/shared-scope.ts). The federation runtime
 * requires versions for modules of `shared`, too; theirs are constant, because compatibility is decided by a hash of
 * their API (`singleton-hashes.json`).
 */
export const sharedRanges = {
  react: '^19.0.0',
  'react/jsx-runtime': '^19.0.0',
  'react-dom': '^19.0.0',
  'react-router-dom': '^7.0.0',
  zustand: '^5.0.0',
  '@gm/shared/navigation': '^1.0.0',
} satisfies Readonly<Record<string, string>>;
