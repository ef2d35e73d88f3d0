import type { RIGHT_LEVELS, Right } from '@gm/shared/schemas/accounts';
import { mailRecipientKind } from '../../forms/mail-recipient.ts';
import type { AccountLine } from '../../services/accounts/account-repository.ts';

export type RightLevel = (typeof RIGHT_LEVELS)[number];

/** What a right must cover: the kind of an entry and its branches. */
export interface Matter {
  art: string;
  zweige: readonly string[];
}

/** Wildcard for every kind, for deputies of accounts with all rights. */
const EACH_KIND = '*';

/** Settings that only administrators maintain. */
const ONLY_ADMIN: readonly string[] = [mailRecipientKind.name];

/** The editing and releasing rights of an account. */
export interface Rights {
  istAdmin: boolean;
  /** Except settings reserved for administrators. */
  hatAlles: boolean;
  /** Empty if `hatAlles`. */
  liste: readonly Right[];
  allows(was: RightLevel, matter: Matter): boolean;
  /** Whether the account may edit some entries of the kind. */
  allowsSome(kind: string): boolean;
}

export function createRights({ rollen: roles, rechte: rights }: Pick<AccountLine, 'rollen' | 'rechte'>): Rights {
  const hasEverything =
    roles.length > 0 ||
    rights.some(
      ({ art: kind, zweig: branch, darf: may }) => kind === EACH_KIND && branch === '' && may === 'freigeben',
    );
  const isAdmin = roles.includes('admin');
  const isAbout = (right: Right, kind: string) => right.art === kind || right.art === EACH_KIND;
  return {
    istAdmin: isAdmin,
    hatAlles: hasEverything,
    liste: hasEverything ? [] : rights,
    allows: (was, { art: kind, zweige: branches }) =>
      ONLY_ADMIN.includes(kind)
        ? isAdmin
        : hasEverything ||
          rights.some(
            (right) =>
              isAbout(right, kind) &&
              (was === 'schreiben' || right.darf === 'freigeben') &&
              (right.zweig === '' || branches.includes(right.zweig)),
          ),
    allowsSome: (kind) => hasEverything || rights.some((right) => isAbout(right, kind)),
  };
}
