import { readFileSync } from 'node:fs';

/** Settings that are secrets. Each may stand in a file of its own, which the same name with `_FILE` after it names. */
const SECRETS: readonly string[] = [
  'DATABASE_URL',
  'MIGRATE_DATABASE_URL',
  'SECRET_KEY',
  'SMTP_URL',
  'WHATSAPP_TOKEN',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
  'SMS_URL',
  'SMS_HEADERS',
  'SMS_RECEIPT_SECRET',
  'METRICS_TOKEN',
];

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The environment with the secrets that are in files, as Docker, Kubernetes and systemd (`LoadCredential=`) hand them over: the
 * environment of a process is seen by whoever may look at the process, a file only by whom it belongs to. A line break at
 * the end of a file does not count. `problems` has a sentence for each that cannot be had; none of them quotes a secret.
 */
export function withSecretsOfFiles(env: Environment): {
  readonly env: Environment;
  readonly problems: readonly string[];
} {
  const all: Record<string, string | undefined> = { ...env };
  const problems: string[] = [];
  for (const name of SECRETS) {
    const file = env[`${name}_FILE`]?.trim();
    if (!file) continue;
    if (env[name]?.trim()) problems.push(`${name} and ${name}_FILE are both set: only one of them can count.`);
    else {
      const text = textOf(file);
      if (text === undefined) problems.push(`${name}_FILE names a file that cannot be read or is empty.`);
      all[name] = text;
    }
  }
  return { env: all, problems };
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch {
    return undefined;
  }
}
