const address = '/admin-login/passkey';

/** Whether this browser, at this address, can make and use passkeys. */
export function canUsePasskeys(): boolean {
  return (
    typeof PublicKeyCredential === 'function' &&
    'parseRequestOptionsFromJSON' in PublicKeyCredential &&
    'parseCreationOptionsFromJSON' in PublicKeyCredential &&
    !/^[\d.]+$|^\[/.test(location.hostname)
  );
}

async function ask(values: Readonly<Record<string, string>>): Promise<unknown> {
  const answer = await fetch(address, { method: 'POST', body: new URLSearchParams(values) });
  if (!answer.ok) throw new Error(`The server refused (${answer.status}).`);
  return answer.json();
}

async function optionsOf<T>(step: string): Promise<T> {
  const answer = await ask({ step });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made by our own server for this very call
  return (answer as { options: T }).options;
}

async function send(step: string, made: Credential | null, more: Readonly<Record<string, string>> = {}): Promise<void> {
  if (!(made instanceof PublicKeyCredential)) throw new Error('The browser gave no passkey.');
  await ask({ step, response: JSON.stringify(made.toJSON()), ...more });
}

/** Makes a passkey for whoever is signed in. Rejects when they, their browser or the server say no. */
export async function makePasskey(name: string): Promise<void> {
  const options = await optionsOf<PublicKeyCredentialCreationOptionsJSON>('begin-adding');
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  await send('add', await navigator.credentials.create({ publicKey }), { name });
}

/** Signs in with a passkey. Rejects when its owner, their browser or the server say no. */
export async function signInByPasskey(): Promise<void> {
  const options = await optionsOf<PublicKeyCredentialRequestOptionsJSON>('begin-sign-in');
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  await send('sign-in', await navigator.credentials.get({ publicKey }));
}
