import { Body, Button, Container, Head, Heading, Hr, Html, Preview, render, Section, Text } from 'react-email';
import type { MailContent } from './mail-content.ts';

// Mail programs read neither style sheets nor custom properties, so the few colours of the design stand here.
const ink = '#2A1533';
const quiet = '#4F3B59';
const font = 'Figtree, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';
const text = { color: ink, fontSize: '16px', lineHeight: '24px', margin: '0 0 16px' };
/** Written by a person, whose line breaks mean something. */
const lines = { ...text, whiteSpace: 'pre-line' } as const;
const label = { ...text, color: quiet, fontSize: '14px', lineHeight: '20px', margin: '0' };
const value = { ...text, fontWeight: 600, margin: '0 0 12px' };
const small = { ...text, color: quiet, fontSize: '14px', lineHeight: '21px', margin: '0 0 12px' };
const button = {
  backgroundColor: '#E0A022',
  border: `1.5px solid ${ink}`,
  borderRadius: '6px',
  color: ink,
  fontSize: '16px',
  fontWeight: 600,
  padding: '12px 20px',
};

function Mail({ content }: { content: MailContent }) {
  const { language, subject, heading, greeting, opening, paragraphs = [], facts, action, closing, signature } = content;
  return (
    <Html lang={language}>
      <Head>
        <title>{subject}</title>
      </Head>
      <Preview useTitleTag={false}>{opening}</Preview>
      <Body style={{ backgroundColor: '#FBF7F2', fontFamily: font, margin: '0', padding: '24px 12px' }}>
        <Container
          style={{ backgroundColor: '#FFFEFC', borderTop: `3px solid ${ink}`, maxWidth: '560px', padding: '28px 24px' }}
        >
          <Heading
            style={{ color: ink, fontFamily: 'Georgia, serif', fontSize: '28px', fontWeight: 400, margin: '0 0 16px' }}
          >
            {heading}
          </Heading>
          {greeting !== null && <Text style={text}>{greeting}</Text>}
          <Text style={text}>{opening}</Text>
          {paragraphs.map((paragraph) => (
            <Text key={paragraph} style={lines}>
              {paragraph}
            </Text>
          ))}
          <Section>
            {facts.map(([name, fact]) => (
              <div key={name}>
                <Text style={label}>{name}</Text>
                <Text style={value}>{fact}</Text>
              </div>
            ))}
          </Section>
          {action !== null && (
            <Section style={{ margin: '8px 0 24px' }}>
              <Button href={action.url} style={button}>
                {action.label}
              </Button>
            </Section>
          )}
          {closing.map((line) => (
            <Text key={line} style={small}>
              {line}
            </Text>
          ))}
          <Hr style={{ borderColor: '#D9CBBE', margin: '20px 0' }} />
          {signature.map((line) => (
            <Text key={line} style={label}>
              {line}
            </Text>
          ))}
        </Container>
      </Body>
    </Html>
  );
}

/** The mail as HTML that mail programs show alike. */
export async function renderHtml(content: MailContent): Promise<string> {
  return render(<Mail content={content} />);
}
