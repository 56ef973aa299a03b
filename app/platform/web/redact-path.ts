// 160 bits in base64url are 27 characters and hold a capital in all but one of a hundred million cases. What clings to one,
// a full stop of the sentence or the word before it, does not save it.
const tokenLike = /(?=[a-z0-9_-]*[A-Z])[A-Za-z0-9_-]{20,}/g;

/** What an address calls the part that opens something for whoever has it. */
const SECRET = ':token';

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Makes the function that says how the path of a request may be written down: without its query, with `:token` in the place
 * of what these addresses call so (in React Router's spelling, `appointment/:token`), and of anything else that looks like a
 * token, wherever it stands. Capitals, doubled slashes and what follows a token hide nothing. A word that one of the addresses
 * has at the same place is not a token: with `form/:kind/visit/:token` and `form/:kind/:token`, `visit` stays.
 */
export function pathRedaction(addresses: readonly string[]): (path: string) => string {
  const spelled = addresses.map((address) => address.toLowerCase().split('/'));
  return (path) => {
    const [bare = ''] = path.split(/[?#]/, 1);
    let place = 0;
    let fitting = spelled;
    const withoutSecrets = decoded(bare).replaceAll(/[^/]+/g, (part) => {
      const name = part.toLowerCase().replace(/\.data$/, '');
      const here = fitting.map((address) => address[place]);
      fitting = fitting.filter((_address, index) => here[index] === name || here[index]?.startsWith(':'));
      place += 1;
      if (here.includes(name) || !here.includes(SECRET)) return part;
      return SECRET + (/\.data$/i.exec(part)?.[0] ?? '');
    });
    return withoutSecrets.replace(tokenLike, SECRET);
  };
}
