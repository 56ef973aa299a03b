import type { CSSProperties, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MailContent } from './mail-content.ts';

// Mail programs read neither style sheets nor custom properties, so the few colours of the design stand here.
const ink = '#2A1533';
const quiet = '#4F3B59';
const page = '#FBF7F2';
const font = 'Figtree, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';
const title = { color: ink, fontFamily: 'Georgia, serif', fontSize: '28px', fontWeight: 400, margin: '0 0 16px' };
const text = { color: ink, fontSize: '16px', lineHeight: '24px', margin: '0 0 16px' };
/** Written by a person, whose line breaks mean something. */
const lines = { ...text, whiteSpace: 'pre-line' } as const;
const label = { ...text, color: quiet, fontSize: '14px', lineHeight: '20px', margin: '0' };
const value = { ...text, fontWeight: 600, margin: '0 0 12px' };
const small = { ...text, color: quiet, fontSize: '14px', lineHeight: '21px', margin: '0 0 12px' };
/** Latin letters, and Devanagari, whose signs above and below the letters want more room between the lines. */
const latin = { text, lines, label, value, small };
const devanagari: typeof latin = {
  text: { ...text, lineHeight: '27px' },
  lines: { ...lines, lineHeight: '27px' },
  label: { ...label, lineHeight: '24px' },
  value: { ...value, lineHeight: '27px' },
  small: { ...small, lineHeight: '24px' },
};
const rule = { border: 'none', borderTop: '1px solid #D9CBBE', margin: '20px 0', width: '100%' };
const button = {
  backgroundColor: '#E0A022',
  border: `1.5px solid ${ink}`,
  borderRadius: '6px',
  color: ink,
  display: 'inline-block',
  fontSize: '16px',
  fontWeight: 600,
  lineHeight: '100%',
  maxWidth: '100%',
  msoPaddingAlt: '0px',
  padding: '12px 20px',
  textDecoration: 'none',
};
const buttonText = {
  display: 'inline-block',
  lineHeight: '120%',
  maxWidth: '100%',
  msoPaddingAlt: '0px',
  msoTextRaise: '9px',
};

/**
 * Outlook on Windows gives a link no padding. There hair spaces of five times their width (500%) stand for the 20px at
 * each side, and text raised by points for the 12px above and below: 9pt below, 18pt in all.
 */
const outlookBefore =
  '<!--[if mso]><i style="mso-font-width:500%;mso-text-raise:18px" hidden>&#8202;&#8202;</i><![endif]-->';
const outlookAfter = '<!--[if mso]><i style="mso-font-width:500%" hidden>&#8202;&#8202;&#8203;</i><![endif]-->';

const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** A block that every mail program lays out alike: a table of one cell. `lang`: of all that is in the cell. */
function Block({
  style,
  cell,
  lang,
  children,
}: {
  readonly style?: CSSProperties;
  readonly cell?: CSSProperties;
  readonly lang?: string;
  readonly children: ReactNode;
}) {
  return (
    <table align="center" width="100%" border={0} cellPadding="0" cellSpacing="0" role="presentation" style={style}>
      <tbody>
        <tr>
          <td dir={lang && 'ltr'} lang={lang} style={cell}>
            {children}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

const hidden = { display: 'none', lineHeight: '1px', maxHeight: 0, maxWidth: 0, opacity: 0, overflow: 'hidden' };
/** How many characters of a mail a list of mails shows beside its subject, at most. */
const longestPreview = 200;
/** Characters without any ink. Behind a short preview they keep the list from showing what follows it in the mail. */
const inkless = '\u00a0\u200c\u200b\u200d\ufeff';

/** What a list of mails shows beside the subject; the opened mail does not show it. */
function Preview({ children }: { readonly children: string }) {
  const shown = children.slice(0, longestPreview);
  return (
    <div style={hidden}>
      {shown}
      {shown.length < longestPreview && <div>{inkless.repeat(longestPreview - shown.length)}</div>}
    </div>
  );
}

function Button({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <a href={href} style={button} target="_blank">
      <span dangerouslySetInnerHTML={{ __html: outlookBefore }} />
      <span style={buttonText}>{children}</span>
      <span dangerouslySetInnerHTML={{ __html: outlookAfter }} />
    </a>
  );
}

function Letter({ content }: { readonly content: MailContent }) {
  const { heading, greeting, opening, paragraphs = [], facts, action, closing, signature } = content;
  const styles = content.language === 'en' ? latin : devanagari;
  return (
    <>
      <h1 style={title}>{heading}</h1>
      {greeting !== null && <p style={styles.text}>{greeting}</p>}
      <p style={styles.text}>{opening}</p>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} style={styles.lines}>
          {paragraph}
        </p>
      ))}
      <Block>
        {facts.map(([name, fact]) => (
          <div key={name}>
            <p style={styles.label}>{name}</p>
            <p style={styles.value}>{fact}</p>
          </div>
        ))}
      </Block>
      {action !== null && (
        <Block style={{ margin: '8px 0 24px' }}>
          <Button href={action.url}>{action.label}</Button>
        </Block>
      )}
      {closing.map((line) => (
        <p key={line} style={styles.small}>
          {line}
        </p>
      ))}
      <hr style={rule} />
      {signature.map((line) => (
        <p key={line} style={styles.label}>
          {line}
        </p>
      ))}
    </>
  );
}

function Mail({ content }: { readonly content: MailContent }) {
  return (
    <html dir="ltr" lang={content.language}>
      <head>
        <meta content="text/html; charset=UTF-8" httpEquiv="Content-Type" />
        <meta name="x-apple-disable-message-reformatting" />
        <title>{content.subject}</title>
      </head>
      <body style={{ backgroundColor: page, margin: 0, padding: 0 }}>
        <Preview>{content.opening}</Preview>
        {/* Webmail drops html and body, so what holds for the whole mail is repeated on this cell. */}
        <Block
          lang={content.language}
          cell={{ backgroundColor: page, fontFamily: font, margin: 0, padding: '24px 12px' }}
        >
          <Block
            style={{ backgroundColor: '#FFFEFC', borderTop: `3px solid ${ink}`, maxWidth: '560px' }}
            cell={{ padding: '28px 24px' }}
          >
            <Letter content={content} />
          </Block>
        </Block>
      </body>
    </html>
  );
}

/** The mail as HTML that mail programs show alike: laid out by tables, with every style on the element it is for. */
export function renderHtml(content: MailContent): string {
  return `${doctype}${renderToStaticMarkup(<Mail content={content} />)}`;
}
