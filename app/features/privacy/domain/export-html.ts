import { escapeMarkup } from '#app/lib/escape-markup.ts';

type Row = Readonly<Record<string, unknown>>;

/** "noticeVersion" is read as "Notice version". */
function words(key: string): string {
  const spaced = key.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** A picture inside the page itself. */
const picture = /^data:image\/jpeg;base64,[A-Za-z0-9+/=]+$/;

function shown(value: unknown): string {
  if (typeof value === 'string' && picture.test(value)) return `<img src="${value}" alt="">`;
  if (value === null || value === undefined || value === '') return '–';
  return escapeMarkup(typeof value === 'string' ? value : JSON.stringify(value));
}

function table(rows: readonly Row[]): string {
  const [first] = rows;
  if (!first) return '<p>Nothing.</p>';
  const keys = Object.keys(first);
  const head = keys.map((key) => `<th scope="col">${escapeMarkup(words(key))}</th>`).join('');
  const body = rows.map((row) => `<tr>${keys.map((key) => `<td>${shown(row[key])}</td>`).join('')}</tr>`).join('\n');
  return `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}

/**
 * All that is held on somebody as one page that can be read anywhere: no script, nothing loaded, and a policy that
 * forbids both. Times are in UTC, as they are stored.
 */
export function exportHtml(
  clinicName: string,
  madeAt: string,
  sections: Readonly<Record<string, readonly Row[]>>,
): string {
  const parts = Object.entries(sections)
    .map(([key, rows]) => `<section><h2>${escapeMarkup(words(key))}</h2>${table(rows)}</section>`)
    .join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Your data at ${escapeMarkup(clinicName)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:70rem;padding:0 1rem}
table{border-collapse:collapse;width:100%}th,td{border:1px solid;padding:.3rem .5rem;text-align:left;vertical-align:top;overflow-wrap:anywhere}
td{white-space:pre-line}img{max-width:30rem;max-height:40rem}section{overflow-x:auto}</style>
</head>
<body>
<h1>Your data at ${escapeMarkup(clinicName)}</h1>
<p>All that is held on you, as of ${escapeMarkup(madeAt)}. Times are in UTC; the clinic’s clock is 5:30 hours ahead.</p>
${parts}
</body>
</html>
`;
}
