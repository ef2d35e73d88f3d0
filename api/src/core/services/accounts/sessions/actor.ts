/** Who did something, as recorded in the audit log; residents have no account. */
export interface Actor {
  konto: number | null;
  name: string;
}
