/** LISTEN takes a name, not a parameter: only plain lower-case names pass, so nothing has to be quoted. */
export function asChannel(name: string): string {
  if (!/^[a-z][a-z_]{0,62}$/.test(name)) throw new Error(`${JSON.stringify(name)} is no channel name.`);
  return name;
}
