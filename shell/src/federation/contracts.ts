import { CONTRACT_VERSION, type Template, type TemplateDefinition } from '@gm/shared/contract';

/** Adapts a release of an older contract to the current contract. */
export interface ContractAdapter {
  /** Wraps a component with old props into one with current props. */
  adaptTemplate(old: unknown): Template;
  /** Adapts the declaration of a template in its `contract.ts`. */
  adaptDefinition(old: unknown): TemplateDefinition;
}

/** Contracts that this shell supports: the current one, and older ones by version. */
export interface Contracts {
  present: number;
  older: Readonly<Record<number, ContractAdapter>>;
}

/**
 * When `CONTRACT_VERSION` increases, add an adapter for the previous version here; remotes can then be rebuilt one by
 * one. Remove it when `npm run releases` lists none that needs it.
 */
export const contracts: Contracts = { present: CONTRACT_VERSION, older: {} };

/** The current version first. */
export const listContractVersions = ({ present, older }: Contracts): number[] => [
  present,
  ...Object.keys(older)
    .map(Number)
    .sort((a, b) => b - a),
];
