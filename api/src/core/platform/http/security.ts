import { ACCESSES, type AccessKind } from '@gm/shared/rules/accesses';

/** One way in: security schemes by name, each with the role it needs. */
export type SecurityRequirement = Record<string, string[]>;

/** Settings that hold a password for programs. */
export type Passphrase = 'STAFF_TOKEN' | 'PUSH_TOKEN';

const KINDS: Record<AccessKind, string> = { intern: 'Verwaltung und Vereine', rat: 'Gemeinderat' };

const nameCookie = (kind: AccessKind) => `${kind}Cookie`;
const nameToken = (kind: AccessKind) => `${kind}Token`;

const sessions = (Object.keys(ACCESSES) as AccessKind[]).flatMap((kind) => {
  const { cookie, header } = ACCESSES[kind];
  const token =
    header === 'authorization' ? { type: 'http', scheme: 'bearer' } : { type: 'apiKey', in: 'header', name: header };
  return [
    [
      nameCookie(kind),
      { type: 'apiKey', in: 'cookie', name: cookie, description: `Anmeldung im Browser: ${KINDS[kind]}` },
    ],
    [nameToken(kind), { ...token, description: `Anmeldung von Programmen: ${KINDS[kind]}` }],
  ];
});
const passphrases: Record<Passphrase, string> = {
  STAFF_TOKEN: 'Kennwort für Programme der Verwaltung',
  PUSH_TOKEN: 'Kennwort für Programme, die Benachrichtigungen senden',
};

/** The `securitySchemes` of the OpenAPI document. */
export const securitySchemes = {
  ...Object.fromEntries(sessions),
  ...Object.fromEntries(
    Object.entries(passphrases).map(([name, description]) => [name, { type: 'http', scheme: 'bearer', description }]),
  ),
};

/** Cookie or token of a log-in with the role. */
export const describeRole = (kind: AccessKind, role: string): SecurityRequirement[] => [
  { [nameCookie(kind)]: [role] },
  { [nameToken(kind)]: [role] },
];

const declared = new WeakMap<object, readonly SecurityRequirement[]>();

/** Attaches to a guard what it demands, so that the OpenAPI document cannot differ from the route. */
export function declareSecurity<Guard extends object>(guard: Guard, ways: readonly SecurityRequirement[]): Guard {
  declared.set(guard, ways);
  return guard;
}

/** What the `onRequest` hooks of a route demand; empty for everyone's calls. */
export const listSecurity = (hooks: unknown): SecurityRequirement[] =>
  [hooks].flat().flatMap((hook) => (typeof hook === 'function' ? [...(declared.get(hook) ?? [])] : []));
