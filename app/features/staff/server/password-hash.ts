import { hash, verify } from '@node-rs/argon2';

/** What OWASP asks of argon2id at least: 19 MiB, two passes, one lane. It is the package's default as well. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The same signs typed on another keyboard are the same password. */
function normal(password: string): string {
  return password.normalize('NFKC');
}

/** The argon2id hash of a password, with its salt and cost. */
export function hashPassword(password: string): Promise<string> {
  return hash(normal(password), cost);
}

/** Whether the password is the one that was hashed. */
export function isPasswordOf(hashed: string, password: string): Promise<boolean> {
  return verify(hashed, normal(password));
}
