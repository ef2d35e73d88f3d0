import { CONTRACT_VERSION, type Template, type TemplateDefinition } from '@gm/shared/vertrag';

/** Makes of what a release of an older contract brings what the present contract asks for. */
export interface ContractAdapter {
  /** A component that takes the present props, of one that takes the old ones. */
  adaptTemplate(old: unknown): Template;
  /** What its `contract.ts` declares of a template. */
  adaptDefinition(old: unknown): TemplateDefinition;
}

/** Contracts this shell speaks: the present one, and older ones by their version. */
export interface Contracts {
  present: number;
  older: Readonly<Record<number, ContractAdapter>>;
}

/**
 * Where `CONTRACT_VERSION` goes up, an adapter for the one before joins here: remotes are then built anew one by one. It
 * goes when `npm run releases` shows none that needs it.
 */
export const contracts: Contracts = { present: CONTRACT_VERSION, older: {} };

/** The present one first. */
export const listContractVersions = ({ present, older }: Contracts): number[] => [
  present,
  ...Object.keys(older)
    .map(Number)
    .sort((a, b) => b - a),
];
