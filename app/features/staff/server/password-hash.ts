import { hash, verify } from '@node-rs/argon2';

/** How passwords are kept and recognised; each function costs the same whatever it is given. */
export interface Passwords {
  /** The argon2id hash of a password, with its salt and cost. */
  hash(password: string): Promise<string>;
  /** Whether the password is the one that was hashed. */
  isOf(hashed: string, password: string): Promise<boolean>;
}

/** What OWASP asks of argon2id at least: 19 MiB, two passes, one lane. It is the package's default as well. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The same signs typed on another keyboard are the same password. */
function normal(password: string): string {
  return password.normalize('NFKC');
}

export const argon2Passwords: Passwords = {
  hash: (password) => hash(normal(password), cost),
  isOf: (hashed, password) => verify(hashed, normal(password)),
};
